import { parseDealNumber, type DealNumber } from '../cards/deal-number.ts';
import { loadSession, onlyRulesOf, type RulesReader } from '../session/load.ts';
import { learnMechanisms, needsMechanisms, type Playable } from '../session/playable.ts';
import { Session } from '../session/session.ts';
import { namesRules, readWish, sameGame, type DealWish, type FaultyWish } from './deal-request.ts';
import type { Keeper } from './keeper.ts';
import { drawDealNumber } from './new-deal.ts';
import { nextTask } from './next-task.ts';
import type { TableOutcome } from './outcome.ts';
import type { Play } from './play.ts';

/** Whoever shows the deals. */
export interface DealsHost {
  /** Another deal lies on the table. */
  dealt(session: Session): void;
  /** What was stored of a deal does not replay, and was set aside. */
  setAside(): void;
  /** A wish cannot be followed; the deal on the table stays. */
  faulty(attribute: FaultyWish, value: unknown, message: string): void;
}

const now = (): number => performance.now();

/** Decides which deal lies on the table: the one that is wished for, stored, drawn or loaded. */
export class Deals {
  /** Keeps deals in this browser, where the table is asked to. */
  keeper: Keeper | undefined;
  readonly #play: Play;
  readonly #host: DealsHost;
  /** Counts what is opened, so that what comes late is noticed. */
  #openings = 0;

  constructor(play: Play, host: DealsHost) {
    this.#play = play;
    this.#host = host;
  }

  /** Follows what the table is asked for. What lies there already stays as it is. */
  follow(wish: DealWish): void {
    const needsRules = namesRules(wish);
    if (!needsRules && !needsMechanisms(String(wish.game))) return this.#follow(wish, onlyRulesOf(undefined));
    // Few pages bring rules of their own, or games of a rare kind, so what these need is fetched when one does.
    const opening = ++this.#openings;
    const fetched = needsRules
      ? import('../session/read-rules.ts').then(({ readRules }) => readRules)
      : fetchMechanisms().then(() => onlyRulesOf(undefined));
    const attribute = needsRules ? 'rules' : 'game';
    void fetched.then(
      (readRules) => {
        if (opening === this.#openings) this.#follow(wish, readRules);
      },
      () => this.#host.faulty(attribute, wish[attribute], `what the ${attribute} needs could not be loaded`),
    );
  }

  #follow(wish: DealWish, readRules: RulesReader): void {
    const request = readWish(wish, readRules);
    if (!request) return;
    if (!request.ok) return this.#host.faulty(request.attribute, wish[request.attribute], request.message);
    const { session } = this.#play;
    const { game, deal } = request;
    if (session && sameGame(session.game, game) && (deal ?? session.deal) === session.deal) {
      this.#openings++;
      return;
    }
    this.open(game, deal);
  }

  /** Opens a deal of a game as it is stored, or anew; without a number the one that the game goes on with, or a new one. */
  open(game: Playable, deal: DealNumber | undefined): void {
    const opening = ++this.#openings;
    const fresh = (): Session => new Session(game, deal ?? drawDealNumber(), { now });
    if (!this.keeper) return this.begin(fresh());
    void this.#openKept(this.keeper, opening, game, deal, fresh);
  }

  async #openKept(
    keeper: Keeper,
    opening: number,
    game: Playable,
    deal: DealNumber | undefined,
    fresh: () => Session,
  ): Promise<void> {
    const { session = fresh(), setAside } = await keeper.open(game, deal);
    // To replay or deal is one thing, and to show it another.
    await nextTask();
    if (opening !== this.#openings) return;
    this.begin(session);
    if (setAside) this.#host.setAside();
  }

  /**
   * Begins to store the deal on the table, or begins again after others may have played it: what is stored is the truth,
   * unless the player goes on here before it has been read.
   */
  reopen(): void {
    const { session } = this.#play;
    if (!session || !this.keeper) return;
    const opening = ++this.#openings;
    const [moves, before] = [session.moves, session.check()];
    void this.keeper.open(session.game, session.deal).then(({ session: stored }) => {
      if (opening !== this.#openings || session.moves !== moves || session.check() !== before) return;
      if (!stored) {
        if (moves > 0) this.keeper?.save(session);
      } else if (stored.check() !== before) this.begin(stored);
    });
  }

  /** Lays another deal on the table at once. */
  begin(session: Session): void {
    this.#openings++;
    this.#play.session = session;
    this.keeper?.turnTo(session);
    this.#host.dealt(session);
  }

  /** Reads a deal number as players type it. */
  readonly readNumber = parseDealNumber;

  /** Deals the game on the table anew, with a number or a drawn one. */
  newDeal(deal?: string | number | null): TableOutcome {
    const { session } = this.#play;
    if (!session) return { ok: false, reason: 'not-ready' };
    const parsed = parseDealNumber(String(deal ?? drawDealNumber()));
    if (!parsed.ok) return parsed;
    this.begin(new Session(session.game, parsed.deal, { now }));
    return { ok: true, steps: [] };
  }

  /** Fetches what games of rare kinds need. Never rejects: where it cannot be fetched, their records are not ready. */
  async learnAll(): Promise<void> {
    await fetchMechanisms().catch(() => undefined);
  }

  /**
   * Goes on from a record: of a game of the catalogue, or of the rules that the table plays by already. It is not ready
   * for games of rare kinds until `learnAll` has come to an end.
   */
  load(record: unknown): TableOutcome {
    const { session } = this.#play;
    if (!session || needsMechanisms(gameNamedIn(record))) return { ok: false, reason: 'not-ready' };
    const loaded = loadSession(record, now, onlyRulesOf(session.game));
    if (!loaded.ok) return { ok: false, reason: loaded.reason };
    this.begin(loaded.session);
    return { ok: true, steps: [] };
  }
}

async function fetchMechanisms(): Promise<void> {
  const { compile } = await import('../engine/compile.ts');
  learnMechanisms(compile);
}

function gameNamedIn(record: unknown): string {
  return record instanceof Object && 'game' in record && typeof record.game === 'string' ? record.game : '';
}
