import type { DealNumber } from '../cards/deal-number.ts';
import type { GameRecord } from '../session/record.ts';
import type { Session } from '../session/session.ts';
import { gameKeyOf, type GameKey } from '../session/game-key.ts';
import { Lock } from './lock.ts';

/**
 * Whether a table may write its deal.
 *
 * - `asking`: not decided yet; what is saved meanwhile is written if the answer is yes
 * - `held`: yes
 * - `elsewhere`: no, the deal is open in another tab, or at another table of this page
 * - `released`: no more
 */
export type ClaimState = 'asking' | 'held' | 'elsewhere' | 'released';

/** Writes deals, whether anybody else does or not. */
export interface DealWriter {
  saveDeal(record: GameRecord, home?: number): void;
  finishDeal(record: GameRecord): void;
  /** Resolves when what can be written is written. */
  flush(): Promise<void>;
  /** Forgets what could not be written of a deal. */
  forgetUnwritten(game: GameKey, deal: DealNumber): void;
}

/**
 * A table's right to write one deal. Of all tables that show a deal, in whatever tab, one has it, and only that one
 * writes, so that nothing is overwritten. Where the browser has no locks every claim is held.
 *
 * Claim first, load then. When a claim is held again after it was not, the deal may have been played elsewhere: what
 * the database holds is the truth, and the table has to be loaded anew.
 */
export class Claim {
  readonly game: GameKey;
  readonly deal: DealNumber;
  /** Resolves when it is decided whether the claim is held. Never rejects. */
  readonly settled: Promise<void>;
  readonly #writer: DealWriter;
  readonly #changed: (state: ClaimState) => void;
  readonly #lock: Lock;
  #state: ClaimState = 'asking';
  #early: (() => void) | undefined;

  /** `scope` begins the names of the locks of one database; `changed` is told of each new state. */
  constructor(
    writer: DealWriter,
    locks: LockManager | undefined,
    scope: string,
    { game, deal }: { readonly game: GameKey; readonly deal: DealNumber },
    changed: (state: ClaimState) => void,
  ) {
    this.game = game;
    this.deal = deal;
    this.#writer = writer;
    this.#changed = changed;
    this.#lock = new Lock(locks, `${scope} deal ${game} ${deal}`, {
      asked: () => void this.#give(),
      taken: () => this.#lose(),
    });
    window.addEventListener('pagehide', this.#hidden);
    window.addEventListener('pageshow', this.#shown);
    this.settled = this.#ask();
  }

  get state(): ClaimState {
    return this.#state;
  }

  /** Writes the deal as it is now, won or not. False, and nothing is written, when it is played elsewhere. */
  keep(session: Session): boolean {
    const record = session.record();
    if (!session.won) return this.save(record, session.finishingMoves()?.length);
    return this.#write(record, () => this.#writer.finishDeal(record));
  }

  /** Writes a deal that is not won; `home` as for the {@link DealWriter}. False when it is played elsewhere. */
  save(record: GameRecord, home?: number): boolean {
    return this.#write(record, () => this.#writer.saveDeal(record, home));
  }

  /**
   * Takes the deal over ("play here"): whoever has it writes what it has to write, lets go and is told. One that does
   * not answer, since its tab sleeps, is told when it wakes. Gives whether the claim is held now; then load the deal.
   */
  async takeOver(): Promise<boolean> {
    await this.settled;
    if (this.#state === 'elsewhere' && (await this.#lock.takeOver())) this.#become('held');
    return this.#state === 'held';
  }

  /** Lets go of the deal, once what was saved is written. For a table that goes away or turns to another deal. */
  release(): void {
    if (this.#state === 'released') return;
    if (this.#state === 'asking') {
      // What was saved in the meantime still waits for the answer.
      void this.settled.then(() => this.release());
      return;
    }
    this.#become('released');
    window.removeEventListener('pagehide', this.#hidden);
    window.removeEventListener('pageshow', this.#shown);
    void this.#writer.flush().then(() => this.#lock.close());
  }

  async #ask(): Promise<void> {
    this.#become((await this.#lock.ask()) ? 'held' : 'elsewhere');
  }

  #write(record: GameRecord, write: () => void): boolean {
    if (gameKeyOf(record) !== this.game || record.deal !== this.deal)
      throw new Error(`a claim on ${this.game} ${this.deal} does not write deal ${record.deal}`);
    if (this.#state === 'held') write();
    else if (this.#state === 'asking') this.#early = write;
    else return false;
    return true;
  }

  #become(state: ClaimState): void {
    if (this.#state === 'released' || this.#state === state) return;
    this.#state = state;
    if (state === 'held') this.#early?.();
    this.#early = undefined;
    this.#changed(state);
  }

  /** Another tab wants the deal. */
  async #give(): Promise<void> {
    this.#become('elsewhere');
    await this.#writer.flush();
    this.#lose();
    this.#lock.letGo();
  }

  /** From now on others write: what could not be written must not be tried again. */
  #lose(): void {
    this.#become('elsewhere');
    this.#writer.forgetUnwritten(this.game, this.deal);
  }

  /** A page that is kept for the way back must not keep the deal from others. What is saved on the way out still counts. */
  readonly #hidden = (): void => this.#lock.letGo();

  /** Back again: others may have played meanwhile, so even a claim held anew is told. */
  readonly #shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || this.#state === 'asking') return;
    this.#become('elsewhere');
    void this.#ask().then(() => {
      if (this.#state === 'elsewhere') this.#lose();
    });
  };
}
