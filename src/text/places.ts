import type { BuildRules, Cells } from '../rules/game-rules.ts';
import { pileCount } from '../engine/dealt.ts';
import type { Teller } from './teller.ts';
import type { Facts } from './words.ts';

/** Where a card may come from or go to: a word that `rules-from` and `rules-to` choose by. */
export type Place = 'columns' | 'other-columns' | 'reserve' | 'waste' | 'cells' | 'tails' | 'foundations';

/** How cards reach the foundations of a game. */
export type Leaving = 'cards' | 'runs' | 'both';

/** How cards reach the foundations. */
export function leavingOf({ foundations }: BuildRules): Leaving {
  const single = foundations.some((group) => group.takes === 'single cards');
  const runs = foundations.some((group) => group.takes === 'complete runs');
  return single && runs ? 'both' : runs ? 'runs' : 'cards';
}

/** Whether a foundation gives its top card to piles of other kinds. */
export function foundationsGive({ foundations }: BuildRules): boolean {
  return foundations.some((group) => group.gives.startsWith('to any pile'));
}

/** The kinds of piles that give single cards to a pile of the kind `to`. */
export function sourcesOf(rules: BuildRules, to: 'columns' | 'cells' | 'foundations'): Place[] {
  const places: Place[] = [];
  if (rules.columns && to !== 'columns') places.push('columns');
  if (to === 'columns' && hasOthers(rules)) places.push('other-columns');
  if (rules.reserve && (to === 'foundations' || rules.reserve.to === 'foundations and columns')) {
    places.push('reserve');
  }
  if (rules.stock?.deals === 'to the waste') places.push('waste');
  if (rules.cells && to !== 'cells') places.push(cellsAre(rules.cells));
  if (to !== 'foundations' && foundationsGive(rules)) places.push('foundations');
  return places;
}

/** The kinds of piles that a card of a column, of the reserve or of the waste may go to. */
export function targetsOf(rules: BuildRules, from: 'columns' | 'reserve' | 'waste'): Place[] {
  const places: Place[] = [];
  if (rules.foundations.length > 0 && leavingOf(rules) !== 'runs') places.push('foundations');
  if (from === 'reserve' && rules.reserve?.to === 'foundations only') return places;
  if (takesFrom(rules, from) && from !== 'columns') places.push('columns');
  if (takesFrom(rules, from) && from === 'columns' && hasOthers(rules)) places.push('other-columns');
  if (rules.cells) places.push(cellsAre(rules.cells));
  return places;
}

/** Whether beside a column there are others. */
function hasOthers({ columns }: BuildRules): boolean {
  return columns !== undefined && pileCount(columns.dealt) > 1;
}

function cellsAre({ takes }: Cells): Place {
  return takes.kind === 'a run' ? 'tails' : 'cells';
}

/**
 * A message with a list of places, "from another column, from the waste or from a foundation" if the message says
 * where cards come from and "to ..." if it says where they go. Nothing at all where there is no such place.
 */
export function placesSaid(
  id:
    | 'rules-foundation-from'
    | 'rules-columns-from'
    | 'rules-empty-from'
    | 'rules-cells-from'
    | 'rules-columns-to'
    | 'rules-reserve-top'
    | 'rules-waste-top',
  places: readonly Place[],
  rules: BuildRules,
  teller: Teller,
  facts: Facts = {},
): string | undefined {
  if (places.length === 0) return undefined;
  const named = places.map((place) =>
    teller.say(id.endsWith('-from') ? 'rules-from' : 'rules-to', { place, count: countOf(place, rules) }),
  );
  return teller.say(id, { ...facts, places: teller.words.list(named, 'or') });
}

/** How many piles of a kind there are, where it matters to what is said. */
function countOf(place: Place, rules: BuildRules): number {
  switch (place) {
    case 'columns':
      return rules.columns ? pileCount(rules.columns.dealt) : 0;
    case 'foundations':
      return foundationCount(rules);
    default:
      return rules.cells?.count ?? 0;
  }
}

/** How many foundations there are in all. */
export function foundationCount({ foundations }: BuildRules): number {
  return foundations.reduce((sum, { count }) => sum + count, 0);
}

/** Whether columns take any card of a kind of pile at all. */
export function takesFrom({ columns }: BuildRules, from: 'columns' | 'reserve' | 'waste'): boolean {
  if (!columns) return false;
  if (
    columns.build.on === 'the next rank' ||
    columns.build.on === 'the next lower rank in suit, or the same rank'
  ) {
    return true;
  }
  if (columns.build.on === 'any waste card' && from === 'waste') return true;
  switch (columns.empty.takes.kind) {
    case 'nothing':
      return false;
    case 'waste cards':
      return from === 'waste';
    case 'reserve cards':
      return from === 'reserve';
    default:
      return true;
  }
}
