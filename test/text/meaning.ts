import { RANKS } from '../../src/cards/card.ts';
import { pileCount } from '../../src/engine/dealt.ts';
import { patternsOf } from '../../src/text/dealt-facts.ts';
import type { BuildRules, Foundations, GameRules } from '../../src/rules/game-rules.ts';

/**
 * Rules without what has no effect beside the rest of them, and without two ways of writing the same. Two rules of the
 * same meaning are the same game, and may be told in the same words.
 */
export function meaning(rules: GameRules): unknown {
  const deck = deckMeaning(rules.deck);
  if (rules.mechanism === 'chain')
    return { ...rules, deck, arranged: arrangedMeaning(rules.arranged, rules.deck) };
  if (rules.mechanism !== 'building') return { ...rules, deck };
  const { deal, foundations, columns, reserve } = rules;
  return {
    ...rules,
    deck,
    deal: {
      ...deal,
      arranged: arrangedMeaning(deal.arranged, rules.deck),
      // A single column and columns that get no cards get them in no order, and piles without cards have no turn.
      columns: columns && dealsColumns(columns) && pileCount(columns.dealt) > 1 ? deal.columns : undefined,
      order: deal.order.filter((area) => getsCards(rules, area)),
    },
    foundations: foundations.map(groupMeaning),
    columns: columns && { ...columns, dealt: patternsOf(columns.dealt) },
    reserve: reserve && {
      ...reserve,
      dealt: patternsOf(reserve.dealt),
      to: takeReserveCards(columns) ? reserve.to : undefined,
    },
  };
}

/** A list of all ranks or suits says what none says. */
function deckMeaning({ packs, ranks, suits }: GameRules['deck']): unknown {
  return {
    packs,
    ranks: ranks && ranks.length < 13 ? ranks : undefined,
    suits: suits && suits.join() !== '0,1,2,3' ? suits : undefined,
  };
}

/** Which of several equal cards is brought does not matter where no two are equal. */
function arrangedMeaning(
  arranged: BuildRules['deal']['arranged'],
  { packs, suits }: GameRules['deck'],
): unknown {
  const equalCards = packs > 1 || (suits !== undefined && new Set(suits).size < suits.length);
  return arranged?.map((one) =>
    one.kind === 'bring cards' && !equalCards ? { ...one, which: undefined } : one,
  );
}

/** Whether a card of the reserve could ever go to a column. */
function takeReserveCards(columns: BuildRules['columns']): boolean {
  if (!columns) return false;
  const { build, empty } = columns;
  const onCards = build.on !== 'nothing' && build.on !== 'any waste card';
  return onCards || (empty.takes.kind !== 'nothing' && empty.takes.kind !== 'waste cards');
}

function dealsColumns(piles: BuildRules['columns'] | BuildRules['reserve']): boolean {
  if (!piles) return false;
  return 'piles' in piles.dealt ? piles.dealt.each !== '' : piles.dealt.join('') !== '';
}

function getsCards(rules: BuildRules, area: BuildRules['deal']['order'][number]): boolean {
  switch (area) {
    case 'foundations':
      return rules.foundations.some(
        (group) => group.takes === 'single cards' && group.dealt === 'one card each',
      );
    case 'columns':
    case 'longer columns':
      return dealsColumns(rules.columns);
    case 'reserve':
      return dealsColumns(rules.reserve);
    case 'cells':
      return (rules.cells?.filled ?? 0) > 0;
    case 'waste':
      return true;
  }
}

function groupMeaning(group: Foundations): unknown {
  if (group.takes !== 'single cards') return group;
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
