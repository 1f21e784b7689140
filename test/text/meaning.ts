import { RANKS } from '../../src/cards/card.ts';
import type { BuildRules, Foundations, GameRules } from '../../src/rules/game-rules.ts';

/**
 * Rules without what has no effect beside the rest of them. Two rules of the same meaning are the same game, and may be
 * told in the same words.
 */
export function meaning(rules: GameRules): unknown {
  if (rules.mechanism !== 'building') return rules;
  const { deck, deal, foundations, columns } = rules;
  const allSuits = deck.suits === undefined || deck.suits.join() === '0,1,2,3';
  const equalCards =
    deck.packs > 1 || (deck.suits !== undefined && new Set(deck.suits).size < deck.suits.length);
  return {
    ...rules,
    deck: { packs: deck.packs, suits: allSuits ? undefined : deck.suits },
    deal: {
      ...deal,
      // Which of several equal cards is brought does not matter where no two are equal.
      arranged: deal.arranged?.map((one) =>
        one.kind === 'bring cards' && !equalCards ? { ...one, which: undefined } : one,
      ),
      // Columns that get no cards get them in no order.
      columns: dealsColumns(columns) ? deal.columns : undefined,
    },
    foundations: foundations.map(groupMeaning),
  };
}

function dealsColumns(columns: BuildRules['columns']): boolean {
  if (!columns) return false;
  return 'piles' in columns.dealt ? columns.dealt.each !== '' : columns.dealt.join('') !== '';
}

function groupMeaning(group: Foundations): unknown {
  if (group.takes === 'complete runs') return group;
  const { base, build, count, holds } = group;
  const steps = build.by * (holds - 1);
  const first = base.kind === 'rank' ? RANKS.indexOf(base.rank) : -1;
  const neverWraps = first >= 0 && (build.order.startsWith('up') ? first + steps <= 12 : first - steps >= 0);
  return {
    ...group,
    // On a foundation for one card nothing is built.
    build:
      holds === 1
        ? undefined
        : build.order === 'doubling' || build.order === 'the same rank'
          ? { ...build, by: undefined }
          : { ...build, order: neverWraps ? build.order.replace(', wrapping', '') : build.order },
    // A single foundation begins with one suit in any case.
    onePerSuit: count === 1 ? undefined : group.onePerSuit,
  };
}
