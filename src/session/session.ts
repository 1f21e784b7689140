import { fingerprint } from '../engine/hashing.ts';
import { MoveList, type Move } from '../engine/move.ts';
import { formatPosition } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Step } from '../engine/steps.ts';
import type { DealNumber } from '../cards/deal-number.ts';
import { finishingMoves, nextAutomatic, type Automatic } from './automatic.ts';
import type { Beginning } from './beginning.ts';
import { Clock } from './clock.ts';
import { History, type Played } from './history.ts';
import type { Playable } from './playable.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';
import { Sight } from './sight.ts';
import type { PileView } from './views.ts';

/** What an attempt to change the table gives. */
export type Outcome =
  | { readonly ok: true; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly reason: Refusal | 'nothing to undo' | 'nothing to redo' };

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

  /** Whether the game hides nothing: all cards lay face up when they were dealt. */
  readonly isOpen: boolean;

  readonly #history: History;
  readonly #sight: Sight;
  #used: GameRecord['used'];
  /** How many moves were done when the first of those was shown that can still be done again. */
  #shownFrom: number | undefined;

  /** Deals. Throws a RangeError for a text that is no deal number. */
  constructor(game: Playable, deal: DealNumber, beginning: Beginning) {
    this.game = game;
    this.deal = deal;
    this.clock = new Clock(beginning.now, beginning.ms ?? 0);
    const position = game.mechanism.deal(deal);
    this.#history = new History(game, position);
    this.#sight = new Sight(game, position, beginning.seen);
    this.isOpen = this.piles.every(({ cards }) => cards.every(({ face }) => face !== undefined));
    this.#used = beginning.used ?? { undo: false, hint: false };
    this.#shownFrom = beginning.shown;
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
      session.#sight.follow(session.#history.play(played));
    }
    while (session.moves > at) session.#sight.follow(session.#history.backward());
    return session;
  }

  /** The piles as the player sees them, in the order of the mechanism. A new array after every change. */
  get piles(): readonly PileView[] {
    return this.#sight.views;
  }

  /** Whether the game is won. */
  get won(): boolean {
    return this.game.mechanism.won(this.#history.position);
  }

  /** Moves done, the player's and automatic ones. */
  get moves(): number {
    return this.#history.at;
  }

  /** Whether one of the moves done was shown to the player: a win is not the player's own then. */
  get shown(): boolean {
    return this.moves > (this.#shownFrom ?? Infinity);
  }

  get canUndo(): boolean {
    return this.moves > 0;
  }

  get canRedo(): boolean {
    return this.moves < this.#history.length;
  }

  /** Which pass through the stock is under way, from 1, and how many may follow it. */
  get passes(): { readonly pass: number; readonly left: number } {
    const { position } = this.#history;
    return { pass: position.pass, left: this.game.mechanism.passesLeft(position) };
  }

  /** All legal moves, or with `each: 'class'` one of each kind of choice. */
  legalMoves(each: 'move' | 'class' = 'move'): Move[] {
    const list = new MoveList();
    this.game.mechanism.moves(this.#history.position, list, each === 'move');
    return list.toArray();
  }

  /** Why a move is not allowed; undefined when it is. */
  refusal(move: Move): Refusal | undefined {
    return this.game.mechanism.refusal(this.#history.position, move);
  }

  /** Why the top `count` cards of a pile cannot be lifted; undefined when they can. */
  liftRefusal(pile: number, count: number): Refusal | undefined {
    return this.game.mechanism.liftRefusal(this.#history.position, pile, count);
  }

  /** The next move that should follow the last one by itself, to be played as a follower; undefined for none. */
  nextAutomatic(level: Automatic): Move | undefined {
    return level === 'off' ? undefined : nextAutomatic(this.game, this.#history, level);
  }

  /**
   * The moves that would bring all cards home from here; undefined where it takes more than that, and as long as there
   * are hidden cards that the player has never seen, since then the offer itself would tell something.
   */
  finishingMoves(): readonly Move[] | undefined {
    return this.#sight.isWhole ? finishingMoves(this.game, this.#history.position) : undefined;
  }

  /** Lets somebody of this room judge the position, who leaves it as it was and keeps nothing of it. */
  judge<Judgement>(by: (position: Position) => Judgement): Judgement {
    return by(this.#history.position);
  }

  /** Places in the deal of the cards that the player has never seen. */
  unseen(): readonly number[] {
    return this.#sight.unseen();
  }

  /** Plays a move, or with `shown` shows it to the player. A `follower` belongs to the gesture before it. Undone moves are forgotten. */
  play(move: Move, follower = false, shown = false): Outcome {
    const reason = this.refusal(move);
    if (reason) return { ok: false, reason };
    this.clock.start();
    if (!this.shown) this.#shownFrom = shown ? this.moves : undefined;
    const steps = this.#sight.follow(this.#history.play({ move, follower }));
    if (this.won) this.clock.stop();
    return { ok: true, steps };
  }

  /**
   * Takes back the last gesture. A player who is only `choosing` another place for the same card has not been helped,
   * as long as the first one has shown nothing new.
   */
  undo(choosing = false): Outcome {
    if (!this.canUndo) return { ok: false, reason: 'nothing to undo' };
    const steps: Step[] = [];
    do steps.push(...this.#sight.follow(this.#history.backward()));
    while (this.#history.at > 0 && this.#history.followerNext);
    if (!choosing || steps.some(({ kind }) => kind !== 'carry')) this.#used = { ...this.#used, undo: true };
    return { ok: true, steps };
  }

  /** Plays the last undone gesture again. */
  redo(): Outcome {
    if (!this.canRedo) return { ok: false, reason: 'nothing to redo' };
    this.clock.start();
    const steps: Step[] = [];
    do steps.push(...this.#sight.follow(this.#history.forward()));
    while (this.#history.followerNext);
    if (this.won) this.clock.stop();
    return { ok: true, steps };
  }

  /** Takes back everything, so that the deal lies as at first. It can all be redone. */
  restart(): Outcome {
    return this.goTo(0);
  }

  /** Takes gestures back, or plays them again, until so many moves are done; those behind it can be redone. */
  goTo(moves: number): Outcome {
    const steps: Step[] = [];
    const isBack = moves < this.moves;
    while (isBack ? this.moves > moves : this.moves < moves && this.canRedo) {
      const outcome = isBack ? this.undo() : this.redo();
      if (outcome.ok) steps.push(...outcome.steps);
    }
    return { ok: true, steps };
  }

  /** The player has been helped by a hint. */
  helped(): void {
    this.#used = { ...this.#used, hint: true };
  }

  /** The saved form of the deal as it is now. */
  record(): GameRecord {
    return {
      format: RECORD_FORMAT,
      ...(this.game.id === undefined ? { rules: this.game.rules } : { game: this.game.id }),
      rulesDigest: this.game.rulesDigest,
      deal: this.deal,
      moves: this.#history.text(),
      at: this.moves,
      seen: this.#sight.hiddenButSeen(),
      used: this.#used,
      ...(this.#shownFrom !== undefined && { shown: this.#shownFrom }),
      ms: this.clock.ms,
      check: this.check(),
    };
  }

  /** Fingerprint of the table as it lies. */
  check(): string {
    return fingerprint(formatPosition(this.game.mechanism.piles, this.#history.position));
  }
}
