import type { PileId } from '../engine/pile.ts';
import type { StepKind } from '../engine/step.ts';
import type { Step } from '../engine/steps.ts';

/** One thing that happened on the table: what, from which pile to which, and the cards as they lie afterwards (`8S`, `##`), bottom to top. */
export interface TableStep {
  readonly kind: Exclude<StepKind, 'mark' | 'base' | 'pass'>;
  readonly from: PileId;
  readonly to: PileId;
  readonly cards: readonly string[];
}

/** The steps that pages and listeners are told: those that change a pile. */
export function publicSteps(steps: readonly Step[]): readonly TableStep[] {
  return steps.flatMap(({ kind, from, to, cards }) =>
    kind === 'mark' || kind === 'base' || kind === 'pass' ? [] : [{ kind, from, to, cards }],
  );
}
