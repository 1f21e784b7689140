import { pileCount } from '../engine/dealt.ts';
import type { BuildRules, Cells, Columns } from '../rules/game-rules.ts';
import { writtenCardName } from './card-words.ts';
import { cardsEach, cardsIn } from './dealt-facts.ts';
import {
  beginsWithItsOwn,
  lastRank,
  orderTold,
  ranksSaid,
  toldFoundations,
  type ToldFoundations,
} from './foundation-facts.ts';
import { rankKey, wordKey } from './key.ts';
import { foundationCount } from './places.ts';
import { areasDealt, stockSize } from './stock-facts.ts';
import { rankWord, type Sentences, type Teller } from './teller.ts';

type Arrangement = NonNullable<BuildRules['deal']['arranged']>[number];

/** The table at a glance: one paragraph for each kind of pile. */
export function layoutParagraphs(rules: BuildRules, teller: Teller): string[] {
  const { foundations, columns, reserve, cells, stock } = rules;
  const paragraphs = [
    ...toldFoundations(foundations).map((told) => foundationsSummary(told, rules, teller)),
    columns && columnsSummary(columns, teller),
    reserve &&
      teller.say('rules-layout-reserve', {
        count: pileCount(reserve.dealt),
        cards: cardsIn(reserve.dealt),
      }),
    cells && cellsSummary(cells, teller),
    stockSummary(stock, stockSize(rules), columns ? pileCount(columns.dealt) : 0, teller),
  ];
  return paragraphs.filter((paragraph) => paragraph !== undefined).map((text) => teller.paragraph(text));
}

/** How the cards come onto the table, for those who lay it out by hand; no order where all of them are the stock. */
export function dealParagraphs(rules: BuildRules, teller: Teller): string[] {
  const { deal, columns } = rules;
  const piles: Readonly<Record<string, number>> = {
    foundations: foundationCount(rules),
    columns: columns ? pileCount(columns.dealt) : 0,
    cells: rules.cells?.count ?? 0,
  };
  const areas = areasDealt(rules).map((area) =>
    teller.say('rules-area', { area: wordKey(area), count: piles[area] ?? 0 }),
  );
  const order =
    areas.length === 0
      ? undefined
      : teller.say(areas.length > 1 ? 'rules-deal-order-several' : 'rules-deal-order', {
          areas: teller.words.list(areas, 'in order'),
        });
  const fill =
    columns === undefined || cardsIn(columns.dealt) === 0 || pileCount(columns.dealt) === 1
      ? undefined
      : teller.say('rules-deal-columns', { fill: wordKey(deal.columns) });
  const reserve =
    deal.reserve === undefined
      ? undefined
      : teller.say('rules-deal-reserve', { also: fill === undefined ? 'no' : 'yes' });
  const sorted =
    deal.sorted === undefined ? undefined : teller.say('rules-deal-sorted', { sorted: wordKey(deal.sorted) });
  const arranged = arrangementsSaid(deal.arranged ?? [], teller);
  const said = teller.paragraph(order, fill, reserve, sorted, ...arranged);
  return said === '' ? [] : [said];
}

/** What is done to the pack before the deal, one thing after another. */
export function arrangementsSaid(arranged: readonly Arrangement[], teller: Teller): Sentences {
  return arranged.flatMap((arrangement, i) =>
    arrangementSaid(arrangement, i === 0 ? 'first' : 'next', teller),
  );
}

function foundationsSummary(told: ToldFoundations, rules: BuildRules, teller: Teller): string {
  const { group } = told;
  if (group.takes === 'complete runs') {
    return teller.say('rules-layout-runs', {
      count: group.count,
      begins: wordKey(group.run.begins),
      suits: wordKey(group.run.suits),
    });
  }
  if (group.takes === 'four of a rank') return teller.say('rules-layout-fours');
  const { count, base, build } = group;
  const ranks = ranksSaid(told, teller);
  if (ranks !== undefined) return teller.say('rules-layout-foundations-ranks', { count, ranks });
  const last = lastRank(group);
  return teller.say(group.holds === 1 ? 'rules-layout-foundations-one' : 'rules-layout-foundations', {
    count,
    order: wordKey(orderTold(group)),
    by: build.by,
    suits: wordKey(build.suits),
    base: wordKey(base.kind),
    rank: base.kind === 'rank' ? rankWord(base.rank) : 'king',
    own: beginsWithItsOwn(told, rules) ? 'yes' : 'no',
    ends: last === undefined ? 'no' : 'yes',
    last: rankKey(last ?? 12),
  });
}

function columnsSummary({ dealt, build }: Columns, teller: Teller): string {
  return teller.say('rules-layout-columns', {
    count: pileCount(dealt),
    size: cardsEach(dealt),
    cards: cardsIn(dealt),
    build: wordKey(build.on),
    order: build.on === 'the next rank' ? wordKey(build.order) : 'none',
    suits: build.on === 'the next rank' ? wordKey(build.suits) : 'none',
  });
}

function cellsSummary({ count, takes }: Cells, teller: Teller): string {
  return teller.say('rules-layout-cells', {
    count,
    takes: wordKey(takes.kind),
    rank: takes.kind === 'rank' ? rankWord(takes.rank) : 'king',
  });
}

function stockSummary(stock: BuildRules['stock'], cards: number, columns: number, teller: Teller): string {
  if (!stock) return teller.say('rules-layout-no-stock');
  if (stock.deals === 'the columns again') return teller.say('rules-layout-again');
  const turned = stock.deals === 'to the waste';
  return teller.say('rules-layout-stock', {
    columns,
    deals: wordKey(stock.deals),
    cards,
    draw: turned && typeof stock.draw === 'number' ? stock.draw : 0,
    passes: turned ? stock.passes : 1,
  });
}

function arrangementSaid(arrangement: Arrangement, turn: 'first' | 'next', teller: Teller): Sentences {
  switch (arrangement.kind) {
    case 'bring cards': {
      const { cards, which, to } = arrangement;
      const names = cards.map((card) => writtenCardName(teller.words, card));
      const equals = teller.mechanism.deck.copies.some((copy) => copy > 0);
      return [
        teller.say('rules-arranged-cards', {
          turn,
          cards: teller.words.list(names, 'in order'),
          n: cards.length,
          to,
        }),
        equals ? teller.say('rules-arranged-which', { which: wordKey(which) }) : undefined,
      ];
    }
    case 'bring ranks': {
      const { from, to } = arrangement;
      const ranks = arrangement.ranks.map(rankWord);
      const each = ranks.map((rank) => teller.say('rank', { rank }));
      return [
        teller.say('rules-arranged-ranks', {
          turn,
          ranks: teller.words.list(each, 'in order'),
          same: ranks.length > 1 && new Set(ranks).size === 1 ? 'yes' : 'no',
          n: ranks.length,
          rank: ranks[0] ?? 'ace',
          from,
          to,
        }),
      ];
    }
    case 'bring the rank of the top card':
      return [teller.say('rules-arranged-top-rank', { turn })];
    case 'bring cards of other ranks': {
      const { than, count, from, to } = arrangement;
      return [teller.say('rules-arranged-others', { turn, rank: rankWord(than), count, from, to })];
    }
    case 'turn over':
      return [teller.say('rules-arranged-turned', { turn })];
    case 'kings down': {
      const { columns, cards = 0 } = arrangement;
      return [teller.say('rules-arranged-kings', { turn, columns, cards })];
    }
  }
}
