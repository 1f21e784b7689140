import type { PileId, PileKind } from '../engine/pile.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Facts, Words } from './words.ts';

const KINDS: Readonly<Record<string, PileKind>> = {
  s: 'stock',
  w: 'waste',
  f: 'foundation',
  t: 'column',
  r: 'reserve',
  c: 'cell',
};

/** By which kind of game a pile is named: its mechanism, or that its columns lie on each other as single cards. */
export type NamedBy = GameRules['mechanism'] | 'overlap';

/**
 * What a pile is called: by its kind, except for the one pile in Golf's middle (`chain`), a single card's own
 * place (`place`) and the pile that pairs leave for (`removed`).
 */
export type NamedKind = PileKind | 'chain' | 'place' | 'removed';

/** What messages are told of a pile: its kind, its number in its kind, and how many there are of that kind. */
export interface PileFacts extends Facts {
  readonly kind: NamedKind;
  readonly number: number;
  readonly of: number;
}

/** The facts of the pile `id`, one of `all`. Throws a RangeError for an id of another form. */
export function pileFacts(id: PileId, all: readonly PileId[], mechanism: NamedBy = 'building'): PileFacts {
  const letter = id.charAt(0);
  const kind = KINDS[letter];
  if (kind === undefined) throw new RangeError(`${id} is no pile`);
  const alike = all.filter((other) => other.charAt(0) === letter);
  return { kind: namedKind(kind, mechanism), number: Number(id.slice(1)) || 1, of: alike.length };
}

/** By what the piles of a game are named. */
export function namedBy(rules: GameRules): NamedBy {
  return 'overlap' in rules ? 'overlap' : rules.mechanism;
}

function namedKind(kind: PileKind, by: NamedBy): NamedKind {
  if (kind === 'foundation' && (by === 'chain' || by === 'overlap')) return 'chain';
  if (kind === 'foundation' && by === 'removal') return 'removed';
  return kind === 'column' && ['removal', 'overlap', 'gaps', 'accordion'].includes(by) ? 'place' : kind;
}

/** The name of a pile: "column 3", "waste", "reserve". */
export function pileName(words: Words, id: PileId, all: readonly PileId[], mechanism?: NamedBy): string {
  return words.format('pile', pileFacts(id, all, mechanism));
}

/** What a pile is called by those who hear it: "column 3, 5 cards, 2 face down". */
export function pileLabel(
  words: Words,
  id: PileId,
  all: readonly PileId[],
  cards: number,
  faceDown: number,
  mechanism?: NamedBy,
): string {
  return words.format('pile-label', { ...pileFacts(id, all, mechanism), cards, down: faceDown });
}
