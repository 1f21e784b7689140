import type { DealNumber } from '../cards/deal-number.ts';
import type { Playable } from '../session/playable.ts';
import type { Session } from '../session/session.ts';
import type { Claim, ClaimState } from '../storage/claim.ts';
import { gameKey } from '../storage/game-key.ts';
import { openStore, type Store } from '../storage/store.ts';
import type { TroubleKind } from '../storage/trouble.ts';

/** Whoever shows the table is told what becomes of keeping. */
export interface KeeperHost {
  /** Deals cannot be stored, or with undefined, they can again. */
  trouble(kind: TroubleKind | undefined): void;
  /** The deal is played in another tab or at another table: here it goes on unsaved. */
  elsewhere(): void;
  /** A stored deal did not replay, and was set aside. */
  setAside(): void;
  /** The deal may be written here again, and may have been played elsewhere meanwhile: it has to be opened anew. */
  regained(): void;
}

let shared: Store | undefined;

/** One store for all tables of a page: they share its connection and its queue. */
function store(): Store {
  shared ??= openStore();
  return shared;
}

/** Keeps the deals of one table in this browser, from move to move. Nobody ever waits for it to write. */
export class Keeper {
  readonly #host: KeeperHost;
  readonly #unwatch: () => void;
  #claim: Claim | undefined;
  /** Which deal the claim is on. */
  #claimed = '';

  constructor(host: KeeperHost) {
    this.#host = host;
    this.#unwatch = store().watchTrouble((trouble) => host.trouble(trouble?.kind));
  }

  /** The deal that a game goes on with, or what is stored of a deal; undefined for nothing. Saves that deal from now on. */
  async open(game: Playable, deal: DealNumber | undefined): Promise<Session | undefined> {
    const key = gameKey(game.id, game.rulesDigest);
    const found = deal === undefined ? await store().loadDeal(key) : undefined;
    if (found?.kind === 'set aside') this.#host.setAside();
    const number = deal ?? (found?.kind === 'session' ? found.session.deal : undefined);
    if (number === undefined) return undefined;
    const claim = this.#begin(key, number);
    await claim.settled;
    const loaded = await store().loadDeal(key, number);
    if (loaded.kind === 'set aside') this.#host.setAside();
    return loaded.kind === 'session' ? loaded.session : undefined;
  }

  /** Turns to a deal, which is stored from its first move on. */
  turnTo(session: Session): Claim {
    const key = gameKey(session.game.id, session.game.rulesDigest);
    const { deal } = session;
    const same = this.#claimed === `${key} ${deal}` ? this.#claim : undefined;
    return same ?? this.#begin(key, deal);
  }

  /** Writes the deal as it is now. */
  save(session: Session): void {
    const claim = this.turnTo(session);
    if (session.won) claim.finish(session.record(), 'won');
    else claim.save(session.record());
  }

  /** Takes the deal over from wherever it is played; then it is regained. */
  takeOver(): void {
    void this.#claim?.takeOver();
  }

  /** Lets go of everything, for a table that leaves the page. */
  release(): void {
    this.#unwatch();
    this.#claim?.release();
    this.#claim = undefined;
  }

  #begin(key: string, deal: DealNumber): Claim {
    this.#claim?.release();
    this.#claimed = `${key} ${deal}`;
    let lost = false;
    const claim = store().claim(key, deal, (state: ClaimState) => {
      if (this.#claim !== claim) return;
      if (state === 'elsewhere') this.#host.elsewhere();
      if (state === 'held' && lost) this.#host.regained();
      lost = state === 'elsewhere';
    });
    this.#claim = claim;
    return claim;
  }
}
