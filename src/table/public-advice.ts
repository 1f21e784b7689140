import { parseMove } from '../engine/notation.ts';
import type { Session } from '../session/session.ts';
import type { Answer } from '../worker/question.ts';
import type { HintKind, HintOutcome, TableVerdict } from './advice.ts';
import type { Written } from './findings.ts';
import { publicMove, type TableMove } from './public-moves.ts';

/** The moves that are done, as they are written. */
export function played(session: Session): Written {
  const { moves, at } = session.record();
  return moves
    .split('.')
    .slice(0, at)
    .map((text) => text.replace('+', ''));
}

/** The hint that comes of a move as it is written, of none where there is none. */
export function suggested(
  session: Session,
  kind: HintKind,
  text: string | undefined,
  samples: number,
  wins: number,
): HintOutcome {
  const move = text === undefined ? undefined : publicOf(session, text);
  return move ? { ok: true, move, kind, samples, wins } : { ok: false, reason: 'no-moves' };
}

function publicOf({ game: { mechanism } }: Session, text: string): TableMove | undefined {
  const move = parseMove(mechanism, text);
  return move === undefined ? undefined : publicMove(mechanism, move);
}

/** What an answer says, in moves of the table. */
export function told(session: Session, answer: Answer): TableVerdict {
  const { states, ms } = answer;
  if (answer.verdict === 'lost') return { verdict: 'lost', states, ms };
  if (answer.verdict === 'undecided') return { verdict: 'undecided', because: answer.because, states, ms };
  const moves = answer.line.split('.').flatMap((text) => publicOf(session, text) ?? []);
  return { verdict: 'won', moves, states, ms };
}
