import type { RecordFault } from '../session/load.ts';
import { packMoves } from '../session/packed-moves.ts';
import type { GameRecord } from '../session/record.ts';
import type { Result } from '../session/result.ts';
import type { DealEntry, SetAside } from '../session/entries.ts';
import { gameKeyOf, type GameKey } from '../session/game-key.ts';
import type { Change } from './writes.ts';

/** When something happened: the moment, the day where the player was, and its place among the results. */
export type Stamp = Pick<Result, 'when' | 'day' | 'order'>;

/**
 * What is written when a deal has changed: the deal, and that its game goes on with it.
 *
 * @param counted when its result was noted, where it has one
 * @param home how many moves would bring all its cards home by themselves, where some do
 */
export function savedDeal(record: GameRecord, stamp: Stamp, counted?: number, home?: number): Change[] {
  return putDeal({
    ...entryOf(record, stamp),
    ...(counted !== undefined && { counted }),
    ...(home !== undefined && { home }),
  });
}

/**
 * What is written when a deal is won: it stays until its game goes on with another. A deal that was counted before, and
 * is won again after an undo, is one win: the first.
 */
export function wonDeal(record: GameRecord, stamp: Stamp, counted?: number): Change[] {
  const entry: DealEntry = {
    ...entryOf(record, stamp),
    outcome: 'won',
    counted: counted ?? stamp.when,
  };
  if (counted !== undefined) return putDeal(entry);
  const { deal, moves, at, ms, used } = record;
  const line = packMoves(moves.split('.').slice(0, at).join('.'));
  return [
    ...putDeal(entry),
    putResult({ game: entry.game, deal, outcome: 'won', moves: at, ms, ...stamp, line, used }),
  ];
}

/** What is written when a deal has come to a win that was shown. A win that was counted before stays one. */
export function shownDeal(record: GameRecord, stamp: Stamp, counted?: number): Change[] {
  return putDeal({
    ...entryOf(record, stamp),
    outcome: 'shown',
    ...(counted !== undefined && { counted }),
  });
}

/** What is written when it is known what became of a deal. */
export function putResult(result: Result): Change {
  return { store: 'results', key: [result.game, result.deal, result.when], value: result };
}

/** What is written when a game goes on with a deal. */
export function putCurrent(game: GameKey, deal: string): Change {
  return { store: 'current', key: game, value: deal };
}

/** What is written when a deal is of no more use. */
export function deletedDeal(game: string, deal: string): Change {
  return { store: 'deals', key: [game, deal], value: undefined };
}

/** What is written when a record does not replay: it moves out of the way. */
export function setAsideDeal(
  { game, deal, record }: Pick<DealEntry, 'game' | 'deal' | 'record'>,
  { reason, where }: { readonly reason: RecordFault; readonly where: string },
  when: number,
): Change[] {
  const entry: SetAside = { game, deal, record, reason, where, when };
  return [{ store: 'set-aside', key: [game, deal, when], value: entry }, deletedDeal(game, deal)];
}

function entryOf(record: GameRecord, { when, day, order }: Stamp): DealEntry {
  return { game: gameKeyOf(record), deal: record.deal, record, played: when, day, order };
}

function putDeal(entry: DealEntry): Change[] {
  const { game, deal } = entry;
  return [{ store: 'deals', key: [game, deal], value: entry }, putCurrent(game, deal)];
}
