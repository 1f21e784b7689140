import { RANKS, type RankLetter } from '../cards/card.ts';
import type { BuildRules, Foundations } from '../rules/game-rules.ts';
import { rankWord, type Teller } from './teller.ts';

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

/** The ranks that a card may come on, from the first to the last but one; undefined where it may be any. */
export function ranksBuiltOn({ base, build, holds }: CardFoundations): readonly number[] | undefined {
  if (base.kind !== 'rank') return undefined;
  const first = RANKS.indexOf(base.rank);
  switch (build.order) {
    case 'up':
    case 'up, wrapping':
      return Array.from({ length: holds - 1 }, (_, i) => (first + build.by * i) % 13);
    case 'down':
    case 'down, wrapping':
      return Array.from({ length: holds - 1 }, (_, i) => (((first - build.by * i) % 13) + 13) % 13);
    case 'down to the ace, then from the base again':
      return Array.from({ length: first + 1 }, (_, rank) => rank);
    case 'the same rank':
      return [first];
    default:
      return undefined;
  }
}

/** Foundations as they are told: a group, and on how many of its foundations a card is dealt. */
export interface ToldFoundations {
  readonly group: Foundations;
  readonly dealt: number;
  /** Of foundations that hold nothing but one card dealt to them: the rank of each. Else empty. */
  readonly ranks: readonly RankLetter[];
}

/**
 * The groups of foundations; two that differ only in whether a card is dealt to them are told as one, and so are those
 * for single cards that differ only in the rank of that card.
 */
export function toldFoundations(groups: readonly Foundations[]): ToldFoundations[] {
  const told: ToldFoundations[] = [];
  for (const group of groups) {
    const before = told.at(-1);
    const ranks = ranksDealt(group);
    if (
      before &&
      group.takes === 'single cards' &&
      ranks.length > 0 &&
      before.ranks.length > 0 &&
      alikeButRank(before.group, group)
    ) {
      const count = before.group.count + group.count;
      told[told.length - 1] = {
        group: { ...group, count },
        dealt: count,
        ranks: [...before.ranks, ...ranks],
      };
    } else if (
      before &&
      group.takes !== 'four of a rank' &&
      before.dealt === before.group.count &&
      goOn(before.group, group)
    ) {
      const count = before.group.count + group.count;
      told[told.length - 1] = { group: { ...group, count }, dealt: before.dealt, ranks };
    } else {
      const dealt = group.takes === 'single cards' && group.dealt === 'one card each' ? group.count : 0;
      told.push({ group, dealt, ranks });
    }
  }
  return told;
}

/** The ranks of cards that are dealt to foundations that hold no other. */
function ranksDealt(group: Foundations): RankLetter[] {
  if (group.takes !== 'single cards' || group.holds > 1 || group.dealt === 'nothing') return [];
  const { base, count } = group;
  return base.kind === 'rank' ? Array.from({ length: count }, () => base.rank) : [];
}

/** Whether two groups differ in nothing but their number and the ranks that they begin with. */
function alikeButRank(before: Foundations, after: Foundations): boolean {
  return JSON.stringify({ ...before, count: 0, base: 0 }) === JSON.stringify({ ...after, count: 0, base: 0 });
}

/** Whether the foundations of `after` are like those of `before`, but for the cards that are dealt to these. */
function goOn(before: Foundations, after: Foundations): boolean {
  if (before.takes !== 'single cards' || after.takes !== 'single cards') return false;
  const sameBase = after.base.kind === 'rank' || after.base.kind === 'rank of the first card dealt';
  const alike =
    JSON.stringify({ ...before, count: 0, dealt: '' }) === JSON.stringify({ ...after, count: 0, dealt: '' });
  return sameBase && alike && after.holds > 1 && after.dealt === 'nothing';
}

/** The ranks that foundations for a single card each begin with, as a list, where they are not all the same. */
export function ranksSaid({ ranks }: ToldFoundations, teller: Teller): string | undefined {
  if (new Set(ranks).size < 2) return undefined;
  return teller.words.list(ranks.map((rank) => teller.say('rank', { rank: rankWord(rank) })));
}

/** Whether each of the foundations begins with the card dealt to it, whatever the others begin with. */
export function beginsWithItsOwn({ group, dealt }: ToldFoundations, rules: BuildRules): boolean {
  return (
    group.takes === 'single cards' &&
    group.base.kind === 'rank of the first card dealt' &&
    dealt === group.count &&
    toldFoundations(rules.foundations).length === 1 &&
    !bringsOneRank(rules.deal)
  );
}

/** Whether the cards that are dealt to the foundations are of one rank in any case. */
function bringsOneRank({ arranged }: BuildRules['deal']): boolean {
  return arranged?.some(({ kind }) => kind === 'bring the rank of the top card') ?? false;
}
