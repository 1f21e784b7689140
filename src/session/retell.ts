import { parseMove } from '../engine/notation.ts';
import type { Step } from '../engine/steps.ts';
import { Session } from './session.ts';

/** One gesture of a deal that was played. */
export interface Gesture {
  /** How many moves are done when it is done. */
  readonly moves: number;
  /** The steps of the player's move, and of what followed it by itself. */
  readonly made: readonly Step[];
  readonly followed: readonly Step[];
}

/**
 * Tells all gestures of a deal, those that were taken back too, as the player saw them: by playing them again on a deal of
 * its own. Throws where they cannot be, since a session holds none but legal moves.
 */
export function retell(session: Session): Gesture[] {
  const { game, deal } = session;
  const { moves } = session.record();
  const again = new Session(game, deal, { now: () => 0 });
  const gestures: Gesture[] = [];
  for (const text of moves === '' ? [] : moves.split('.')) {
    const follows = text.startsWith('+');
    const move = parseMove(game.mechanism, follows ? text.slice(1) : text);
    const outcome = move === undefined ? undefined : again.play(move, follows);
    if (!outcome?.ok) throw new Error(`${text} was played, but cannot be played again`);
    const last = follows ? gestures.pop() : undefined;
    gestures.push({
      moves: again.moves,
      made: last?.made ?? outcome.steps,
      followed: last ? [...last.followed, ...outcome.steps] : [],
    });
  }
  return gestures;
}
