import { parseMove } from '../../src/engine/notation.ts';
import { Session } from '../../src/session/session.ts';
import type { Claim } from '../../src/storage/claim.ts';
import type { Store } from '../../src/storage/store.ts';
import { WINNABLE, WINNING } from '../session/golf-won.ts';
import { gameOf } from './played.ts';
import { storeOn } from './stores.ts';

/** Somebody in front of a table of golf, who does with a store what a table does. */
export class Sitting {
  readonly store: Store;
  /** Milliseconds on the clock of the table. */
  clock = 0;
  #claim: Claim | undefined;
  #session: Session | undefined;

  /** Each sitting is another page on the database `name`. */
  constructor(name: string) {
    this.store = storeOn(name);
  }

  /** Opens a deal as it is stored, or anew; without a number the one that the game goes on with. */
  async open(deal?: string): Promise<void> {
    const golf = gameOf('golf');
    const last = deal === undefined ? await this.store.loadDeal(golf) : undefined;
    const number = deal ?? (last?.kind === 'session' ? last.session.deal : '1');
    this.#claim?.release();
    this.#claim = this.store.claim('golf', number);
    await this.#claim.settled;
    const loaded = await this.store.loadDeal(golf, number);
    await this.#lay(loaded.kind === 'session' ? loaded.session : this.#fresh(number));
  }

  /** Deals a number that lies open here, or that nobody plays, from the start. */
  async dealAnew(deal: string): Promise<void> {
    if (this.#claim?.deal !== deal) {
      this.#claim?.release();
      this.#claim = this.store.claim('golf', deal);
      await this.#claim.settled;
    }
    await this.#lay(this.#fresh(deal));
  }

  /** Plays that many moves of the winning line, or of whatever is legal. */
  play(moves = 1): void {
    for (let i = 0; i < moves; i++) this.#move();
  }

  /** Plays the winnable deal to its end. */
  win(): void {
    while (!this.session.won) this.#move();
  }

  /** Is shown how the winnable deal is won. */
  beShown(): void {
    while (!this.session.won) this.#move(true);
  }

  undo(): void {
    this.session.undo();
    this.#keep();
  }

  /** Takes the deal over from another sitting, as it is there. */
  async takeOver(): Promise<void> {
    await this.#claim?.takeOver();
    const loaded = await this.store.loadDeal(gameOf('golf'), this.session.deal);
    if (loaded.kind === 'session') await this.#lay(loaded.session);
  }

  /** The page goes. */
  async leave(): Promise<void> {
    this.#claim?.release();
    await this.store.close();
  }

  get session(): Session {
    if (!this.#session) throw new Error('no deal lies on the table');
    return this.#session;
  }

  /** What became of the deals, oldest first: `35 won`. */
  async record(): Promise<string[]> {
    const results = await this.store.results('golf');
    return results.reverse().map(({ deal, outcome }) => `${deal} ${outcome}`);
  }

  async #lay(session: Session): Promise<void> {
    this.#session = session;
    this.store.dealt(session);
    // Whatever the store has to look up for it, it has before it tells of the results.
    await this.store.results();
  }

  #move(shown = false): void {
    const { session } = this;
    const text = session.deal === WINNABLE ? WINNING.split('.')[session.moves] : undefined;
    const move = text === undefined ? session.legalMoves()[0] : parseMove(session.game.mechanism, text);
    const outcome = move === undefined ? undefined : session.play(move, false, shown);
    if (!outcome?.ok) throw new Error(`no move ${session.moves + 1} in deal ${session.deal}`);
    this.#keep();
  }

  #keep(): void {
    this.#claim?.keep(this.session);
  }

  #fresh(deal: string): Session {
    return new Session(gameOf('golf'), deal, { now: () => this.clock });
  }
}

/** Leaves in the database `name` what somebody has kept after a while: a win, and a deal in progress; then `more`. */
export async function aShortLife(
  name: string,
  more: (sitting: Sitting) => Promise<void> | void = () => undefined,
): Promise<void> {
  const sitting = new Sitting(name);
  await sitting.open(WINNABLE);
  sitting.win();
  await sitting.open('2');
  sitting.play(3);
  await more(sitting);
  await sitting.leave();
}
