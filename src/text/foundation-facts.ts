import { RANKS } from '../cards/card.ts';
import type { Foundations } from '../rules/game-rules.ts';

/** Foundations that are built card by card. */
export type CardFoundations = Extract<Foundations, { takes: 'single cards' }>;

/** Foundations that take finished runs. */
export type RunFoundations = Extract<Foundations, { takes: 'complete runs' }>;

/** The rank of the last card that a foundation holds, where building leads to it. */
export function lastRank({ base, build, holds }: CardFoundations): number | undefined {
  if (base.kind !== 'rank' || holds === 1) return undefined;
  const first = RANKS.indexOf(base.rank);
  const steps = build.by * (holds - 1);
  switch (build.order) {
    case 'up':
      return first + steps <= 12 ? first + steps : undefined;
    case 'down':
      return first - steps >= 0 ? first - steps : undefined;
    case 'up, wrapping':
      return (first + steps) % 13;
    case 'down, wrapping':
      return (((first - steps) % 13) + 13) % 13;
    default:
      return undefined;
  }
}

/** The order in which a foundation is built, as it is told: one that is full before it goes around does not wrap. */
export function orderTold(group: CardFoundations): CardFoundations['build']['order'] {
  const { base, build, holds } = group;
  if (base.kind !== 'rank') return build.order;
  const first = RANKS.indexOf(base.rank);
  const steps = build.by * (holds - 1);
  if (build.order === 'up, wrapping' && first + steps <= 12) return 'up';
  if (build.order === 'down, wrapping' && first - steps >= 0) return 'down';
  return build.order;
}
