import { makeDeck, type Deck } from '../cards/pack.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { landingOf, type Landing } from './building-landings.ts';
import { runTableOf } from './building-runs.ts';
import { pileCount } from './dealt.ts';
import { EMPTY, landingTable, TABLE_SIZE, type LandingTable } from './landing.ts';
import { addPiles, addSinglePile, ANY_SOURCE, KIND, MAX_PILES, type Pile } from './pile.ts';
import type { RunTable } from './position.ts';
import { NOTHING_STACKS } from './stacking.ts';

/** Rules of a building game, ready for play: every question that can be answered beforehand is answered here. */
export interface BuildingPlan {
  readonly rules: BuildRules;
  readonly deck: Deck;
  readonly piles: readonly Pile[];
  readonly kinds: Uint8Array;
  readonly stock: number;
  readonly waste: number;
  /** First index of each kind, and the index after its last. */
  readonly foundations: Range;
  readonly columns: Range;
  readonly reserves: Range;
  readonly cells: Range;
  /** For each foundation the index of its group in the rules, for other piles -1. */
  readonly groupOf: Int8Array;
  readonly landings: readonly Landing[];
  readonly tables: Uint8Array;
  /** For each row of the tables a bit for each face that it takes: faces 0 to 25, and 26 to 51. */
  readonly rowsLow: Int32Array;
  readonly rowsHigh: Int32Array;
  readonly runTables: readonly RunTable[];
  /** Whether two cards of the deck may look the same. */
  readonly hasEqualCards: boolean;
  /** Whether the order of the columns can matter later, so that equal columns may not change places. */
  readonly columnsInOrder: boolean;
  /** Absent where the base rank is not the player's choice. */
  readonly choice: BaseChoice | undefined;
}

/** What is open to play while the player has yet to choose the base rank: masks of the kinds of pile that cards leave. */
export interface BaseChoice {
  /** Whose cards may go to the foundations. */
  readonly from: number;
  /** Whose cards may go elsewhere. */
  readonly others: number;
  /** Whether the stock may be used. */
  readonly stockOpen: boolean;
}

/** Pile indices from `first` up to but not including `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/**
 * Works out the plan of a game whose rules can be dealt (`checkDeal`). Throws a RangeError when they need too many piles.
 */
export function planBuilding(rules: BuildRules): BuildingPlan {
  const deck = makeDeck(rules.deck);
  const columnsInOrder =
    rules.stock?.deals === 'a card to each column' ||
    rules.stock?.deals === 'the columns again' ||
    rules.columns?.empty.takes.kind === 'any card in some columns';
  const { piles, ranges, groupOf } = layPiles(rules, columnsInOrder);
  if (piles.length > MAX_PILES)
    throw new RangeError(`rules: ${piles.length} piles are more than ${MAX_PILES}`);
  const tables = [landingTable(NOTHING_STACKS, () => false)];
  const landings: Landing[] = [];
  const runTables: RunTable[] = [];
  piles.forEach((pile, index) => {
    // Making tables is most of the work, and neighbours of a class share them.
    const same = index > 0 && piles[index - 1]!.alike === pile.alike;
    const foundation = groupOf
      .slice(ranges.foundations.first, index)
      .filter((group) => group === groupOf[index]).length;
    landings.push(
      same ? landings.at(-1)! : landingOf(rules, deck, pile, groupOf[index]!, foundation, tables),
    );
    runTables.push(same ? runTables.at(-1)! : runTableOf(rules, pile));
  });
  return {
    rules,
    deck,
    piles,
    kinds: Uint8Array.from(piles, (pile) => KIND[pile.kind]),
    stock: piles.findIndex((pile) => pile.kind === 'stock'),
    waste: piles.findIndex((pile) => pile.kind === 'waste'),
    ...ranges,
    groupOf,
    landings,
    ...joined(tables),
    runTables,
    hasEqualCards: deck.copies.some((copy) => copy > 0),
    columnsInOrder,
    choice: choiceOf(rules),
  };
}

function layPiles(rules: BuildRules, columnsInOrder: boolean) {
  const piles: Pile[] = [];
  const groupOf: number[] = [];
  if (rules.stock) addSinglePile(piles, 'stock');
  if (rules.stock?.deals === 'to the waste') addSinglePile(piles, 'waste');
  const range = (add: () => void): Range => {
    const first = piles.length;
    add();
    return { first, end: piles.length };
  };
  const foundations = range(() => {
    rules.foundations.forEach((group, index) => {
      while (groupOf.length < piles.length) groupOf.push(-1);
      const listed = group.takes === 'single cards' && group.base.kind === 'listed cards';
      if (listed) for (let i = 0; i < group.count; i++) addPiles(piles, 'foundation', 1);
      else addPiles(piles, 'foundation', group.count);
      while (groupOf.length < piles.length) groupOf.push(index);
    });
  });
  const columns = range(() => {
    const count = rules.columns ? pileCount(rules.columns.dealt) : 0;
    if (columnsInOrder) for (let i = 0; i < count; i++) addPiles(piles, 'column', 1);
    else addPiles(piles, 'column', count);
  });
  const reserves = range(() =>
    addPiles(piles, 'reserve', rules.reserve ? pileCount(rules.reserve.dealt) : 0),
  );
  const cells = range(() => {
    const count = rules.cells?.count ?? 0;
    const ofOneSuit = rules.cells?.takes.kind === 'one card of its own suit';
    for (let i = 0; i < (ofOneSuit ? count : 1); i++) addPiles(piles, 'cell', ofOneSuit ? 1 : count);
  });
  while (groupOf.length < piles.length) groupOf.push(-1);
  return { piles, ranges: { foundations, columns, reserves, cells }, groupOf: Int8Array.from(groupOf) };
}

function choiceOf(rules: BuildRules): BaseChoice | undefined {
  for (const group of rules.foundations) {
    if (group.takes !== 'single cards' || group.base.kind !== 'rank chosen by the player') continue;
    const { from, until } = group.base;
    const open = until === 'everything else moves';
    const reserve = 1 << KIND.reserve;
    return {
      from: from === 'anywhere' ? ANY_SOURCE : from === 'columns' ? 1 << KIND.column : reserve,
      others: open ? ANY_SOURCE : until === 'only reserve cards move' ? reserve : 0,
      stockOpen: open,
    };
  }
  return undefined;
}

function joined(all: readonly LandingTable[]): Pick<BuildingPlan, 'tables' | 'rowsLow' | 'rowsHigh'> {
  const rows = EMPTY + 1;
  const tables = new Uint8Array(all.length * TABLE_SIZE);
  const rowsLow = new Int32Array(all.length * rows);
  const rowsHigh = new Int32Array(all.length * rows);
  all.forEach(({ stacking, startsLow, startsHigh }, i) => {
    const row = i * rows;
    tables.set(stacking.takes, i * TABLE_SIZE);
    rowsLow.set(stacking.low, row);
    rowsHigh.set(stacking.high, row);
    rowsLow[row + EMPTY] = startsLow;
    rowsHigh[row + EMPTY] = startsHigh;
    for (let face = 0; face < 52; face++) {
      const bits = face < 26 ? startsLow >> face : startsHigh >> (face - 26);
      tables[(row + EMPTY) * 52 + face] = bits & 1;
    }
  });
  return { tables, rowsLow, rowsHigh };
}
