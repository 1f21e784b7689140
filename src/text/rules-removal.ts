import { rankOf } from '../cards/card.ts';
import { pileCount } from '../engine/dealt.ts';
import type { RemovalRules } from '../rules/game-rules.ts';
import { cardName, cardsNamed } from './card-words.ts';
import { cardsEach, cardsIn } from './dealt-facts.ts';
import { rankKey, wordKey } from './key.ts';
import { dealtSentences } from './rules-dealt.ts';
import { deckParagraph } from './rules-deck.ts';
import { removalStockParagraphs } from './rules-removal-stock.ts';
import type { RulesSection } from './rules-text.ts';
import type { Sentences, Teller } from './teller.ts';

const RANKS_DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** The rules text of a game in which open cards leave in pairs. */
export function removalSections(rules: RemovalRules, teller: Teller): RulesSection[] {
  const { layout, reserve, sets, stock } = rules;
  const left = teller.mechanism.deck.size - cardsLaid(rules) - cardsIn(reserve);
  const sections: (RulesSection | undefined)[] = [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-removal-goal', {
            name: teller.name,
            goal: wordKey(rules.goal),
            shape: layout.shape,
            cards: teller.mechanism.deck.size,
            stock: stock ? 'yes' : 'no',
          }),
          deckParagraph(rules.deck, teller),
        ),
      ],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: layoutParagraphs(rules, left, teller),
    },
    {
      id: layout.shape === 'pyramid' ? 'pyramid' : 'columns',
      heading: teller.say('rules-heading-removal', { shape: layout.shape }),
      paragraphs: [teller.paragraph(...cardsSaid(rules, teller))],
    },
    reserve && {
      id: 'reserve',
      heading: teller.say('rules-heading-reserve', { count: pileCount(reserve) }),
      paragraphs: [
        teller.paragraph(
          ...dealtSentences(reserve, 'reserve', teller),
          teller.say('rules-removal-reserve', { count: pileCount(reserve) }),
        ),
      ],
    },
    {
      id: 'pairs',
      heading: teller.say('rules-heading-pairs'),
      paragraphs: [
        ...(rules.pairs.make === 'no pairs' ? [] : [teller.paragraph(...pairsSaid(rules, teller))]),
        ...(sets === undefined
          ? []
          : [teller.paragraph(teller.say('rules-removal-sets', { sets: wordKey(sets) }))]),
        teller.say('rules-removal-gone'),
      ],
    },
    stock && {
      id: 'stock',
      heading: teller.say('rules-heading-stock', { waste: stock.deals === 'to the waste' ? 'yes' : 'no' }),
      paragraphs: removalStockParagraphs(rules, stock, left, teller),
    },
    {
      id: 'hand',
      heading: teller.say('rules-heading-hand'),
      paragraphs: [
        teller.paragraph(
          rules.pairs.make === 'no pairs' ? undefined : teller.say('rules-removal-hand'),
          sets === undefined ? undefined : teller.say('rules-removal-hand-sets'),
          stock?.deals === 'to the waste' ? teller.say('rules-removal-hand-stock') : undefined,
          teller.say('rules-hand-undo'),
        ),
      ],
    },
  ];
  return sections.filter((section) => section !== undefined);
}

/** Cards of the layout. */
function cardsLaid({ layout }: RemovalRules): number {
  switch (layout.shape) {
    case 'pyramid':
      return (layout.rows * (layout.rows + 1)) / 2;
    case 'grid':
      return layout.rows * layout.columns;
    case 'columns':
      return cardsIn(layout.dealt);
  }
}

function layoutParagraphs(rules: RemovalRules, left: number, teller: Teller): string[] {
  const { layout, reserve, sets, stock } = rules;
  const paragraphs = [
    teller.say('rules-removal-layout', {
      shape: layout.shape,
      cards: cardsLaid(rules),
      rows: layout.shape === 'columns' ? 0 : layout.rows,
      size: layout.shape === 'columns' ? cardsEach(layout.dealt) : 0,
      columns:
        layout.shape === 'columns' ? pileCount(layout.dealt) : layout.shape === 'grid' ? layout.columns : 0,
    }),
    layout.shape === 'columns' ? teller.say('rules-removal-fill', { fill: wordKey(layout.fill) }) : undefined,
    reserve && teller.say('rules-layout-reserve', { count: pileCount(reserve), cards: cardsIn(reserve) }),
    sets && teller.say('rules-removal-layout-sets'),
    stock &&
      (stock.deals === 'to the waste'
        ? teller.say('rules-layout-stock', {
            deals: 'to-the-waste',
            cards: left,
            draw: stock.draw,
            passes: stock.passes,
          })
        : teller.say('rules-removal-layout-stock', { cards: left })),
  ];
  return paragraphs
    .filter((paragraph) => paragraph !== undefined)
    .map((paragraph) => teller.paragraph(paragraph));
}

function cardsSaid(rules: RemovalRules, teller: Teller): Sentences {
  const { layout, neighbours } = rules;
  const touching = neighbours === undefined ? 'no' : 'yes';
  switch (layout.shape) {
    case 'pyramid':
      return [
        teller.say('rules-removal-pyramid', {
          rows: layout.rows,
          cards: cardsLaid(rules),
          faces: wordKey(layout.faces),
        }),
      ];
    case 'grid':
      return [teller.say('rules-removal-grid', { rows: layout.rows, columns: layout.columns, touching })];
    case 'columns':
      return [
        ...dealtSentences(layout.dealt, 'columns', teller),
        teller.say('rules-removal-columns'),
        layout.separated === undefined ? undefined : teller.say('rules-removal-separated'),
        teller.say('rules-removal-empty', { empty: layout.empty === undefined ? 'nothing' : 'any' }),
      ];
  }
}

function pairsSaid(rules: RemovalRules, teller: Teller): Sentences {
  const { pairs } = rules;
  if (pairs.make === 'a sum') {
    return [teller.say('rules-removal-sum', { sum: pairs.sum }), ...examplesSaid(pairs.sum, teller)];
  }
  return [teller.say('rules-removal-ranks'), ...examplesSaid(0, teller)];
}

function examplesSaid(sum: number, teller: Teller): Sentences {
  const pile = teller.mechanism.piles.findIndex((pile) => pile.kind === 'column');
  const ranks = [...new Set([...teller.faces].map(rankOf))];
  const alone = teller.mechanism
    .fits(teller.firstPile('foundation'), undefined)
    .find((face) => teller.faces.has(face));
  const paired = (rank: number): boolean => teller.fits(pile, teller.exampleFace(rank)).length > 0;
  const first = RANKS_DOWN.find((rank) => ranks.includes(rank) && rank < 8 && paired(rank));
  const unpaired = ranks.filter((rank) => !paired(rank) && (alone === undefined || rank !== rankOf(alone)));
  const top = first === undefined ? undefined : teller.exampleFace(first);
  const partners = top === undefined ? [] : teller.fits(pile, top).filter((face) => sum > 0 || face !== top);
  const fits = cardsNamed(teller.words, partners, teller.faces);
  return [
    top === undefined || fits === ''
      ? undefined
      : teller.say('rules-removal-example', {
          card: cardName(teller.words, top),
          rank: rankKey(rankOf(top)),
          fits,
        }),
    alone === undefined
      ? undefined
      : teller.say('rules-removal-alone', { rank: rankKey(rankOf(alone)), sum }),
    unpaired.length === 0
      ? undefined
      : teller.say('rules-removal-unpaired', {
          ranks: teller.words.list(
            unpaired.map((rank) => teller.say('ranks-named', { rank: rankKey(rank) })),
          ),
        }),
  ];
}
