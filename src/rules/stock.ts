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
  union,
  variant,
} from 'valibot';
import { count, Passes } from './words.ts';

/** A stock that is turned onto a waste. A tap on the empty stock turns the waste over, order kept, and deals no card. */
const StockToWaste = strictObject({
  deals: literal('to the waste'),
  /** Cards turned by one tap, or their number in the first, second and third pass. */
  draw: union([count(1, 7), pipe(array(count(1, 7)), minLength(2), maxLength(4), readonly())]),
  passes: Passes,
  tap: picklist(['at any time', 'while the waste is empty']),
  /** First, a tap deals to columns that hold fewer cards than this, row after row, until none does. */
  fills: exactOptional(count(1, 9)),
  /** The next stock card is turned by itself whenever the waste has run out. */
  waste: exactOptional(literal('never empty')),
  /** A card turned by a tap goes to a foundation at once where it fits. */
  sorted: exactOptional(literal('cards that fit go up')),
});

/** A stock that deals a row of face-up cards: Spider, Manx, Eclipse. */
const StockToRow = strictObject({
  deals: literal('a card to each column'),
  tap: picklist(['at any time', 'while no column is empty']),
  /** Once it is empty, a tap turns the columns over, the first column's lowest card coming first, and deals; absent: once through. */
  passes: exactOptional(Passes),
  /** Once it is empty, a tap turns one column over, the last one first, and deals its cards from there on, going around. */
  again: exactOptional(literal('the columns one by one')),
  /** Empty columns get no card. */
  skips: exactOptional(literal('empty columns')),
  /** Where a last row that is too short begins, if not at the first column. */
  lastRow: exactOptional(literal('from the second column')),
  /** Aces that turn up go to the foundations at once, and the next card takes their place. */
  sorted: exactOptional(literal('aces go up and are replaced')),
});

/** A stock that deals a row of face-up cards onto the reserve piles. */
const StockToReserve = strictObject({
  deals: literal('a card to each reserve pile'),
  tap: literal('at any time'),
});

/** No stock cards, but a tap gathers the columns and deals them again: Cruel, La Belle Lucie. */
const ColumnsAgain = strictObject({
  deals: literal('the columns again'),
  passes: Passes,
  how: variant('kind', [
    /**
     * Column on column, the last one lowest; then packets of so many cards are taken off the top, their order kept. The
     * last column takes what is left.
     */
    strictObject({ kind: literal('order kept'), packets: count(1, 13) }),
    /** Shuffled, then dealt row by row into as few columns of so many cards as are needed. */
    strictObject({ kind: literal('shuffled'), columnsOf: count(1, 13) }),
    /** Shuffled, then dealt into the same columns as at the start, as far as the cards go. */
    strictObject({ kind: literal('shuffled, laid as at the start') }),
    /** The columns, put together with the last one lowest, are turned over and dealt row by row. */
    strictObject({ kind: literal('turned over, row by row') }),
    /** The columns, put together with the first one lowest, are dealt row by row, their order kept. */
    strictObject({ kind: literal('order kept, row by row') }),
    /** Nothing is gathered: the lowest card of each column comes to its top. */
    strictObject({ kind: literal('bottom cards to the top') }),
  ]),
});

/** A stock from which only emptied columns are filled. */
const StockForSpaces = strictObject({ deals: literal('into emptied columns by itself') });

/** The cards that are not dealt at the start, and what a tap on them does. */
export const Stock = variant('deals', [
  StockToWaste,
  StockToRow,
  StockToReserve,
  StockForSpaces,
  ColumnsAgain,
]);
