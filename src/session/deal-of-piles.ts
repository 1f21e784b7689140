import { formatFace, type CardId, type Face } from '../cards/card.ts';
import { arrange } from '../cards/deal-hooks.ts';
import type { DealNumber } from '../cards/deal-number.ts';
import { generatorOf } from '../cards/generator.ts';
import { ID } from '../engine/keys.ts';
import type { Position } from '../engine/position.ts';
import type { Playable } from './playable.ts';
import { slotsOf } from './views.ts';

/** Cards as they are to lie: by the ids of piles, bottom card first. */
export type Laid = ReadonlyMap<string, readonly Face[]>;

/** The deal of a game that lays the cards like this; undefined where no deal does. All the cards of its deck are named. */
export function dealOfPiles(game: Playable, laid: Laid): DealNumber | undefined {
  const { mechanism, rules } = game;
  const { deck, piles } = mechanism;
  const ids = Array.from(deck.faces, (_, id): CardId => id);
  // Where each card of a deck ends up that is dealt as it lies: so does whatever takes its place.
  const places = mechanism.deal({ stock: ids, generator: generatorOf('1') });
  const arranged = arrange(ids, deck, (rules.mechanism === 'building' && rules.deal.arranged) || []);
  const stock = new Array<Face>(deck.size).fill(-1);
  for (const [pile, { id }] of piles.entries()) {
    const faces = laid.get(id) ?? [];
    const slots = slotsOf(places, pile);
    if (faces.length !== slots.length) return undefined;
    for (const [i, slot] of slots.entries()) stock[arranged.indexOf(slot & ID)] = faces[i] ?? -1;
  }
  return [dealOfCards(stock.toReversed()), dealOfCards(stock)].find((deal) => {
    const dealt = mechanism.deal(deal);
    return piles.every(({ id }, pile) => sameFaces(dealt, pile, laid.get(id) ?? []));
  });
}

function sameFaces(position: Position, pile: number, faces: readonly Face[]): boolean {
  const slots = slotsOf(position, pile);
  return slots.length === faces.length && slots.every((slot, i) => position.faces[slot & ID] === faces[i]);
}

/** The deal of all the cards of a deck in the order in which they are dealt. */
export function dealOfCards(faces: readonly Face[]): DealNumber {
  return faces.map((face) => formatFace(face)).join('');
}
