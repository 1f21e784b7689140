import { answer } from './answer.ts';
import { paceOf, type Waiting } from './pace.ts';
import type { Answer, Question } from './question.ts';

/** Milliseconds of a slice: half of a frame, so that fingers and flights are followed all the same. */
const SLICE = 8;

/** Answers a question on this thread, in slices. */
export function askInSlices(question: Question, waiting: Waiting): Promise<Answer> {
  const { pause } = paceOf(SLICE);
  return answer(question, { slice: SLICE, pause }, waiting);
}
