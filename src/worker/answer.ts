import { compile } from '../engine/compile.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { formatMove } from '../engine/notation.ts';
import { likelyMove } from '../solver/likely-move.ts';
import { replays } from '../solver/replays.ts';
import { shorten } from '../solver/shorten.ts';
import { Solver } from '../solver/solver.ts';
import { layOut } from './lay-out.ts';
import { lastInSlices, searchInSlices, type Pace, type Waiting } from './pace.ts';
import type { Answer, Question } from './question.ts';

/** Moves that may be played in shortening a line. */
const EFFORT = 20_000;

/** Of the bytes that a search may take: beside its table of positions it has another, of an eighth. */
const TABLE_SHARE = 8 / 9;

/** Mechanisms by the fingerprints of their rules: whoever asks once asks again. */
const compiled = new Map<string, Mechanism>();

/** Makes a game ready, or gives what was made before. */
export function mechanismOf({ rules, rulesDigest }: Pick<Question, 'rules' | 'rulesDigest'>): Mechanism {
  const mechanism = compiled.get(rulesDigest) ?? compile(rules);
  compiled.set(rulesDigest, mechanism);
  return mechanism;
}

/**
 * Answers a question on the thread that it is called on. A line that wins is played through the engine on a deal of its
 * own; when it does not win, that is a fault of the solver and throws an Error, as does a question that does not replay.
 */
export async function answer(question: Question, pace: Pace, waiting: Waiting): Promise<Answer> {
  const { rules, limits, seed = 0 } = question;
  const mechanism = mechanismOf(question);
  const { position, before } = layOut(mechanism, question);
  const tableBytes = limits.tableBytes * TABLE_SHARE;
  const solver = new Solver({ mechanism, rules }, position, { tableBytes, seed });
  const { verdict, ms } = await searchInSlices(solver, limits.ms, pace, waiting);
  const spent = { states: verdict.states, ms };
  if (verdict.verdict === 'won') {
    if (!replays(mechanism, layOut(mechanism, question).position, verdict.line)) {
      throw new Error(`deal ${question.deal} after "${question.moves}": the line found does not win`);
    }
    // Of a line that was imagined nobody sees more than the first move.
    const beginning = question.imagined ? 1 : Infinity;
    const lines = shorten(mechanism, position, verdict.line, EFFORT, beginning);
    const short = (await lastInSlices(lines, pace, waiting.signal)) ?? verdict.line;
    const line = short.map((move) => formatMove(mechanism.piles, move)).join('.');
    return { verdict: 'won', line, ...spent };
  }
  const move = likelyMove(mechanism, position, before);
  const likely = move === undefined ? {} : { likely: formatMove(mechanism.piles, move) };
  if (verdict.verdict === 'lost') return { verdict: 'lost', ...spent, ...likely };
  const stopped = waiting.signal?.aborted ? 'cancelled' : 'time';
  const because = verdict.because === 'stopped' ? stopped : verdict.because;
  return { verdict: 'undecided', because, ...spent, ...likely };
}
