import type { SetAside } from './entries.ts';
import { FAVOURITES, favouritesIn, mergeFavourites } from './favourites.ts';
import { countsFrom, NOTED, RESET, resetMarks, type Kept, type KeptDeal } from './kept.ts';
import { countingResult, leftResult } from './left-result.ts';
import { furtherOn } from './merge-deal.ts';
import { placesAmong, UNCOUNTED, type Placed } from './merge-order.ts';
import type { Result } from './result.ts';

/** Why a game of a deal was set aside that replays: the same deal was played in another way elsewhere, and later. */
export const PLAYED_OTHERWISE = 'played otherwise on another device';

/**
 * Puts together what two devices keep: nothing of either is lost, and putting the same in again changes nothing.
 *
 * Every result stays. Of a deal that was begun on both the game that is {@link furtherOn} is gone on with; the other, if
 * it holds moves of its own, is set aside, and counts if it counted before. A game goes on with the deal that was played
 * last; the other one waits, and does not count as left. Settings of here hold.
 */
export function mergeKept(here: Kept, there: Kept): Kept {
  const isEmpty = here.results.length === 0 && here.deals.length === 0;
  const arriving = isEmpty ? there : placedHere(here, there);
  const results = new Map(here.results.map((result) => [keyOfResult(result), result]));
  const deals = new Map(here.deals.map((deal) => [keyOfDeal(deal), deal]));
  const setAside = new Map(here.setAside.map((entry) => [keyOfSetAside(entry), entry]));
  for (const result of arriving.results) {
    const key = keyOfResult(result);
    results.set(key, fuller(results.get(key), result));
  }
  for (const entry of there.setAside) addAside(setAside, entry);
  const [own, others] = [new Set(here.deals), new Set(arriving.deals)];
  for (const deal of arriving.deals) {
    const key = keyOfDeal(deal);
    const mine = deals.get(key);
    if (!mine) {
      deals.set(key, deal);
      continue;
    }
    const { kept, other } = furtherOn(mine, deal);
    deals.set(key, kept);
    if (!other) continue;
    const result = countedResult(own.has(other) ? here : arriving, other);
    if (result && !results.has(keyOfResult(result))) results.set(keyOfResult(result), result);
    if (other.outcome !== 'won') addAside(setAside, asideOf(other));
  }
  const current = { ...there.current, ...here.current };
  for (const [game, mine] of Object.entries(here.current)) {
    const theirs = there.current[game];
    if (theirs === undefined || theirs === mine) continue;
    const [lasts, waits] = [mine, theirs].sort((one, other) => playedLast(deals, game, one, other));
    if (lasts === undefined || waits === undefined) continue;
    current[game] = lasts;
    const key = keyOfDeal({ game, deal: waits });
    const waiting = deals.get(key);
    // Whose it is it was in progress there, and nobody has left it.
    if (waiting?.outcome === undefined && waiting && (waits === mine ? own : others).has(waiting))
      deals.set(key, { ...waiting, order: UNCOUNTED });
  }
  for (const [key, deal] of deals) {
    const left = leftResult(deal, () => deal.day);
    // On one of them it was left so long ago that its result was noted.
    if (left && results.get(keyOfResult(left))?.outcome === left.outcome)
      deals.set(key, { ...deal, order: UNCOUNTED });
  }
  const all = { results: [...results.values()], deals: [...deals.values()] };
  return {
    ...all,
    setAside: [...setAside.values()],
    current,
    settings: settingsOf(here, there, all, isEmpty),
  };
}

/** What comes from elsewhere, with places among the results here, and counting as it counted there. */
function placedHere(here: Kept, there: Kept): Kept {
  const known = new Set(here.results.map(keyOfResult));
  const results = there.results.filter((result) => !known.has(keyOfResult(result)));
  const own = [...here.results, ...here.deals.map(placeOf)];
  const places = placesAmong(own, [...results, ...there.deals.map(placeOf)]);
  const marks = resetMarks(here.settings[RESET]);
  return {
    ...there,
    results: [
      ...there.results.filter((result) => known.has(keyOfResult(result))),
      ...results.map((result, i) => ({ ...result, order: places[i]! })),
    ],
    deals: there.deals.map((deal, i) => {
      const place = places[results.length + i]!;
      const isReset = deal.order < countsFrom(resetMarks(there.settings[RESET]), deal.game);
      return { ...deal, order: isReset ? UNCOUNTED : Math.max(place, countsFrom(marks, deal.game)) };
    }),
    settings: {},
  };
}

function placeOf({ order, played }: KeptDeal): Placed {
  return { order, when: played };
}

/** What counts of a deal that was begun and left on a device; undefined where nothing does. */
function countedResult({ current, settings }: Kept, deal: KeptDeal): Result | undefined {
  if (deal.outcome === undefined && current[deal.game] === deal.deal) return undefined;
  return countingResult(deal, resetMarks(settings[RESET]), () => deal.day);
}

function asideOf({ game, deal, record, played }: KeptDeal): SetAside {
  return { game, deal, record, reason: PLAYED_OTHERWISE, where: '', when: played };
}

/** Adds a record to those that were set aside, a moment later where another one lies there. */
function addAside(setAside: Map<string, SetAside>, entry: SetAside): void {
  const key = keyOfSetAside(entry);
  const there = setAside.get(key);
  if (!there) setAside.set(key, entry);
  else if (JSON.stringify(there.record) !== JSON.stringify(entry.record))
    addAside(setAside, { ...entry, when: entry.when + 1 });
}

/** Of what two devices hold of one result, what tells more, in its place here. */
function fuller(here: Result | undefined, there: Result): Result {
  if (!here) return there;
  return told(here) >= told(there) ? here : { ...there, order: here.order };
}

/** All that a result tells, but for its place; with its moves first. */
function told({ line = '', moves, ms, day, outcome, used }: Result): string {
  return JSON.stringify([line, moves, ms, day, outcome, used]);
}

/** Sorts the deal of a game first that was played last; one that was never begun comes after all that were. */
function playedLast(deals: ReadonlyMap<string, KeptDeal>, game: string, one: string, other: string): number {
  const played = (deal: string): number => deals.get(keyOfDeal({ game, deal }))?.played ?? -1;
  return played(other) - played(one) || (one < other ? -1 : 1);
}

function settingsOf(
  here: Kept,
  there: Kept,
  { results, deals }: Pick<Kept, 'results' | 'deals'>,
  isEmpty: boolean,
): Kept['settings'] {
  const { [RESET]: reset, [NOTED]: noted, ...own } = here.settings;
  const { [RESET]: resetThere, [NOTED]: notedThere, ...others } = there.settings;
  const [favourites, favouritesThere] = [own[FAVOURITES], others[FAVOURITES]];
  const marks = isEmpty ? resetThere : reset;
  const last = [...results, ...deals].reduce((most, { order }) => Math.max(most, Math.floor(order)), 0);
  const count = [noted, isEmpty ? notedThere : 0].map(Number).filter(Number.isFinite);
  return {
    ...others,
    ...own,
    ...(favourites !== undefined &&
      favouritesThere !== undefined && {
        [FAVOURITES]: mergeFavourites(favouritesIn(favourites), favouritesIn(favouritesThere)),
      }),
    ...(marks !== undefined && { [RESET]: marks }),
    ...(noted === undefined && notedThere === undefined && last === 0
      ? {}
      : { [NOTED]: Math.max(last, ...count) }),
  };
}

/** The key under which a result is stored, as text. */
function keyOfResult({ game, deal, when }: Pick<Result, 'game' | 'deal' | 'when'>): string {
  return JSON.stringify([game, deal, when]);
}

/** The key under which a deal is stored, as text. */
export function keyOfDeal({ game, deal }: Pick<KeptDeal, 'game' | 'deal'>): string {
  return JSON.stringify([game, deal]);
}

/** The key under which a record that was set aside is stored, as text. */
function keyOfSetAside({ game, deal, when }: SetAside): string {
  return JSON.stringify([game, deal, when]);
}
