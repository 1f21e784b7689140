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
} from 'valibot';
import { Arrangement, DeckWords } from './deck.ts';
import { Columns } from './columns.ts';
import { Foundations } from './foundations.ts';
import { Cells, Reserve } from './side-piles.ts';
import { Stock } from './stock.ts';

/** In which order the columns get their cards. */
export const ColumnFill = picklist([
  'row by row',
  'row by row from the right',
  'row by row, short columns last',
  'row by row, short columns last, then a row to all but the first',
  'row by row from the right, last row apart',
  'row by row, last row apart',
  'face-down cards first',
  'face-down cards first, then short columns last',
  'face-down cards first, from the right',
  'face-down cards first, then the rest from the right',
  'column by column',
  'column by column, last row apart',
]);

/** How the piles get their cards; the rest of the pack is the stock. */
export const Deal = strictObject({
  /** What is done to the shuffled pack before it is dealt. */
  arranged: exactOptional(pipe(array(Arrangement), minLength(1), maxLength(4), readonly())),
  /**
   * The areas that are dealt, one after the other; `waste` is one card of the stock, turned. With `longer columns`,
   * all columns are first dealt as many cards as the shortest holds, and the rest later.
   */
  order: pipe(
    array(picklist(['foundations', 'columns', 'reserve', 'cells', 'waste', 'longer columns'])),
    minLength(1),
    maxLength(5),
    readonly(),
  ),
  columns: ColumnFill,
  /** Several reserve piles get their cards one pile after the other where this is absent. */
  reserve: exactOptional(literal('row by row')),
  /** Which cards go to the foundations as they are dealt to columns or reserve, and what becomes of their place. */
  sorted: exactOptional(
    picklist([
      'aces go up and are replaced',
      'cards that fit go up and are replaced',
      'cards that fit go up and leave a gap',
      'open cards that fit go up after each row',
    ]),
  ),
});

/** A game in which cards are built up on foundations: the great majority of all patiences. */
export const BuildRules = strictObject({
  mechanism: literal('building'),
  deck: DeckWords,
  deal: Deal,
  /** None in games that are won on the columns. */
  foundations: pipe(array(Foundations), maxLength(8), readonly()),
  columns: exactOptional(Columns),
  reserve: exactOptional(Reserve),
  cells: exactOptional(Cells),
  stock: exactOptional(Stock),
  /** What wins the game, where it is not all cards on the foundations. */
  won: exactOptional(
    picklist(['with finished runs of thirteen on the columns', 'with four of a rank on each column']),
  ),
});
