import { NOTED, RESET, resetMarks, type ResetMarks } from '../session/kept.ts';
import { isDealEntry } from '../session/entries.ts';
import { countingResult, leftResult } from '../session/left-result.ts';
import { isShown } from '../session/is-shown.ts';
import type { GameRecord } from '../session/record.ts';
import type { Result } from '../session/result.ts';
import {
  deletedDeal,
  putCurrent,
  putResult,
  savedDeal,
  shownDeal,
  wonDeal,
  type Stamp,
} from './deal-writes.ts';
import { gameKeyOf, type GameKey } from '../session/game-key.ts';
import type { Reader } from './reader.ts';
import { localDay, resultList } from './result-list.ts';
import type { Change, Writes } from './writes.ts';

/** What was reset, to be put back. */
export interface Forgotten {
  readonly results: ReadonlyMap<string, unknown>;
  readonly marks: ResetMarks;
}

/**
 * The player's record: decides what counts as a deal played. A deal is played once from its first move to its last,
 * over reloads, undo and redo; dealt anew it is played another time.
 */
export class Results {
  readonly #reader: Reader;
  readonly #writes: Writes;
  /** When the result of a deal was noted that is still played on. */
  readonly #counted = new Map<string, number>();
  /** What became of the deals that are dealt anew: it counts once they are begun, and their entry is overwritten. */
  readonly #before = new Map<string, Result>();
  /** How many results were noted; not known before it was read. */
  #noted: number | undefined;
  /** What was dealt is known once this is settled. */
  #dealing: Promise<unknown> = Promise.resolve();

  constructor(reader: Reader, writes: Writes) {
    this.#reader = reader;
    this.#writes = writes;
  }

  /** Reads how many results were noted, which the next one has to know. */
  async prepare(): Promise<void> {
    const noted = await this.#reader.get('settings', NOTED);
    this.#noted = Math.max(this.#noted ?? 0, typeof noted === 'number' ? noted : 0);
  }

  /** A deal lies on a table: its game goes on with it. `anew`: it has not been played yet, though it may have been before. */
  dealt(game: GameKey, deal: string, anew: boolean): void {
    const name = `${game} ${deal}`;
    this.#before.delete(name);
    if (anew) this.#counted.delete(name);
    this.#dealing = Promise.all([this.#dealing, this.#turnTo(game, deal, anew)]);
  }

  /** A stored deal is gone on with, whose result was noted at the moment `counted`, or not yet. */
  goesOn(game: GameKey, deal: string, counted: number | undefined): void {
    if (counted === undefined) this.#counted.delete(`${game} ${deal}`);
    else this.#counted.set(`${game} ${deal}`, counted);
  }

  /** What is written of a deal as it is now. */
  saved(record: GameRecord, home: number | undefined): Change[] {
    const name = nameOf(record);
    const before = record.moves === '' ? undefined : this.#before.get(name);
    if (before) this.#before.delete(name);
    return [
      ...savedDeal(record, this.#stamp(0.5), this.#counted.get(name), home),
      ...(before ? [putResult(before)] : []),
    ];
  }

  /** What is written of a deal that is won, by the player or by a way that was shown. */
  won(record: GameRecord): Change[] {
    const name = nameOf(record);
    const counted = this.#counted.get(name);
    if (isShown(record)) return shownDeal(record, this.#stamp(0.5), counted);
    const stamp = this.#stamp(counted === undefined ? 1 : 0.5);
    const changes = wonDeal(record, stamp, counted);
    if (counted !== undefined) return changes;
    this.#counted.set(name, stamp.when);
    if (this.#noted === undefined) return changes;
    this.#noted = stamp.order;
    return [...changes, { store: 'settings', key: NOTED, value: stamp.order }];
  }

  /** What is written so that a deal which was won or shown can be played from the start. */
  async playedAgain(game: GameKey, deal: string): Promise<Change[]> {
    const found = await this.#reader.get('deals', [game, deal]);
    if (!isDealEntry(found) || (found.counted === undefined && found.outcome === undefined)) return [];
    const result = countingResult(found, await this.marks(), localDay);
    return [...(result ? [putResult(result)] : []), deletedDeal(game, deal)];
  }

  /** What became of the deals, of all games or of one, the newest first. */
  async list(game?: GameKey): Promise<Result[]> {
    await this.#dealing;
    const [results, deals, current, marks] = await Promise.all([
      this.#reader.values('results', game),
      this.#reader.values('deals', game),
      this.#reader.all('current'),
      this.marks(),
    ]);
    return resultList(results, deals, current, marks);
  }

  /** Forgets all results, or those of a game. Deals in progress stay, and count when they are played on. */
  async forget(game?: GameKey): Promise<Forgotten> {
    const [results, marks] = await Promise.all([
      this.#reader.all('results', game),
      this.marks(),
      this.prepare(),
    ]);
    const mark = (this.#noted ?? 0) + 1;
    this.#noted = mark;
    this.#writes.add([
      ...[...results.keys()].map((key) => resultChange(key, undefined)),
      {
        store: 'settings',
        key: RESET,
        value: game === undefined ? { '*': mark } : { ...marks, [game]: mark },
      },
      { store: 'settings', key: NOTED, value: mark },
    ]);
    return { results, marks };
  }

  /** Puts back what was forgotten. */
  restore({ results, marks }: Forgotten): void {
    this.#writes.add([
      ...[...results].map(([key, value]) => resultChange(key, value)),
      { store: 'settings', key: RESET, value: marks },
    ]);
  }

  /** From which place on results count. */
  async marks(): Promise<ResetMarks> {
    return resetMarks(await this.#reader.get('settings', RESET));
  }

  /** Now, `after` the last result: a whole one for a result, a half for a deal that is still between two of them. */
  #stamp(after: number): Stamp {
    const when = Date.now();
    return { when, day: localDay(when), order: this.#noted === undefined ? 0 : this.#noted + after };
  }

  async #turnTo(game: GameKey, deal: string, anew: boolean): Promise<void> {
    const [current, found] = await Promise.all([
      this.#reader.get('current', game),
      anew ? this.#reader.get('deals', [game, deal]) : undefined,
      this.prepare(),
    ]);
    const left = leftResult(found, localDay);
    // Dealt anew while it is played, a deal just begins again.
    if (left && current !== deal) this.#before.set(`${game} ${deal}`, left);
    if (current !== deal) this.#writes.add([putCurrent(game, deal)]);
  }
}

function resultChange(key: string, value: unknown): Change {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts)) throw new Error(`A result is kept under ${key}`);
  return {
    store: 'results',
    key: parts.map((part) => (typeof part === 'number' ? part : String(part))),
    value,
  };
}

function nameOf(record: GameRecord): string {
  return `${gameKeyOf(record)} ${record.deal}`;
}
