import { makeDeck, type Deck } from '../cards/pack.ts';
import type { RemovalRules } from '../rules/game-rules.ts';
import { facesDealt, pileCount } from './dealt.ts';
import { grid, pyramid, type Overlap } from './overlap.ts';
import { addPiles, addSinglePile, MAX_PILES, type Pile } from './pile.ts';
import { SET_SIZE } from './removal-sets.ts';

/** Rules of a game of pairs, ready for play. */
export interface RemovalPlan {
  readonly rules: RemovalRules;
  readonly deck: Deck;
  readonly piles: readonly Pile[];
  /** Indices, -1 where there is no such pile. */
  readonly stock: number;
  readonly waste: number;
  readonly foundation: number;
  /** Indices of the layout, the reserve and the cells: from one to the next. */
  readonly first: number;
  readonly reserve: number;
  readonly cells: number;
  /** The cards that each place of the layout is dealt, and each reserve pile. */
  readonly faces: readonly string[];
  readonly reserveFaces: readonly string[];
  readonly coveredBy: readonly (readonly number[])[];
  /** Places in a row of a grid, 0 where there is no grid. */
  readonly width: number;
  /** Whether the next card of the stock lies open. */
  readonly openStock: boolean;
}

/** Works out the plan of a game. Throws a RangeError for rules that cannot be dealt. */
export function planRemoval(rules: RemovalRules): RemovalPlan {
  const deck = makeDeck(rules.deck);
  const { layout, stock: stockRules } = rules;
  const piles: Pile[] = [];
  if (stockRules) addSinglePile(piles, 'stock');
  if (stockRules?.deals === 'to the waste') addSinglePile(piles, 'waste');
  const foundation = piles.length;
  addPiles(piles, 'foundation', 1);
  const first = piles.length;
  const overlap = overlapOf(rules, first);
  if (overlap) piles.push(...overlap.piles);
  else if (layout.shape === 'columns') addPiles(piles, 'column', pileCount(layout.dealt));
  const reserve = piles.length;
  if (rules.reserve) addPiles(piles, 'reserve', pileCount(rules.reserve));
  const cells = piles.length;
  if (rules.sets) addPiles(piles, 'cell', SET_SIZE);
  if (piles.length > MAX_PILES)
    throw new RangeError(`rules: ${piles.length} piles are more than ${MAX_PILES}`);
  if (stockRules?.deals === 'after closing up' && layout.shape !== 'grid')
    throw new RangeError('stock: only the cards of a grid can close up');
  if (rules.neighbours && layout.shape !== 'grid')
    throw new RangeError('neighbours: only the cards of a grid are neighbours');
  if (layout.shape === 'columns' && layout.separated && pileCount(layout.dealt) < 8)
    throw new RangeError('layout.separated: there are fewer than eight columns');
  const faces = facesOf(rules, reserve - first);
  const reserveFaces = Array.from({ length: cells - reserve }, (_, pile) =>
    rules.reserve ? facesDealt(rules.reserve, pile) : '',
  );
  const dealt = [...faces, ...reserveFaces].join('').length;
  if (dealt > deck.size) throw new RangeError(`layout: ${dealt} cards are dealt out of ${deck.size}`);
  if (dealt < deck.size && !stockRules)
    throw new RangeError(`layout: ${deck.size - dealt} cards are left over, and there is no stock`);
  return {
    rules,
    deck,
    piles,
    stock: stockRules ? 0 : -1,
    waste: stockRules?.deals === 'to the waste' ? 1 : -1,
    foundation,
    first,
    reserve,
    cells,
    faces,
    reserveFaces,
    coveredBy: overlap?.coveredBy ?? Array.from({ length: reserve - first }, () => []),
    width: layout.shape === 'grid' ? layout.columns : 0,
    openStock: stockRules?.deals === 'to the waste',
  };
}

function overlapOf({ layout, neighbours, stock }: RemovalRules, first: number): Overlap | undefined {
  if (layout.shape === 'pyramid') return pyramid(layout.rows, first);
  if (layout.shape !== 'grid') return undefined;
  const equal = neighbours === undefined && stock?.deals !== 'after closing up';
  return grid(layout.rows, layout.columns, first, equal);
}

function facesOf({ layout }: RemovalRules, count: number): string[] {
  const places = Array.from({ length: count }, (_, place) => place);
  if (layout.shape === 'columns') return places.map((place) => facesDealt(layout.dealt, place));
  if (layout.shape === 'grid' || layout.faces === 'all face up') return places.map(() => 'u');
  return places.map((place) => (place >= count - layout.rows ? 'u' : 'd'));
}
