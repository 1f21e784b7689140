import type { DealNumber } from '../cards/deal-number.ts';
import type { Playable } from '../session/playable.ts';
import { Session } from '../session/session.ts';
import type { Waiting } from '../worker/pace.ts';
import { Findings } from './findings.ts';
import { drawDealNumber } from './new-deal.ts';

/** Milliseconds for each deal that is tried: most of those that can be won are in less. */
const TRY_MS = 1000;

/** Milliseconds of trying for somebody who waits, and ahead for somebody who may ask. */
const [WAITING_MS, AHEAD_MS] = [30_000, 3000];

/** A deal that can be won, and what was found of it: the line that wins, which the engine has played. */
export interface SureDeal {
  /** The fingerprint of the game's rules. */
  readonly rulesDigest: string;
  readonly deal: DealNumber;
  readonly findings: Findings;
}

/** Finds deals that can be won, all cards known. One of a game lies ready, so that the next is dealt at once. */
export class SureDeals {
  /** By the fingerprints of their rules, what is looked for ahead or lies ready. */
  readonly #ahead = new Map<string, Promise<SureDeal | undefined>>();
  #controller = new AbortController();

  /** Looks for one ahead, where none lies ready. */
  prepare(game: Playable): void {
    const { signal } = this.#controller;
    const search = this.#ahead.get(game.rulesDigest) ?? find(game, AHEAD_MS, { signal });
    // Of a fault hears whoever waits.
    this.#ahead.set(
      game.rulesDigest,
      search.catch(() => undefined),
    );
  }

  /** Gives one; undefined where none was found in time, or nobody waits any more. Rejects when the solver is at fault. */
  async take(game: Playable, waiting: Waiting): Promise<SureDeal | undefined> {
    const ahead = this.#ahead.get(game.rulesDigest);
    const { signal } = waiting;
    const stop = (): void => this.stop();
    signal?.addEventListener('abort', stop);
    const ready = await ahead;
    signal?.removeEventListener('abort', stop);
    if (this.#ahead.get(game.rulesDigest) === ahead) this.#ahead.delete(game.rulesDigest);
    return ready ?? find(game, WAITING_MS, waiting);
  }

  /** Looks no further ahead; what lies ready stays. */
  stop(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
  }
}

async function find(game: Playable, ms: number, waiting: Waiting): Promise<SureDeal | undefined> {
  let tried = 0;
  const progress = (states: number): void => waiting.progress?.(tried + states);
  for (let spent = 0; spent < ms && !waiting.signal?.aborted;) {
    const deal = drawDealNumber();
    const findings = new Findings(new Session(game, deal, { now: () => 0 }));
    const answer = await findings.ask([], TRY_MS, { signal: waiting.signal, progress });
    if (answer.verdict === 'won') return { rulesDigest: game.rulesDigest, deal, findings };
    spent += Math.max(answer.ms, 1);
    tried += answer.states;
  }
  return undefined;
}
