/**
 * The name of a word of the rules in messages: `alternating colours` becomes `alternating-colours`. Fluent allows
 * letters, digits, `-` and `_` in the keys of a choice, and no digit at the beginning.
 */
export function wordKey(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

const RANK_KEYS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
] as const;

const SUIT_KEYS = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** A rank in messages, for ranks 0 (ace) to 12 (king). */
export type RankKey = (typeof RANK_KEYS)[number];

/** A suit in messages. */
export type SuitKey = (typeof SUIT_KEYS)[number];

/** The rank 0 (ace) to 12 (king) as messages name it. Throws a RangeError for any other number. */
export function rankKey(rank: number): RankKey {
  const key = RANK_KEYS[rank];
  if (key === undefined) throw new RangeError(`${rank} is no rank`);
  return key;
}

/** The suit 0 to 3 as messages name it. Throws a RangeError for any other number. */
export function suitKey(suit: number): SuitKey {
  const key = SUIT_KEYS[suit];
  if (key === undefined) throw new RangeError(`${suit} is no suit`);
  return key;
}
