import { parseFace, rankOf, RANKS, suitOf, type Face } from '../cards/card.ts';
import type { Deck } from '../cards/pack.ts';
import type { BuildRules, Cells, Columns, Foundations } from '../rules/game-rules.ts';
import {
  baseIsDealt,
  fixedBase,
  followsInColumn,
  followsOnFoundation,
  landingTable,
  startsColumn,
  startsOn,
  TABLE_SIZE,
  type Direction,
  type FoundationBuild,
  type LandingTable,
} from './landing.ts';
import { NOTHING_STACKS, stackingOf, type Stacking } from './stacking.ts';
import { ANY_SOURCE, KIND, type Pile } from './pile.ts';
import { NO_BASE } from './position.ts';

/** How a pile takes single cards. */
export interface Landing {
  /** Where its first table begins in the plan's tables; 0 is the table of a pile that takes nothing. */
  readonly offset: number;
  /** Distance between its tables for base ranks 0 to 13; 0 where the base does not matter. */
  readonly perBase: number;
  /** Which of several tables holds: `turn` has a second one from 13 cards on, `begun` one each for either, up, down. */
  readonly phases: 'one' | 'turn' | 'begun';
  /** Most cards. */
  readonly holds: number;
  /** Mask of the {@link KIND}s whose cards it takes when it is not empty, and when it is. */
  readonly from: number;
  readonly fromWhenEmpty: number;
}

const NOWHERE: Landing = { offset: 0, perBase: 0, phases: 'one', holds: 0, from: 0, fromWhenEmpty: 0 };

/**
 * How a pile takes single cards. New tables are appended to `tables`, equal ones shared; the first table there takes nothing.
 * `foundation` counts the foundations from 0.
 */
export function landingOf(
  rules: BuildRules,
  deck: Deck,
  pile: Pile,
  group: number,
  foundation: number,
  tables: LandingTable[],
): Landing {
  switch (pile.kind) {
    case 'foundation':
      return foundationLanding(rules, rules.foundations[group]!, foundation, tables);
    case 'column':
      return rules.columns
        ? columnLanding(rules, rules.columns, deck, Number(pile.id.slice(1)), tables)
        : NOWHERE;
    case 'cell':
      return rules.cells ? cellLanding(rules.cells, deck, Number(pile.id.slice(1)) - 1, tables) : NOWHERE;
    default:
      return NOWHERE;
  }
}

function foundationLanding(
  rules: BuildRules,
  group: Foundations,
  foundation: number,
  tables: LandingTable[],
): Landing {
  if (group.takes !== 'single cards') return NOWHERE;
  const { build, base } = group;
  const card = base.kind === 'listed cards' ? base.cards[foundation] : undefined;
  const listed = card === undefined ? undefined : parseFace(card);
  const first = base.kind === 'rank' ? RANKS.indexOf(base.rank) : undefined;
  const starts = (face: Face, rank: number): boolean =>
    listed === undefined ? startsOn(base, face, rank) : face === listed;
  const tableFor = (rank: number, turned: boolean): LandingTable =>
    landingTable(foundationStacking(build, first ?? rank, turned), (face) => starts(face, rank));
  const turns = build.order === 'up, then down';
  const given = add(
    tables,
    baseIsDealt(rules),
    turns
      ? [(rank) => tableFor(rank, false), (rank) => tableFor(rank, true)]
      : [(rank) => tableFor(rank, false)],
  );
  const from = ANY_SOURCE;
  return { ...given, phases: turns ? 'turn' : 'one', holds: group.holds, from, fromWhenEmpty: from };
}

function columnLanding(
  rules: BuildRules,
  columns: Columns,
  deck: Deck,
  column: number,
  tables: LandingTable[],
): Landing {
  const { build, empty } = columns;
  const fixed = fixedBase(rules);
  const tableFor = (direction: Direction) => (dealt: number) => {
    const base = fixed ?? dealt;
    return landingTable(columnStacking(build, base, direction), (face) =>
      startsColumn(empty.takes, face, base),
    );
  };
  const begun = build.on === 'the next rank' && build.order === 'up or down, as the pile began';
  const given = add(
    tables,
    baseIsDealt(rules),
    begun ? [tableFor('either'), tableFor('up'), tableFor('down')] : [tableFor('either')],
  );
  return {
    ...given,
    phases: begun ? 'begun' : 'one',
    holds: columns.holds ?? deck.size,
    from: build.on === 'any waste card' ? 1 << KIND.waste : ANY_SOURCE,
    fromWhenEmpty: sourcesForEmptyColumn(empty.takes, column),
  };
}

function foundationStacking(build: FoundationBuild, base: number, turned: boolean): Stacking {
  const comesRound = build.order === 'down to the ace, then from the base again';
  return stackingOf([build, turned, comesRound && base], (top, face) =>
    followsOnFoundation(build, top, face, turned, base),
  );
}

function columnStacking(build: Columns['build'], base: number, direction: Direction): Stacking {
  const respectsBase = build.on === 'the next rank' && build.order === 'down, wrapping above the base';
  return stackingOf([build, direction, respectsBase && base], (top, face) => {
    switch (build.on) {
      case 'nothing':
        return false;
      case 'any waste card':
        return true;
      case 'the same rank':
        return rankOf(top) === rankOf(face);
      case 'the next lower rank in suit, or the same rank':
        return (
          rankOf(top) === rankOf(face) || (suitOf(top) === suitOf(face) && rankOf(face) + 1 === rankOf(top))
        );
      case 'the next rank':
        return followsInColumn(build, top, face, base, direction);
    }
  });
}

function sourcesForEmptyColumn(takes: Columns['empty']['takes'], column: number): number {
  switch (takes.kind) {
    case 'nothing':
      return 0;
    case 'any card in some columns':
      return takes.columns.includes(column) ? ANY_SOURCE : 0;
    case 'waste cards':
    case 'waste cards, of the base rank until the first foundation is full':
      return 1 << KIND.waste;
    case 'reserve cards':
      return 1 << KIND.reserve;
    default:
      return ANY_SOURCE;
  }
}

function cellLanding(cells: Cells, deck: Deck, cell: number, tables: LandingTable[]): Landing {
  const { takes } = cells;
  const ofOneSuit = takes.kind === 'one card of its own suit';
  const accepts = (face: Face): boolean =>
    ofOneSuit ? suitOf(face) === cell : takes.kind !== 'rank' || RANKS.indexOf(takes.rank) === rankOf(face);
  const onTop = takes.kind === 'single cards' || takes.kind === 'rank';
  const given = add(tables, false, [
    () => landingTable(onTop ? stackingOf(takes, (_, face) => accepts(face)) : NOTHING_STACKS, accepts),
  ]);
  const holds = takes.kind === 'one card' || ofOneSuit ? 1 : takes.kind === 'a run' ? deck.size : takes.holds;
  return { ...given, phases: 'one', holds, from: ANY_SOURCE, fromWhenEmpty: ANY_SOURCE };
}

/** Adds the tables of a rule, by phase and in each by base rank, unless the same tables are there already. */
function add(
  tables: LandingTable[],
  perBase: boolean,
  phases: readonly ((base: number) => LandingTable)[],
): Pick<Landing, 'offset' | 'perBase'> {
  const bases = perBase ? NO_BASE + 1 : 1;
  const made = phases.flatMap((phase) => Array.from({ length: bases }, (_, base) => phase(base)));
  let at = tables.findIndex((_, first) => made.every((table, i) => sameTable(tables[first + i], table)));
  if (at < 0) {
    at = tables.length;
    tables.push(...made);
  }
  return { offset: at * TABLE_SIZE, perBase: perBase ? TABLE_SIZE : 0 };
}

function sameTable(one: LandingTable | undefined, other: LandingTable): boolean {
  return (
    one?.stacking === other.stacking &&
    one.startsLow === other.startsLow &&
    one.startsHigh === other.startsHigh
  );
}
