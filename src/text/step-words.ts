import type { PileId } from '../engine/pile.ts';
import type { TableStep } from '../session/public-steps.ts';
import { writtenCardName } from './card-words.ts';
import { wordKey } from './key.ts';
import { pileFacts, type NamedBy } from './pile-words.ts';
import { capitalised, type Words } from './words.ts';

/**
 * The steps of one move as they are said: "8 of spades with 1 card to column 2. Turned up 4 of diamonds."
 * Cards that are dealt, gathered or removed one after the other make one sentence. `piles` are all piles of the game.
 */
export function stepsSaid(
  words: Words,
  steps: readonly TableStep[],
  piles: readonly PileId[],
  mechanism: NamedBy = 'building',
): string {
  return joinedSteps(steps, mechanism)
    .map((step) => stepSaid(words, step, piles, mechanism))
    .join(' ');
}

function stepSaid(words: Words, step: TableStep, piles: readonly PileId[], mechanism: NamedBy): string {
  const names = step.cards.map((card) => writtenCardName(words, card));
  const said = words.format(isRemoval(step, mechanism) ? 'said-remove' : `said-${wordKey(step.kind)}`, {
    ...pileFacts(step.to, piles, mechanism),
    card: names[0] ?? words.format('hidden-card'),
    cards: words.list(names),
    more: step.cards.length - 1,
    n: step.cards.length,
  });
  return capitalised(said, words);
}

function isRemoval(step: TableStep, mechanism: NamedBy): boolean {
  return mechanism === 'removal' && step.kind === 'carry';
}

/** Neighbouring steps that are told in one sentence become one step. */
function joinedSteps(steps: readonly TableStep[], mechanism: NamedBy): TableStep[] {
  const joined: TableStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const inARow = step.kind === 'deal' || step.kind === 'gather' || step.kind === 'lay out';
    if (last?.kind === step.kind && (inARow || isRemoval(step, mechanism))) {
      joined[joined.length - 1] = { ...last, cards: [...last.cards, ...step.cards] };
    } else {
      joined.push(step);
    }
  }
  return joined;
}
