import { mix } from './hashing.ts';

/** Set in a slot whose card lies face down; the bits below it are the card's id. */
export const DOWN = 0x100;

/** The id bits of a slot. */
export const ID = 0xff;

/**
 * Two independent random numbers for each face, face up (0 to 51) and face down (52 to 103), from which the keys of
 * piles are made.
 */
export const CARD_KEYS: readonly [Int32Array, Int32Array] = [
  Int32Array.from({ length: 104 }, (_, i) => mix(i + 1)),
  Int32Array.from({ length: 104 }, (_, i) => mix(i + 0x5bd1e995)),
];

/** Where the keys of a pile of class `alike` start, in both lanes. */
export function pileSalt(alike: number): readonly [number, number] {
  return [mix(alike + 0x1000), mix(alike + 0x2000)];
}

/** The first lane's key of a pile when a card is laid on it. Order matters: the same cards in another order differ. */
export function extendLow(key: number, cardKey: number): number {
  return Math.imul(((key << 5) | (key >>> 27)) ^ cardKey, 0x9e3779b1);
}

/** The second lane's key of a pile when a card is laid on it. */
export function extendHigh(key: number, cardKey: number): number {
  return Math.imul(((key << 13) | (key >>> 19)) + cardKey, 0x85ebca6b);
}

/** What one pile adds to the key of the whole position. Sums do not know an order, so equal piles may change places. */
export function share(key: number): number {
  return Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
}
