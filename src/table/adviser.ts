import type { Session } from '../session/session.ts';
import { asker } from '../worker/asker.ts';
import type { Answer } from '../worker/question.ts';
import type { HintKind, HintOutcome, TableVerdict } from './advice.ts';
import { SolitaireVerdictEvent } from './events.ts';
import { FairLook, firstMove } from './fair-look.ts';
import { Findings, type Written } from './findings.ts';
import { SureDeals, type SureDeal } from './sure-deals.ts';
import { played, suggested, told } from './public-advice.ts';
import { turningPoint, type TurningPoint } from './turning-point.ts';

/** Most milliseconds of computing for a verdict, and for one that somebody is ready to wait for. */
const VERDICT_MS = 5000;
const PATIENT_MS = 60_000;

/** Whoever has a table. */
export interface AdviserHost {
  /** The deal on the table. */
  session(): Session | undefined;
  /** What is to be remembered of the deal has changed. */
  save(session: Session): void;
  /** Sends an event from the table. */
  send(event: Event): unknown;
}

/** How a hint is looked for. */
export interface HintWish {
  readonly kind: HintKind;
  /** Whether it may take long: a minute, where every card is known. */
  readonly isPatient?: boolean;
}

/** Hears how many positions a search has looked at. */
type Progress = (states: number) => void;

/** Knows what is true of the deal on the table, and what to play. A search ends as soon as something else lies there. */
export class Adviser {
  readonly #host: AdviserHost;
  #session: Session | undefined;
  #controller = new AbortController();
  /** By the cards that were imagined; the truth under an empty text. */
  #findings = new Map<string, Findings>();
  /** The look for a fair hint at what lies on the table. */
  #look: FairLook | undefined;
  readonly #deals = new SureDeals();
  /** The last deal that was found to be winnable, and what was found of it. */
  #found: SureDeal | undefined;
  /** The position that a verdict was sent for last. */
  #told = '';

  constructor(host: AdviserHost) {
    this.#host = host;
  }

  /** Something else lies on the table, or nobody waits any more: all searches end. */
  stop(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#look = undefined;
  }

  /** The table goes, perhaps to come back: all searches end, and so do the workers, unless other tables need them. */
  rest(): void {
    this.stop();
    this.#deals.stop();
    asker.rest();
  }

  /** Makes ready what a hint will take. */
  ready(): void {
    const session = this.#host.session();
    if (session) asker.ready(session.game);
  }

  /** Whether the deal can be won, and by which moves. */
  async verdict(progress?: Progress): Promise<TableVerdict> {
    const session = this.#turn();
    if (!session) return { verdict: 'undecided', because: 'not-ready', states: 0, ms: 0 };
    const moves = played(session);
    const answer = await this.#ask(session, moves, undefined, VERDICT_MS, progress);
    const verdict = told(session, answer);
    if (answer.verdict !== 'undecided' || answer.because !== 'cancelled') this.#tell(session, moves, verdict);
    return verdict;
  }

  /** A move to think of. Whatever comes of it, the deal is remembered as one that was helped. */
  async hint({ kind, isPatient = false }: HintWish, progress?: Progress): Promise<HintOutcome> {
    const session = this.#turn();
    if (!session) return { ok: false, reason: 'not-ready' };
    if (session.won) return { ok: false, reason: 'won' };
    session.helped();
    this.#host.save(session);
    const { signal } = this.#controller;
    const unseen = session.unseen();
    const outcome =
      kind === 'fair' && unseen.length > 0
        ? await this.#fair(session, unseen, isPatient, progress)
        : await this.#sure(session, kind, isPatient ? PATIENT_MS : VERDICT_MS, progress);
    return signal.aborted ? CANCELLED : outcome;
  }

  /** Looks for a hint that somebody might ask for, where that takes long: where cards are hidden. */
  prepare(kind: HintKind): void {
    const session = this.#turn();
    const unseen = session?.unseen() ?? [];
    if (session && kind === 'fair' && unseen.length > 0) this.#lookAt(session, unseen);
  }

  /** Looks for a deal that can be won before somebody asks for one. */
  prepareSureDeal(): void {
    const session = this.#host.session();
    if (session) this.#deals.prepare(session.game);
  }

  /** A deal of the game on the table that can be won; undefined where none was found in time. */
  async sureDeal(): Promise<SureDeal | 'cancelled' | undefined> {
    const session = this.#host.session();
    const { signal } = this.#controller;
    this.#found = session && (await this.#deals.take(session.game, { signal }));
    return signal.aborted ? 'cancelled' : this.#found;
  }

  /** Where the deal, which is lost now, could still be won. */
  async turningPoint(progress?: Progress): Promise<TurningPoint> {
    const session = this.#turn();
    if (!session) return { found: false, why: 'unknown' };
    const ask = (moves: Written): Promise<Answer> =>
      this.#ask(session, moves, undefined, VERDICT_MS, progress);
    return turningPoint(played(session), ask);
  }

  async #sure(
    session: Session,
    kind: HintKind,
    ms: number,
    progress: Progress | undefined,
  ): Promise<HintOutcome> {
    const answer = await this.#ask(session, played(session), undefined, ms, progress);
    if (answer.verdict === 'lost') return { ok: false, reason: 'lost' };
    return suggested(session, kind, firstMove(answer), 1, answer.verdict === 'won' ? 1 : 0);
  }

  async #fair(
    session: Session,
    unseen: readonly number[],
    isPatient: boolean,
    progress: Progress | undefined,
  ): Promise<HintOutcome> {
    const look = this.#lookAt(session, unseen);
    await (isPatient ? look.longer(progress) : look.enough(progress));
    const { move, samples, wins } = look.best;
    return suggested(session, 'fair', move, samples, wins);
  }

  #lookAt(session: Session, unseen: readonly number[]): FairLook {
    const moves = played(session);
    return (this.#look ??= new FairLook(
      (seed, ms, progress) => this.#ask(session, moves, { unseen, seed }, ms, progress),
      this.#controller.signal,
    ));
  }

  #ask(
    session: Session,
    moves: Written,
    imagined: { readonly unseen: readonly number[]; readonly seed: number } | undefined,
    ms: number,
    progress: Progress | undefined,
  ): Promise<Answer> {
    const key = imagined ? `${imagined.seed} ${imagined.unseen.join()}` : '';
    const findings = this.#findings.get(key) ?? new Findings(session, imagined);
    this.#findings.set(key, findings);
    return findings.ask(moves, ms, { signal: this.#controller.signal, progress });
  }

  /** The deal on the table; what was found about another one is forgotten. */
  #turn(): Session | undefined {
    const session = this.#host.session();
    if (session !== this.#session) {
      this.#findings = new Map();
      const found = this.#found;
      if (found && found.deal === session?.deal && found.rulesDigest === session.game.rulesDigest)
        this.#findings.set('', found.findings);
    }
    this.#session = session;
    return session;
  }

  #tell(session: Session, moves: Written, verdict: TableVerdict): void {
    const key = [session.game.rulesDigest, session.deal, ...moves].join();
    if (key === this.#told || session !== this.#host.session()) return;
    this.#told = key;
    this.#host.send(new SolitaireVerdictEvent(verdict));
  }
}

const CANCELLED: HintOutcome = { ok: false, reason: 'cancelled' };
