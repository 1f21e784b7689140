import type { DealNumber } from '../cards/deal-number.ts';
import type { Playable } from '../session/playable.ts';
import type { GameRecord } from '../session/record.ts';
import type { Result } from '../session/result.ts';
import type { Session } from '../session/session.ts';
import type { Carrier } from './carrier.ts';
import { Claim, type ClaimState } from './claim.ts';
import { Connection } from './connection.ts';
import { openDatabase, type Opener } from './database.ts';
import type { DealInProgress } from './deals-begun.ts';
import { isSetAside, type SetAside } from '../session/entries.ts';
import { gameKey, type GameKey } from '../session/game-key.ts';
import type { Milliseconds } from './in-time.ts';
import { loadDeal, type LoadedDeal } from './load-deal.ts';
import { DATABASE } from './names.ts';
import { Reader } from './reader.ts';
import { Results, type Forgotten } from './results.ts';
import { troubleFrom, Troubles, type Trouble } from './trouble.ts';
import { Writes } from './writes.ts';

/** How a store may differ from the ordinary one. */
export interface StoreOptions {
  /** Name of the database; deals under one name know nothing of those under another. */
  readonly name?: string;
  /** How the database is opened. */
  readonly open?: Opener;
  /** The locks by which tabs agree on who writes; undefined where there are none. */
  readonly locks?: LockManager | undefined;
  /** How long the browser may take to open or to read before storage counts as blocked. */
  readonly patience?: Milliseconds;
}

/**
 * The deals, results and settings that this browser keeps.
 *
 * Nothing here throws or rejects, and nobody has to wait for a write. Where storage is blocked, full or torn the store
 * says so and goes on from memory, for as long as the page lives.
 */
export class Store {
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #connection: Connection;
  readonly #writes: Writes;
  readonly #reader: Reader;
  readonly #troubles = new Troubles();
  readonly #results: Results;

  constructor({ name, open, locks, patience }: Required<StoreOptions>) {
    this.#name = name;
    this.#locks = locks;
    this.#connection = new Connection(open, name, patience, (trouble) => this.#troubles.stay(trouble));
    this.#writes = new Writes(this.#connection, (trouble) => this.#troubles.tell(trouble));
    this.#reader = new Reader(this.#connection, this.#writes);
    this.#results = new Results(this.#reader, this.#writes);
    window.addEventListener('pagehide', this.#hidden);
  }

  /** The trouble that there is now. */
  get trouble(): Trouble | undefined {
    return this.#troubles.now;
  }

  /** Calls `listener` whenever trouble begins, changes or ends, and at once if there is some. Gives how to stop that. */
  watchTrouble(listener: (trouble: Trouble | undefined) => void): () => void {
    return this.#troubles.watch(listener);
  }

  /**
   * Asks for the right to write a deal, which every table needs before it loads one; `changed` is told of each new
   * state. The game is named by its {@link GameKey}.
   */
  claim(game: GameKey, deal: DealNumber, changed: (state: ClaimState) => void = () => {}): Claim {
    void this.#results.prepare();
    return new Claim(this, this.#locks, this.#name, { game, deal }, changed);
  }

  /** A deal lies on a table: its game goes on with it, and a deal that has no moves yet is played from the start. */
  dealt({ game, deal, canUndo, canRedo }: Session): void {
    this.#results.dealt(gameKey(game.id, game.rulesDigest), deal, !canUndo && !canRedo);
  }

  /**
   * Writes a deal as it is now. Tables do this through their {@link claim}.
   *
   * @param home how many moves would bring all its cards home by themselves, where some do
   */
  saveDeal(record: GameRecord, home?: number): void {
    this.#writes.add(this.#results.saved(record, home));
  }

  /** Writes that a deal is won, which can still be loaded. Tables do this through their {@link claim}. */
  finishDeal(record: GameRecord): void {
    this.#writes.add(this.#results.won(record));
  }

  /** Forgets what could not be written of a deal, since it is played elsewhere now. */
  forgetUnwritten(game: GameKey, deal: DealNumber): void {
    this.#writes.forget({ store: 'deals', key: [game, deal] });
  }

  /**
   * The deal that a game goes on with, or that of a given number. One that does not replay is set aside. One that was
   * won is loaded only as long as its game goes on with it: after that it can be played again.
   */
  loadDeal(playable: Playable, deal?: DealNumber): Promise<LoadedDeal> {
    return loadDeal(this.#reader, this.#writes, this.#results, playable, deal);
  }

  /** Lets a deal that was won or shown be played again: the next who opens it has it from the start. */
  async playAgain(game: GameKey, deal: DealNumber): Promise<void> {
    this.#writes.add(await this.#results.playedAgain(game, deal));
  }

  /**
   * The deals to go on with: begun and not won, the one played last first. What finds them is loaded when it is asked
   * for; where it cannot be, there is trouble, and none.
   */
  async dealsInProgress(): Promise<DealInProgress[]> {
    try {
      const { dealsBegun } = await import('./deals-begun.ts');
      const [deals, current, marks] = await Promise.all([
        this.#reader.all('deals'),
        this.#reader.all('current'),
        this.#results.marks(),
      ]);
      const { begun, changes } = dealsBegun(deals, current, Date.now(), marks);
      if (changes.length > 0) this.#writes.add(changes);
      return begun;
    } catch (error) {
      this.#troubles.tell(troubleFrom(error, 'using'));
      return [];
    }
  }

  /** When each game was played last, in milliseconds since 1970, the one played last first; loaded as those are. */
  async lastPlayed(): Promise<ReadonlyMap<GameKey, number>> {
    try {
      const { gamesPlayed } = await import('./deals-begun.ts');
      return await gamesPlayed(this.#reader);
    } catch (error) {
      this.#troubles.tell(troubleFrom(error, 'using'));
      return new Map();
    }
  }

  /** What became of the deals, of all games or of one, the newest first. */
  results(game?: GameKey): Promise<Result[]> {
    return this.#results.list(game);
  }

  /** Forgets what became of the deals, of all games or of one; gives what {@link restoreResults} puts back. */
  forgetResults(game?: GameKey): Promise<Forgotten> {
    return this.#results.forget(game);
  }

  /** Puts back what was forgotten. */
  restoreResults(forgotten: Forgotten): void {
    this.#results.restore(forgotten);
  }

  /** The records that did not replay, the newest first. */
  async setAside(): Promise<SetAside[]> {
    return [...(await this.#reader.all('set-aside')).values()]
      .filter(isSetAside)
      .sort((one, other) => other.when - one.when);
  }

  /** Deletes a record that was set aside, once the player wants no more of it. */
  forgetSetAside({ game, deal, when }: SetAside): void {
    this.#writes.add([{ store: 'set-aside', key: [game, deal, when], value: undefined }]);
  }

  /** A setting as it was saved, unchecked; undefined when it was not. */
  async readSetting(name: string): Promise<unknown> {
    return this.#reader.get('settings', name);
  }

  /** Writes a setting: plain data of any kind. With undefined it is deleted. */
  saveSetting(name: string, value: unknown): void {
    this.#writes.add([{ store: 'settings', key: name, value }]);
  }

  /** What carries all that is kept to a file and back, loaded when it is asked for; rejects where it cannot be. */
  async carrier(knows: (game: string) => boolean): Promise<Carrier> {
    const { Carrier } = await import('./carrier.ts');
    return new Carrier({ store: this, reader: this.#reader, writes: this.#writes, knows });
  }

  /** Resolves when everything is written, or could not be: then there is {@link trouble}. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  /** Writes what is left to write, and closes the database. The store can still be used: it opens it again. */
  async close(): Promise<void> {
    window.removeEventListener('pagehide', this.#hidden);
    await this.flush();
    this.#connection.drop();
  }

  /** What still waits its turn would not get one after this. */
  readonly #hidden = (): void => this.#writes.begin();
}

/** The store of this browser. The database is opened when it is first needed. */
export function openStore(options: StoreOptions = {}): Store {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return new Store({ name: DATABASE, open: openDatabase, locks, patience: 5000, ...options });
}

let shared: Store | undefined;

/** One store for all who are on a page: they share its connection and its queue, and see at once what another writes. */
export function sharedStore(): Store {
  return (shared ??= openStore());
}
