import type { PileId, PileKind } from '../engine/pile.ts';
import type { Facts, Words } from './words.ts';

const KINDS: Readonly<Record<string, PileKind>> = {
  s: 'stock',
  w: 'waste',
  f: 'foundation',
  t: 'column',
  r: 'reserve',
  c: 'cell',
};

/** What messages are told of a pile: its kind, its number in its kind, and how many there are of that kind. */
export interface PileFacts extends Facts {
  readonly kind: PileKind;
  readonly number: number;
  readonly of: number;
}

/** The facts of the pile `id`, one of `all`. Throws a RangeError for an id of another form. */
export function pileFacts(id: PileId, all: readonly PileId[]): PileFacts {
  const kind = KINDS[id.charAt(0)];
  if (kind === undefined) throw new RangeError(`${id} is no pile`);
  const alike = all.filter((other) => other.charAt(0) === id.charAt(0));
  return { kind, number: Number(id.slice(1)) || 1, of: alike.length };
}

/** The name of a pile: "column 3", "waste", "reserve". */
export function pileName(words: Words, id: PileId, all: readonly PileId[]): string {
  return words.format('pile', pileFacts(id, all));
}

/** What a pile is called by those who hear it: "column 3, 5 cards, 2 face down". */
export function pileLabel(
  words: Words,
  id: PileId,
  all: readonly PileId[],
  cards: number,
  faceDown: number,
): string {
  return words.format('pile-label', { ...pileFacts(id, all), cards, down: faceDown });
}
