import type { PileId } from '../engine/pile.ts';
import type { StepKind } from '../engine/step.ts';
import { writtenCardName } from './card-words.ts';
import { wordKey } from './key.ts';
import { pileFacts } from './pile-words.ts';
import { capitalised, type Words } from './words.ts';

/** A step as the table's events give it: cards bottom to top, as they are written after it (`8S`, `##`). */
export interface SpokenStep {
  readonly kind: Exclude<StepKind, 'mark' | 'base' | 'pass'>;
  readonly from: PileId;
  readonly to: PileId;
  readonly cards: readonly string[];
}

/**
 * The steps of one move as they are said: "8 of spades with 1 card to column 2. Turned up 4 of diamonds."
 * Steps of a kind that deal card by card make one sentence. `piles` are all piles of the game.
 */
export function stepsSaid(words: Words, steps: readonly SpokenStep[], piles: readonly PileId[]): string {
  return joinedSteps(steps)
    .map((step) => stepSaid(words, step, piles))
    .join(' ');
}

function stepSaid(words: Words, step: SpokenStep, piles: readonly PileId[]): string {
  const names = step.cards.map((card) => writtenCardName(words, card));
  return capitalised(
    words.format(`said-${wordKey(step.kind)}`, {
      ...pileFacts(step.to, piles),
      card: names[0] ?? words.format('hidden-card'),
      cards: words.list(names),
      more: step.cards.length - 1,
      n: step.cards.length,
    }),
    words,
  );
}

/** Neighbours that are dealt, gathered or laid out become one step. */
function joinedSteps(steps: readonly SpokenStep[]): SpokenStep[] {
  const joined: SpokenStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const together = step.kind === 'deal' || step.kind === 'gather' || step.kind === 'lay out';
    if (together && last?.kind === step.kind) {
      joined[joined.length - 1] = { ...last, cards: [...last.cards, ...step.cards] };
    } else {
      joined.push(step);
    }
  }
  return joined;
}
