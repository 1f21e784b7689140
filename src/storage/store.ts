import type { DealNumber } from '../cards/deal-number.ts';
import type { RecordFault } from '../session/load.ts';
import type { Playable } from '../session/playable.ts';
import type { GameRecord } from '../session/record.ts';
import type { Session } from '../session/session.ts';
import { Claim, type ClaimState } from './claim.ts';
import { Connection } from './connection.ts';
import { openDatabase, type Opener } from './database.ts';
import { abandonedDeal, savedDeal, setAsideDeal, wonDeal } from './deal-writes.ts';
import { dealsBegun, type DealInProgress } from './deals-begun.ts';
import { isResult, isSetAside, type Result, type SetAside } from './entries.ts';
import { gameKey, gameKeyOf, type GameKey } from './game-key.ts';
import type { Milliseconds } from './in-time.ts';
import { Reader } from './reader.ts';
import { Troubles, type Trouble } from './trouble.ts';
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

/** What is stored of a deal: nothing, a session that goes on from it, or a record that had to be set aside. */
export type LoadedDeal =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'session'; readonly session: Session }
  | {
      readonly kind: 'set aside';
      readonly deal: DealNumber;
      readonly reason: RecordFault;
      readonly where: string;
    };

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
  /** When the result of a deal was noted that is still shown. */
  readonly #counted = new Map<string, number>();

  constructor({ name, open, locks, patience }: Required<StoreOptions>) {
    this.#name = name;
    this.#locks = locks;
    this.#connection = new Connection(open, name, patience, (trouble) => this.#troubles.stay(trouble));
    this.#writes = new Writes(this.#connection, (trouble) => this.#troubles.tell(trouble));
    this.#reader = new Reader(this.#connection, this.#writes);
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
    return new Claim(this, this.#locks, this.#name, { game, deal }, changed);
  }

  /** Writes a deal as it is now. Tables do this through their {@link claim}. */
  saveDeal(record: GameRecord): void {
    const name = nameOf(record);
    if (record.moves === '') this.#counted.delete(name);
    this.#writes.add(savedDeal(record, Date.now(), this.#counted.get(name)));
  }

  /** Writes what became of a deal; a won one can still be loaded. Tables do this through their {@link claim}. */
  finishDeal(record: GameRecord, outcome: Result['outcome']): void {
    const name = nameOf(record);
    const now = Date.now();
    if (outcome === 'abandoned') {
      this.#counted.delete(name);
      return this.#writes.add(abandonedDeal(record, now));
    }
    const counted = this.#counted.get(name) ?? now;
    this.#counted.set(name, counted);
    this.#writes.add(wonDeal(record, now, counted));
  }

  /** Forgets what could not be written of a deal, since it is played elsewhere now. */
  forgetUnwritten(game: GameKey, deal: DealNumber): void {
    this.#writes.forget({ store: 'deals', key: [game, deal] });
  }

  /** The deal that a game goes on with, or that of a given number. One that does not replay is set aside. */
  async loadDeal(playable: Playable, deal?: DealNumber): Promise<LoadedDeal> {
    const game = gameKey(playable.id, playable.rulesDigest);
    const number = deal ?? (await this.#reader.get('current', game));
    if (typeof number !== 'string') return { kind: 'nothing' };
    const found = await this.#reader.get('deals', [game, number]);
    if (found === undefined) return { kind: 'nothing' };
    const { loadEntry } = await import('./load-entry.ts');
    const loaded = loadEntry(game, number, found, playable);
    if (!loaded.ok) {
      const { reason, where } = loaded;
      this.#writes.add(setAsideDeal(loaded.entry, loaded, Date.now()));
      return { kind: 'set aside', deal: number, reason, where };
    }
    const { session, entry } = loaded;
    if (entry.counted !== undefined) this.#counted.set(`${game} ${number}`, entry.counted);
    return { kind: 'session', session };
  }

  /** The deals to go on with: begun and not won, the one played last first. */
  async dealsInProgress(): Promise<DealInProgress[]> {
    const [deals, current] = await Promise.all([this.#reader.all('deals'), this.#reader.all('current')]);
    const { begun, changes } = await dealsBegun(deals, current, Date.now());
    if (changes.length > 0) this.#writes.add(changes);
    return begun;
  }

  /** What became of the deals, of all games or of one, the newest first. */
  async results(game?: GameKey): Promise<Result[]> {
    return [...(await this.#reader.all('results')).values()]
      .filter(isResult)
      .filter((result) => (game ?? result.game) === result.game)
      .sort((one, other) => other.when - one.when);
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
  return new Store({ name: 'baize', open: openDatabase, locks, patience: 5000, ...options });
}

function nameOf(record: GameRecord): string {
  return `${gameKeyOf(record)} ${record.deal}`;
}
