import { formatFace, parseFace, type Face } from '../cards/card.ts';
import type { Mechanism } from './mechanism.ts';
import { DOWN, ID } from './keys.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move } from './move.ts';
import type { Pile } from './pile.ts';
import type { Position } from './position.ts';

/**
 * Writes a move: `t1t3`, `t1t3x2` for two cards, `s` for a tap on the stock. The inverse of {@link parseMove}.
 */
export function formatMove(piles: readonly Pile[], move: Move): string {
  const count = countOf(move);
  if (count === 0) return 's';
  const text = `${piles[fromOf(move)]!.id}${piles[toOf(move)]!.id}`;
  return count === 1 ? text : `${text}x${count}`;
}

/** Reads a move of a game. Gives undefined for a text that is no move, or that names a pile the game does not have. */
export function parseMove(mechanism: Pick<Mechanism, 'piles' | 'stock'>, text: string): Move | undefined {
  const { piles, stock } = mechanism;
  if (text === 's') return stock < 0 ? undefined : packTap(stock);
  const match = /^([swftrc]\d*)([swftrc]\d*)(?:x([1-9]\d{0,2}))?$/.exec(text);
  if (!match) return undefined;
  const from = piles.findIndex((pile) => pile.id === match[1]);
  const to = piles.findIndex((pile) => pile.id === match[2]);
  const count = match[3] === undefined ? 1 : Number(match[3]);
  // One spelling a move: a count of one is not written.
  if (from < 0 || to < 0 || count > 208 || match[3] === '1') return undefined;
  return packMove(from, to, count);
}

/** Writes a card of a position: `9H`, or `#9H` where it lies face down. */
export function formatSlot(faces: Uint8Array, slot: number): string {
  return (slot >= DOWN ? '#' : '') + formatFace(faces[slot & ID]!);
}

/** Writes a pile, bottom card first: `#4D 8S 7H`, or nothing for an empty pile. */
export function formatPile(position: Position, pile: number): string {
  const start = pile * position.stride;
  const slots = position.slots.subarray(start, start + position.lengths[pile]!);
  return Array.from(slots, (slot) => formatSlot(position.faces, slot)).join(' ');
}

/** Writes all piles that hold cards, as `t1: #4D 8S 7H`, one a line. Everything is told, hidden cards too. */
export function formatPosition(piles: readonly Pile[], position: Position): string {
  return piles
    .map((pile, index) => ({ id: pile.id, cards: formatPile(position, index) }))
    .filter(({ cards }) => cards !== '')
    .map(({ id, cards }) => `${id}: ${cards}`)
    .join('\n');
}

/** A card as {@link parsePile} reads it. */
export interface WrittenCard {
  readonly face: Face;
  readonly up: boolean;
}

/** Reads what {@link formatPile} writes. Gives undefined for a text that is no list of cards. */
export function parsePile(text: string): WrittenCard[] | undefined {
  if (text === '') return [];
  const cards: WrittenCard[] = [];
  for (const word of text.split(' ')) {
    const up = !word.startsWith('#');
    const face = parseFace(up ? word : word.slice(1));
    if (face === undefined) return undefined;
    cards.push({ face, up });
  }
  return cards;
}
