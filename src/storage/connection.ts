import type { IDBPDatabase } from 'idb';
import type { Lost, Opener } from './database.ts';
import { inTime, type Milliseconds } from './in-time.ts';
import { troubleFrom, type Trouble } from './trouble.ts';

/**
 * The connection to the database: opened when first needed, and anew when it was cut.
 *
 * Once the database could not be opened or read it stays down until the page is loaded anew. A game that could not be
 * read is dealt from the start, and what is then played must never overwrite the deal that is still stored.
 */
export class Connection {
  readonly #open: () => Promise<IDBPDatabase>;
  readonly #patience: Milliseconds;
  readonly #report: (trouble: Trouble) => void;
  #database: IDBPDatabase | undefined;
  #opening: Promise<IDBPDatabase | undefined> | undefined;
  #down = false;

  /** `patience` is how long the browser may take to open or to read; `report` is told of trouble. */
  constructor(open: Opener, name: string, patience: Milliseconds, report: (trouble: Trouble) => void) {
    this.#open = () => open(name, (how) => this.#lose(how));
    this.#patience = patience;
    this.#report = report;
  }

  /** The database while it is open, for writes that must begin at once. */
  get ready(): IDBPDatabase | undefined {
    return this.#database;
  }

  /** The database, opened if need be, or undefined when it is down. Never rejects. */
  async open(): Promise<IDBPDatabase | undefined> {
    if (this.#down || this.#database) return this.#database;
    this.#opening ??= this.#tryToOpen();
    return this.#opening;
  }

  /** What `ask` gives, tried twice, or `otherwise` when the database is down. Never rejects. */
  async read<T>(ask: (database: IDBPDatabase) => Promise<T>, otherwise: T): Promise<T> {
    for (const last of [false, true]) {
      const database = await this.open();
      if (!database) break;
      try {
        return await inTime(ask(database), this.#patience);
      } catch (error) {
        this.drop();
        if (last) this.#giveUp(troubleFrom(error, 'using'));
      }
    }
    return otherwise;
  }

  /** Leaves a connection that has failed: the next use opens a new one. */
  drop(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  async #tryToOpen(): Promise<IDBPDatabase | undefined> {
    try {
      this.#database = await inTime(this.#open(), this.#patience, (late) => late.close());
    } catch (error) {
      this.#giveUp(troubleFrom(error, 'opening'));
    }
    this.#opening = undefined;
    return this.#database;
  }

  #lose(how: Lost): void {
    this.#database = undefined;
    if (how === 'superseded')
      this.#giveUp({ kind: 'blocked', detail: 'a newer version of the program has opened the database' });
  }

  #giveUp(trouble: Trouble): void {
    this.drop();
    this.#down = true;
    this.#report(trouble);
  }
}
