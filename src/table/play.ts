import type { Move } from '../engine/move.ts';
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
import { publicSteps, type TableStep } from './public-steps.ts';

/** What happened to the deal: a move was played, or moves were taken back or done again. */
export type Deed = 'move' | 'undo' | 'redo' | 'restart';

/** Whoever shows the deal: it is told of each change before the events are sent. */
export interface PlayHost {
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
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
    if (!session) return this.#refuse(wish, 'not-ready', by);
    if (this.#host.isReadonly()) return this.#refuse(wish, 'readonly', by);
    const read = moveFrom(session.game.mechanism, wish);
    return 'reason' in read ? this.#refuse(wish, read.reason, by) : this.move(read.move, by);
  }

  /** Plays a move of the engine. */
  move(move: Move, by: By): TableOutcome {
    const { session } = this;
    if (!session) throw new Error('there is no deal to play a move on');
    const told = publicMove(session.game.mechanism, move);
    const reason = session.refusal(move);
    if (reason) return this.#refuse(told, reason, by);
    if (!this.#host.send(new SolitaireMoveEvent(told, by))) return this.#refuse(told, 'cancelled', by);
    // The listener may have dealt anew, or played something else.
    if (this.session !== session) return this.#refuse(told, 'cancelled', by);
    const late = session.refusal(move);
    return late ? this.#refuse(told, late, by) : this.#do('move', by, () => session.play(move));
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
    return this.#change('restart', by, (session) => session.restart());
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

  #refuse(move: MoveWish, reason: TableReason, by: By): TableOutcome {
    this.#host.refused(reason, by);
    this.#host.send(new SolitaireRefusedEvent(move, reason));
    return { ok: false, reason };
  }
}
