import {
  array,
  exactOptional,
  literal,
  maxLength,
  minLength,
  picklist,
  pipe,
  readonly,
  strictObject,
  variant,
} from 'valibot';
import { Card, count, Rank, SuitRelation } from './words.ts';

/** What an empty foundation asks for. */
export const Base = variant('kind', [
  strictObject({ kind: literal('rank'), rank: Rank }),
  /** The rank of the first card that the deal puts on a foundation: Canfield. */
  strictObject({ kind: literal('rank of the first card dealt') }),
  /** The rank of the first card that the player brings here; until then other piles may be shut. */
  strictObject({
    kind: literal('rank chosen by the player'),
    from: picklist(['columns', 'reserve', 'anywhere']),
    until: picklist(['nothing else moves', 'only reserve cards move', 'everything else moves']),
  }),
  strictObject({ kind: literal('any rank') }),
  /** A card of its own for each pile, from left to right. */
  strictObject({
    kind: literal('listed cards'),
    cards: pipe(array(Card), minLength(1), maxLength(24), readonly()),
  }),
]);

/** Foundations that are built card by card. */
const CardFoundations = strictObject({
  takes: literal('single cards'),
  count: count(1, 24),
  base: Base,
  /** What lies here when play begins. */
  dealt: picklist(['nothing', 'one card each']),
  build: strictObject({
    order: picklist([
      'up',
      'down',
      'up, wrapping',
      'down, wrapping',
      'up, then down',
      'doubling',
      'the same rank',
      'down to the ace, then from the base again',
    ]),
    /** Ranks from a card to the next one: Calculation builds by one, two, three and four. */
    by: count(1, 6),
    suits: SuitRelation,
  }),
  /** Most cards that one of these piles may hold. */
  holds: count(1, 104),
  /** Where the top card may go again. */
  gives: picklist(['nothing', 'to other foundations', 'to any pile', 'to any pile once the stock is empty']),
  /** Cards at the bottom that never leave again, absent where all may. */
  keeps: exactOptional(literal(1)),
  /** Of these piles no two may begin with the same suit. */
  onePerSuit: exactOptional(literal(true)),
  /** The columns, counted from 1, that give cards to these piles in the first pass; later on all do. */
  firstFrom: exactOptional(pipe(array(count(1, 40)), minLength(1), maxLength(20), readonly())),
  /** When these piles take their first card from the player, absent where they do from the start. */
  opens: exactOptional(picklist(['once stock and waste are empty', 'once the first one is full'])),
});

/** Foundations that take a finished run in one go: Spider, Manx. */
const RunFoundations = strictObject({
  takes: literal('complete runs'),
  count: count(1, 24),
  /** The run of thirteen, from its highest card down. */
  run: strictObject({ begins: picklist(['with a king', 'at any rank, wrapping']), suits: SuitRelation }),
  /** Once a card has come back, the pile takes nothing until it is empty again. */
  gives: picklist(['nothing', 'to any pile']),
});

/** A foundation to which the player brings four cards of one rank at a time: Perpetual Motion, Beehive. */
const FourFoundations = strictObject({
  takes: literal('four of a rank'),
  count: literal(1),
  gives: literal('nothing'),
});

/** One group of foundations with the same rule. */
export const Foundations = variant('takes', [CardFoundations, RunFoundations, FourFoundations]);
