import {
  array,
  exactOptional,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  picklist,
  pipe,
  readonly,
  strictObject,
  variant,
} from 'valibot';
import { count, Card, Rank } from './words.ts';

const StockEnd = picklist(['top', 'bottom']);

/** The cards that a game is played with, as `makeDeck` takes them: suits may be repeated (one-suit Spider). */
export const DeckWords = strictObject({
  packs: picklist([1, 2, 3, 4]),
  /** Ranks present, ascending, 0 (ace) to 12 (king); all thirteen where this is absent. */
  ranks: exactOptional(
    pipe(
      array(pipe(number(), integer(), minValue(0), maxValue(12))),
      minLength(1),
      maxLength(13),
      readonly(),
    ),
  ),
  suits: exactOptional(
    pipe(array(pipe(number(), integer(), minValue(0), maxValue(3))), minLength(1), maxLength(4), readonly()),
  ),
});

/** What is done to the shuffled pack before it is dealt, as `arrange` takes it. */
export const Arrangement = variant('kind', [
  strictObject({
    kind: literal('bring cards'),
    cards: pipe(array(Card), minLength(1), maxLength(24), readonly()),
    which: picklist(['every copy', 'first pack', 'nearest to bottom']),
    to: StockEnd,
  }),
  strictObject({
    kind: literal('bring ranks'),
    ranks: pipe(array(Rank), minLength(1), maxLength(24), readonly()),
    from: StockEnd,
    to: StockEnd,
  }),
  strictObject({ kind: literal('bring the rank of the top card') }),
  strictObject({
    kind: literal('bring cards of other ranks'),
    than: Rank,
    count: count(1, 52),
    from: StockEnd,
    to: StockEnd,
  }),
  strictObject({ kind: literal('turn over') }),
  strictObject({ kind: literal('kings down'), columns: count(1, 40), cards: exactOptional(count(1, 208)) }),
]);
