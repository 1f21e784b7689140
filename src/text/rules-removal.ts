import { rankOf } from '../cards/card.ts';
import type { RemovalRules } from '../rules/game-rules.ts';
import { cardName, cardsNamed } from './card-words.ts';
import { rankKey, wordKey } from './key.ts';
import { deckParagraph } from './rules-deck.ts';
import type { RulesSection } from './rules-text.ts';
import type { Sentences, Teller } from './teller.ts';

const RANKS_DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** The rules text of a game in which open cards leave in pairs. */
export function removalSections(rules: RemovalRules, teller: Teller): RulesSection[] {
  const { rows } = rules.layout;
  const cards = (rows * (rows + 1)) / 2;
  const stock = teller.mechanism.deck.size - cards;
  return [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-removal-goal', {
            name: teller.name,
            goal: wordKey(rules.goal),
            cards: teller.mechanism.deck.size,
          }),
          deckParagraph(rules.deck, teller),
        ),
      ],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: [
        teller.say('rules-removal-layout', { rows, cards }),
        teller.say('rules-layout-stock', {
          deals: 'to-the-waste',
          cards: stock,
          draw: rules.stock.draw,
          passes: rules.stock.passes,
        }),
      ],
    },
    {
      id: 'pyramid',
      heading: teller.say('rules-heading-pyramid'),
      paragraphs: [teller.say('rules-removal-pyramid', { rows, cards })],
    },
    {
      id: 'pairs',
      heading: teller.say('rules-heading-pairs'),
      paragraphs: [
        teller.paragraph(teller.say('rules-removal-sum', { sum: rules.sum }), ...examplesSaid(rules, teller)),
        teller.say('rules-removal-gone'),
      ],
    },
    {
      id: 'stock',
      heading: teller.say('rules-heading-stock', { waste: 'yes' }),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-removal-stock', { cards: stock }),
          teller.say('rules-removal-stock-draw', { draw: rules.stock.draw, sum: rules.sum }),
        ),
        teller.say('rules-passes', { passes: rules.stock.passes }),
      ],
    },
    {
      id: 'hand',
      heading: teller.say('rules-heading-hand'),
      paragraphs: [teller.paragraph(teller.say('rules-removal-hand'), teller.say('rules-hand-undo'))],
    },
  ];
}

function examplesSaid({ sum }: RemovalRules, teller: Teller): Sentences {
  const pile = teller.mechanism.piles.findIndex((pile) => pile.kind === 'column');
  const ranks = [...new Set([...teller.faces].map(rankOf))];
  const alone = teller.mechanism
    .fits(teller.firstPile('foundation'), undefined)
    .find((face) => teller.faces.has(face));
  const paired = (rank: number): boolean => teller.fits(pile, teller.exampleFace(rank)).length > 0;
  const first = RANKS_DOWN.find((rank) => ranks.includes(rank) && rank < 8 && paired(rank)) ?? 0;
  const top = teller.exampleFace(first);
  const unpaired = ranks.filter((rank) => !paired(rank) && (alone === undefined || rank !== rankOf(alone)));
  return [
    teller.say('rules-removal-example', {
      card: cardName(teller.words, top),
      fits: cardsNamed(teller.words, teller.fits(pile, top), teller.faces),
    }),
    alone === undefined
      ? undefined
      : teller.say('rules-removal-alone', { rank: rankKey(rankOf(alone)), sum }),
    ...unpaired.map((rank) => teller.say('rules-removal-unpaired', { rank: rankKey(rank) })),
  ];
}
