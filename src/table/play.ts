import type { Move } from '../engine/move.ts';
import type { Automatic } from '../session/automatic.ts';
import type { Outcome, Session } from '../session/session.ts';
import {
  SolitaireChangeEvent,
  SolitaireMoveEvent,
  SolitaireRefusedEvent,
  SolitaireWinEvent,
  type By,
} from './events.ts';
import type { TableOutcome, TableReason } from './outcome.ts';
import { moveFrom, publicMove, type MoveWish } from './public-moves.ts';
import { publicSteps, type TableStep } from '../session/public-steps.ts';

/** What happened to the deal: a move was played, or one that belongs to it, or moves were taken back or done again. */
export type Deed = 'move' | 'follow' | 'undo' | 'redo' | 'restart';

/** Whoever shows the deal: it is told of each change before the events are sent. */
export interface PlayHost {
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
  /** Which cards go home by themselves. */
  automatic(): Automatic;
  changed(deed: Deed, steps: readonly TableStep[]): void;
  refused(reason: TableReason, by: By): void;
  /** Sends an event from the table; false when a listener has cancelled it. */
  send(event: Event): boolean;
}

/** Plays on the deal in progress, by whatever means, and sends the events that tell of it. */
export class Play {
  /** The deal in progress; none before the first good one. */
  session: Session | undefined;
  readonly #host: PlayHost;

  constructor(host: PlayHost) {
    this.#host = host;
  }

  /** Plays a move that somebody wishes for, unless the table, the rules or a listener are against it. */
  wish(wish: MoveWish, by: By): TableOutcome {
    const { session } = this;
    if (!session) return this.refuse(wish, 'not-ready', by);
    if (this.#host.isReadonly()) return this.refuse(wish, 'readonly', by);
    const read = moveFrom(session.game.mechanism, wish);
    return 'reason' in read ? this.refuse(wish, read.reason, by) : this.move(read.move, by);
  }

  /** Plays a move of the engine, and what follows from it by itself. */
  move(move: Move, by: By): TableOutcome {
    return this.#gesture(by, (session, done) =>
      done === 0 ? move : session.nextAutomatic(this.#host.automatic()),
    );
  }

  /** Plays another move in the place of the last gesture, which was not what was meant. Gives whether it was played. */
  instead(move: Move): boolean {
    const { session } = this;
    const undone = session?.undo(true);
    if (!undone?.ok) return false;
    const steps = publicSteps(undone.steps);
    this.#host.send(new SolitaireChangeEvent(steps, 'hand'));
    // The cards fly straight to the other place; only if they do not go there, they have to be shown where they lie.
    if (this.session !== session) return false;
    const { ok } = this.move(move, 'hand');
    if (!ok) this.#host.changed('undo', steps);
    return ok;
  }

  /** Goes back or forward on the way that was played, until so many moves are done. */
  goTo(moves: number, by: By): TableOutcome {
    const deed = moves === 0 ? 'restart' : moves < (this.session?.moves ?? 0) ? 'undo' : 'redo';
    return this.#change(deed, by, (session) => session.goTo(moves));
  }

  /** Brings all cards home, where nothing else is left to do. */
  finish(): void {
    const moves = this.#host.isReadonly() ? undefined : this.session?.finishingMoves();
    if (moves) this.#gesture('hand', (_, done) => moves[done]);
  }

  /** Takes back the last gesture. */
  undo(by: By): TableOutcome {
    return this.#change('undo', by, (session) => session.undo());
  }

  /** Plays the last undone gesture again. */
  redo(by: By): TableOutcome {
    return this.#change('redo', by, (session) => session.redo());
  }

  /** Takes everything back. */
  restart(by: By): TableOutcome {
    return this.goTo(0, by);
  }

  /** Cards that go nowhere: says so, and why. */
  refuse(wish: MoveWish, reason: TableReason, by: By): TableOutcome {
    this.#host.refused(reason, by);
    this.#host.send(new SolitaireRefusedEvent(wish, reason));
    return { ok: false, reason };
  }

  /** Plays moves that belong together: the first is somebody's, the others follow. Gives the steps of them all. */
  #gesture(by: By, next: (session: Session, done: number) => Move | undefined): TableOutcome {
    const { session } = this;
    if (!session) throw new Error('there is no deal to play a move on');
    const steps: TableStep[] = [];
    const before = session.moves;
    // A listener may have dealt anew, played something else or taken something back; then nothing follows.
    for (let done = 0; this.session === session && session.moves === before + done; done++) {
      const move = next(session, done);
      if (move === undefined) break;
      const outcome = this.#attempt(move, done === 0 ? by : 'auto', done === 0 ? 'move' : 'follow');
      if (done === 0 && !outcome.ok) return outcome;
      if (!outcome.ok) break;
      steps.push(...outcome.steps);
    }
    return { ok: true, steps };
  }

  #attempt(move: Move, by: By, deed: 'move' | 'follow'): TableOutcome {
    const { session } = this;
    if (!session) throw new Error('there is no deal to play a move on');
    const told = publicMove(session.game.mechanism, move);
    const reason = session.refusal(move);
    if (reason) return this.refuse(told, reason, by);
    if (!this.#host.send(new SolitaireMoveEvent(told, by))) return this.refuse(told, 'cancelled', by);
    // The listener may have dealt anew, or played something else.
    if (this.session !== session) return this.refuse(told, 'cancelled', by);
    const late = session.refusal(move);
    if (late) return this.refuse(told, late, by);
    // What the table begins by itself is a way that it shows.
    const follows = deed === 'follow';
    return this.#do(deed, by, () => session.play(move, follows, !follows && by === 'auto'));
  }

  #change(deed: Deed, by: By, change: (session: Session) => Outcome): TableOutcome {
    const { session } = this;
    if (!session) return { ok: false, reason: 'not-ready' };
    if (this.#host.isReadonly()) return { ok: false, reason: 'readonly' };
    return this.#do(deed, by, () => change(session));
  }

  #do(deed: Deed, by: By, change: () => Outcome): TableOutcome {
    const { session } = this;
    const won = session?.won ?? false;
    const outcome = change();
    if (!outcome.ok) return outcome;
    const steps = publicSteps(outcome.steps);
    if (!session || steps.length === 0) return { ok: true, steps };
    this.#host.changed(deed, steps);
    this.#host.send(new SolitaireChangeEvent(steps, by));
    if (session.won && !won) this.#host.send(new SolitaireWinEvent(session.moves, session.clock.ms));
    return { ok: true, steps };
  }
}
