import type { Step } from '../engine/steps.ts';
import type { SpokenStep } from '../text/step-words.ts';

/** One thing that happened on the table: what, from which pile to which, and the cards as they lie afterwards. */
export type TableStep = SpokenStep;

/** The steps that pages and listeners are told: those that change a pile. */
export function publicSteps(steps: readonly Step[]): readonly TableStep[] {
  return steps.flatMap(({ kind, from, to, cards }) =>
    kind === 'mark' || kind === 'base' || kind === 'pass' ? [] : [{ kind, from, to, cards }],
  );
}
