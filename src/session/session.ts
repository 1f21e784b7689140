import { fingerprint } from '../engine/hashing.ts';
import { MoveList, type Move } from '../engine/move.ts';
import { formatMove, formatPosition } from '../engine/notation.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Position } from '../engine/position.ts';
import type { Refusal } from '../engine/refusal.ts';
import { invertSteps, tellSteps, type Step } from '../engine/steps.ts';
import type { DealNumber } from '../cards/deal-number.ts';
import { Clock, type Milliseconds } from './clock.ts';
import type { Playable } from './playable.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';
import { placesInDeal, slotsOf, viewPile, type PileView } from './views.ts';

/** A move that was played: by the player, or by itself after one of the player's. */
export interface Played {
  readonly move: Move;
  readonly follower: boolean;
}

/** What an attempt to change the table gives. */
export type Outcome =
  | { readonly ok: true; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly reason: Refusal | 'nothing to undo' | 'nothing to redo' };

/** What a new session may begin with. */
export interface Beginning {
  /** A clock that only goes forward. */
  readonly now: () => Milliseconds;
  /** Time already played. */
  readonly ms?: Milliseconds;
  /** Places of cards that were seen before. */
  readonly seen?: readonly number[];
  /** What helped the player before. */
  readonly used?: GameRecord['used'];
}

/**
 * One deal in progress: the only place where the truth about it lives.
 *
 * It owns the position and lets nobody else see it; what it hands out are frozen views of the piles, in which a
 * face-down card has no face. Undo takes back a whole gesture, automatic followers included.
 */
export class Session {
  readonly game: Playable;
  readonly deal: DealNumber;
  /** Time played. Starts with the first move; whoever shows the table stops it while nobody can see it. */
  readonly clock: Clock;

  readonly #position: Position;
  readonly #places: Uint8Array;
  readonly #seen: Set<number>;
  #views: readonly PileView[];
  #history: Played[] = [];
  #at = 0;
  #used: GameRecord['used'];

  /** Deals. Throws a RangeError for a text that is no deal number. */
  constructor(game: Playable, deal: DealNumber, beginning: Beginning) {
    this.game = game;
    this.deal = deal;
    this.clock = new Clock(beginning.now, beginning.ms ?? 0);
    this.#position = game.mechanism.deal(deal);
    this.#places = placesInDeal(game.mechanism, this.#position);
    this.#seen = new Set(beginning.seen);
    this.#used = beginning.used ?? { undo: false, hint: false };
    this.#views = this.#viewAll();
  }

  /**
   * Goes on with a deal in which `moves` were played and all but the first `at` of them taken back again.
   * Gives the index of the first move that the rules refuse, and why, where there is one.
   */
  static resume(
    game: Playable,
    deal: DealNumber,
    moves: readonly Played[],
    at: number,
    beginning: Beginning,
  ): Session | { readonly index: number; readonly reason: Refusal } {
    const session = new Session(game, deal, beginning);
    for (const [index, played] of moves.entries()) {
      const reason = session.refusal(played.move);
      if (reason) return { index, reason };
      session.#history.push(played);
      session.#forward();
    }
    while (session.#at > at) session.#backward();
    return session;
  }

  /** The piles as the player sees them, in the order of the mechanism. A new array after every change. */
  get piles(): readonly PileView[] {
    return this.#views;
  }

  /** Whether the game is won. */
  get won(): boolean {
    return this.game.mechanism.won(this.#position);
  }

  /** Moves done, the player's and automatic ones. */
  get moves(): number {
    return this.#at;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#history.length;
  }

  /** Which pass through the stock is under way, from 1, and how many may follow it. */
  get passes(): { readonly pass: number; readonly left: number } {
    return { pass: this.#position.pass, left: this.game.mechanism.passesLeft(this.#position) };
  }

  /** All legal moves, or with `each: 'class'` one of each kind of choice. */
  legalMoves(each: 'move' | 'class' = 'move'): Move[] {
    const list = new MoveList();
    this.game.mechanism.moves(this.#position, list, each === 'move');
    return list.toArray();
  }

  /** Why a move is not allowed; undefined when it is. */
  refusal(move: Move): Refusal | undefined {
    return this.game.mechanism.refusal(this.#position, move);
  }

  /** Why the top `count` cards of a pile cannot be lifted; undefined when they can. */
  liftRefusal(pile: number, count: number): Refusal | undefined {
    return this.game.mechanism.liftRefusal(this.#position, pile, count);
  }

  /** Plays a move. A `follower` belongs to the gesture before it. Undone moves are forgotten. */
  play(move: Move, follower = false): Outcome {
    const reason = this.refusal(move);
    if (reason) return { ok: false, reason };
    this.clock.start();
    this.#history.length = this.#at;
    this.#history.push({ move, follower });
    const steps = this.#forward();
    if (this.won) this.clock.stop();
    return { ok: true, steps };
  }

  /** Takes back the last gesture. */
  undo(): Outcome {
    if (!this.canUndo) return { ok: false, reason: 'nothing to undo' };
    this.#used = { ...this.#used, undo: true };
    const steps: Step[] = [];
    do steps.push(...this.#backward());
    while (this.#at > 0 && this.#history[this.#at]!.follower);
    return { ok: true, steps };
  }

  /** Plays the last undone gesture again. */
  redo(): Outcome {
    if (!this.canRedo) return { ok: false, reason: 'nothing to redo' };
    this.clock.start();
    const steps: Step[] = [];
    do steps.push(...this.#forward());
    while (this.#at < this.#history.length && this.#history[this.#at]!.follower);
    if (this.won) this.clock.stop();
    return { ok: true, steps };
  }

  /** Takes back everything, so that the deal lies as at first. It can all be redone. */
  restart(): Outcome {
    if (!this.canUndo) return { ok: true, steps: [] };
    this.#used = { ...this.#used, undo: true };
    const steps: Step[] = [];
    while (this.#at > 0) steps.push(...this.#backward());
    return { ok: true, steps };
  }

  /** The saved form of the deal as it is now. */
  record(): GameRecord {
    const { piles } = this.game.mechanism;
    return {
      format: RECORD_FORMAT,
      ...(this.game.id === undefined ? { rules: this.game.rules } : { game: this.game.id }),
      rulesDigest: this.game.rulesDigest,
      deal: this.deal,
      moves: this.#history
        .map(({ move, follower }) => (follower ? '+' : '') + formatMove(piles, move))
        .join('.'),
      at: this.#at,
      seen: this.#hiddenButSeen(),
      used: this.#used,
      ms: this.clock.ms,
      check: this.check(),
    };
  }

  /** Fingerprint of the table as it lies. */
  check(): string {
    return fingerprint(formatPosition(this.game.mechanism.piles, this.#position));
  }

  #forward(): Step[] {
    const { mechanism } = this.game;
    const mark = this.#position.journalLength;
    const { move } = this.#history[this.#at]!;
    mechanism.play(this.#position, move);
    this.#at++;
    return this.#told(this.#position.packedSteps(mark));
  }

  #backward(): Step[] {
    const packed = invertSteps(this.#position.lastSteps());
    this.#position.back();
    this.#at--;
    return this.#told(packed);
  }

  #told(packed: readonly number[]): Step[] {
    const { mechanism } = this.game;
    const steps = tellSteps(mechanism.piles, this.#position, packed);
    const changed = new Set(steps.flatMap((step) => [step.from, step.to]));
    this.#views = this.#views.map((view, pile) => (changed.has(view.id) ? this.#view(pile) : view));
    return steps;
  }

  #viewAll(): PileView[] {
    return this.game.mechanism.piles.map((_, pile) => this.#view(pile));
  }

  #view(pile: number): PileView {
    const view = viewPile(this.game.mechanism, this.#position, this.#places, pile);
    for (const { place, face } of view.cards) if (face !== undefined) this.#seen.add(place);
    return view;
  }

  #hiddenButSeen(): number[] {
    const places: number[] = [];
    this.game.mechanism.piles.forEach((_, pile) => {
      for (const slot of slotsOf(this.#position, pile)) {
        const place = this.#places[slot & ID]!;
        if (slot >= DOWN && this.#seen.has(place)) places.push(place);
      }
    });
    return places.sort((one, other) => one - other);
  }
}
