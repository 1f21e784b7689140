import { mix } from './hashing.ts';

/** Set in a slot whose card lies face down; the bits below it are the card's id. */
export const DOWN = 0x100;

/** The id bits of a slot. */
export const ID = 0xff;

/** How far apart the sets of keys begin: more than is added to any of them. */
const SET = 0x10000;

/**
 * Two independent random numbers for each face, face up (0 to 51) and face down (52 to 103), from which the keys of
 * piles are made: for set 0, and for each other set others. With `classes`, a face for each face, those of equal ones
 * are equal.
 */
export function cardKeys(set: number, classes?: Uint8Array): readonly [Int32Array, Int32Array] {
  const lane = (salt: number): Int32Array =>
    Int32Array.from({ length: 104 }, (_, i) =>
      mix((classes ? classes[i % 52]! + (i < 52 ? 0 : 52) : i) + salt + set * SET),
    );
  return [lane(1), lane(0x5bd1e995)];
}

/** The keys that positions have unless they are told otherwise. */
export const CARD_KEYS = cardKeys(0);

/** Where the keys of a pile of class `alike` start, in both lanes. */
export function pileSalt(alike: number, set = 0): readonly [number, number] {
  return [mix(alike + 0x1000 + set * SET), mix(alike + 0x2000 + set * SET)];
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
