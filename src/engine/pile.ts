/** What a pile is for. */
export type PileKind = 'stock' | 'waste' | 'foundation' | 'column' | 'reserve' | 'cell';

/**
 * The name of a pile, as in moves and in saved games: `s` stock, `w` waste, and a letter with a number from 1 for
 * foundations (`f1`), columns (`t1`), reserve piles (`r1`) and cells (`c1`).
 */
export type PileId = 's' | 'w' | `${'f' | 't' | 'r' | 'c'}${number}`;

/** One place on the table. Its index in the list of piles is what the engine works with. */
export interface Pile {
  readonly id: PileId;
  readonly kind: PileKind;
  /** Piles of one class have the same rules, and are interchangeable where nothing else tells them apart. */
  readonly alike: number;
  /** Where a pile of an overlapping layout lies: from the left and from the top, in card widths and card heights. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** Kinds of pile as small numbers, for bit masks of where cards may come from. */
export const KIND: Readonly<Record<PileKind, number>> = {
  stock: 0,
  waste: 1,
  foundation: 2,
  column: 3,
  reserve: 4,
  cell: 5,
};

/** Mask of all kinds that cards may be played from: every one but the stock. */
export const ANY_SOURCE = 0b111110;

/** Most piles that a game may have: an index fits six bits. */
export const MAX_PILES = 64;

const LETTER = { foundation: 'f', column: 't', reserve: 'r', cell: 'c' } as const;

/** Names `count` piles of a kind, going on after those of the kind that are in `piles`, and appends them. */
export function addPiles(piles: Pile[], kind: keyof typeof LETTER, count: number): void {
  const alike = piles.length;
  const before = piles.filter((pile) => pile.kind === kind).length;
  for (let n = 1; n <= count; n++) piles.push({ id: `${LETTER[kind]}${before + n}`, kind, alike });
}

/** Appends the stock or the waste. */
export function addSinglePile(piles: Pile[], kind: 'stock' | 'waste'): void {
  piles.push({ id: kind === 'stock' ? 's' : 'w', kind, alike: piles.length });
}
