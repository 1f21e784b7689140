import type { DealNumber } from '../cards/deal-number.ts';
import type { Playable } from '../session/playable.ts';
import type { Session } from '../session/session.ts';
import type { Claim, ClaimState } from '../storage/claim.ts';
import { gameKey } from '../session/game-key.ts';
import type { Store } from '../storage/store.ts';
import type { TroubleKind } from '../storage/trouble.ts';

/** Whoever shows the table is told what becomes of keeping. */
export interface KeeperHost {
  /** Deals cannot be stored, or with undefined, they can again. */
  trouble(kind: TroubleKind | undefined): void;
  /** The deal is played in another tab or at another table: here it goes on unsaved. */
  elsewhere(): void;
  /** The deal may be written here again, and may have been played elsewhere meanwhile: it has to be opened anew. */
  regained(): void;
}

/** What is stored of a deal: the session that goes on with it, and whether something was found that had to be set aside. */
export interface Found {
  readonly session: Session | undefined;
  readonly setAside: boolean;
}

let fetched: Promise<Store | undefined> | undefined;

/** The store of the page, which is fetched only for tables that keep their deals; undefined where it cannot be fetched. */
function store(): Promise<Store | undefined> {
  fetched ??= import('../storage/store.ts').then(
    ({ sharedStore }) => sharedStore(),
    () => undefined,
  );
  return fetched;
}

/** Keeps the deals of one table in this browser, from move to move. Nobody ever waits for it to write. */
export class Keeper {
  readonly #host: KeeperHost;
  readonly #opened: Promise<Store | undefined>;
  #store: Store | undefined;
  #unwatch: () => void = () => undefined;
  #released = false;
  #claim: Claim | undefined;
  /** Which deal the claim is on. */
  #claimed = '';
  /** What was to be stored before there was a store. */
  #waiting: (() => void) | undefined;

  constructor(host: KeeperHost) {
    this.#host = host;
    this.#opened = store();
    void this.#opened.then((opened) => this.#use(opened));
  }

  /** The deal that a game goes on with, or what is stored of a deal. What is found is stored from now on. */
  async open(game: Playable, deal: DealNumber | undefined): Promise<Found> {
    const store = await this.#opened;
    if (!store) return { session: undefined, setAside: false };
    const key = gameKey(game.id, game.rulesDigest);
    const last = deal === undefined ? await store.loadDeal(game) : undefined;
    if (last?.kind === 'set aside') return { session: undefined, setAside: true };
    const number = deal ?? (last?.kind === 'session' ? last.session.deal : undefined);
    if (number === undefined || this.#released) return { session: undefined, setAside: false };
    await this.#begin(store, key, number).settled;
    const loaded = await store.loadDeal(game, number);
    const session = loaded.kind === 'session' ? loaded.session : undefined;
    return { session, setAside: loaded.kind === 'set aside' };
  }

  /** Turns to a deal, which is stored from its first move on. */
  turnTo(session: Session): void {
    if (this.#store) {
      this.#claimOf(this.#store, session);
      this.#store.dealt(session);
    } else this.#waiting = () => this.turnTo(session);
  }

  /** Writes the deal as it is now. */
  save(session: Session): void {
    if (!this.#store) {
      this.#waiting = () => this.save(session);
      return;
    }
    this.#claimOf(this.#store, session).keep(session);
  }

  /** Takes the deal over from wherever it is played; then it is regained. */
  takeOver(): void {
    void this.#claim?.takeOver();
  }

  /** Lets go of everything, for a table that leaves the page. */
  release(): void {
    this.#released = true;
    this.#unwatch();
    this.#claim?.release();
    this.#claim = undefined;
  }

  #use(opened: Store | undefined): void {
    if (this.#released) return;
    if (!opened) return this.#host.trouble('blocked');
    this.#store = opened;
    this.#unwatch = opened.watchTrouble((trouble) => this.#host.trouble(trouble?.kind));
    this.#waiting?.();
    this.#waiting = undefined;
  }

  #claimOf(store: Store, session: Session): Claim {
    const key = gameKey(session.game.id, session.game.rulesDigest);
    const { deal } = session;
    const same = this.#claimed === `${key} ${deal}` ? this.#claim : undefined;
    return same ?? this.#begin(store, key, deal);
  }

  #begin(store: Store, key: string, deal: DealNumber): Claim {
    this.#claim?.release();
    this.#claimed = `${key} ${deal}`;
    let lost = false;
    const claim = store.claim(key, deal, (state: ClaimState) => {
      if (this.#claim !== claim) return;
      if (state === 'elsewhere') this.#host.elsewhere();
      if (state === 'held' && lost) this.#host.regained();
      lost = state === 'elsewhere';
    });
    this.#claim = claim;
    return claim;
  }
}
