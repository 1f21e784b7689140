import type { CardId, Face } from '../cards/card.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { PileId, PileKind } from '../engine/pile.ts';
import type { Position } from '../engine/position.ts';

/** One card as the player sees it. */
export interface CardView {
  /** Which card it is without telling its face: its place in the deal, from 0. It stays the same for the whole deal. */
  readonly place: number;
  /** Its face, or undefined while it lies face down. */
  readonly face: Face | undefined;
}

/** One pile as the player sees it. Never changed: a pile that changes gets a new view. */
export interface PileView {
  readonly id: PileId;
  readonly kind: PileKind;
  /** Bottom card first. */
  readonly cards: readonly CardView[];
  /** Where a pile of an overlapping layout lies: from the left and from the top, in card widths and card heights. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** For each card id its place in the deal: the piles of the fresh deal in order, each from its bottom. */
export function placesInDeal(mechanism: Mechanism, position: Position): Uint8Array {
  const places = new Uint8Array(mechanism.deck.size);
  let place = 0;
  mechanism.piles.forEach((_, pile) => {
    for (const slot of slotsOf(position, pile)) places[slot & ID] = place++;
  });
  return places;
}

/** The view of one pile. */
export function viewPile(
  mechanism: Mechanism,
  position: Position,
  places: Uint8Array,
  pile: number,
): PileView {
  const { id, kind, at } = mechanism.piles[pile]!;
  const cards = Array.from(slotsOf(position, pile), (slot) => {
    const card: CardId = slot & ID;
    return Object.freeze({ place: places[card]!, face: slot < DOWN ? position.faces[card] : undefined });
  });
  return Object.freeze({ id, kind, cards: Object.freeze(cards), ...(at && { at }) });
}

/** The slots of a pile, bottom first. */
export function slotsOf(position: Position, pile: number): Uint16Array {
  const start = pile * position.stride;
  return position.slots.subarray(start, start + position.lengths[pile]!);
}
