import type { RecordFault } from '../session/load.ts';
import type { GameRecord } from '../session/record.ts';
import type { DealEntry, Result, SetAside } from './entries.ts';
import { gameKeyOf } from './game-key.ts';
import type { Change } from './writes.ts';

/** What is written when a deal has changed: the deal, and that its game goes on with it. */
export function savedDeal(record: GameRecord, played: number, counted: number | undefined): Change[] {
  return putDeal({ ...entryOf(record, played), ...(counted !== undefined && { counted }) });
}

/** What is written when a deal is won: it stays until its game goes on with another. */
export function wonDeal(record: GameRecord, when: number, counted: number): Change[] {
  return [
    ...putDeal({ ...entryOf(record, when), outcome: 'won', counted }),
    putResult(record, 'won', counted),
  ];
}

/** What is written when a deal is given up: it goes, and counts if it was begun. */
export function abandonedDeal(record: GameRecord, when: number): Change[] {
  const gone = deletedDeal(gameKeyOf(record), record.deal);
  return record.moves === '' ? [gone] : [gone, putResult(record, 'abandoned', when)];
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

function entryOf(record: GameRecord, played: number): DealEntry {
  return { game: gameKeyOf(record), deal: record.deal, record, played };
}

function putDeal(entry: DealEntry): Change[] {
  const { game, deal } = entry;
  return [
    { store: 'deals', key: [game, deal], value: entry },
    { store: 'current', key: game, value: deal },
  ];
}

function putResult(record: GameRecord, outcome: Result['outcome'], when: number): Change {
  const { deal, at, ms, used } = record;
  const result: Result = { game: gameKeyOf(record), deal, outcome, moves: at, ms, when, used };
  return { store: 'results', key: [result.game, deal, when], value: result };
}
