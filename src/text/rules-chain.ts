import { pileCount } from '../engine/dealt.ts';
import type { ChainRules } from '../rules/game-rules.ts';
import { cardsIn, patternsOf } from './dealt-facts.ts';
import { wordKey } from './key.ts';
import { dealtSentences } from './rules-dealt.ts';
import { deckParagraph } from './rules-deck.ts';
import type { RulesSection } from './rules-text.ts';
import type { Teller } from './teller.ts';

/** The rules text of a game in which all cards go onto one pile. */
export function chainSections(rules: ChainRules, teller: Teller): RulesSection[] {
  const { columns, order, onKing } = rules;
  const count = pileCount(columns);
  const stock = teller.mechanism.deck.size - cardsIn(columns);
  const facts = { order: wordKey(order), king: wordKey(onKing) };
  const sizes = new Set(patternsOf(columns).map((faces) => faces.length));
  const [size] = sizes;
  return [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-chain-goal', { name: teller.name }),
          deckParagraph(rules.deck, teller),
        ),
      ],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: [
        teller.say('rules-chain-layout-pile'),
        teller.paragraph(
          teller.say('rules-chain-layout-columns', {
            count,
            size: sizes.size === 1 && size !== undefined ? size : -1,
            cards: cardsIn(columns),
          }),
        ),
        teller.say('rules-chain-layout-stock', { cards: stock }),
      ],
    },
    {
      id: 'chain',
      heading: teller.say('rules-heading-chain'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-chain-order', facts),
          ...teller.examples(teller.firstPile('foundation'), [0]),
        ),
        teller.paragraph(
          teller.say('rules-chain-king', facts),
          teller.example(teller.firstPile('foundation'), 12),
        ),
        teller.say('rules-chain-one'),
      ],
    },
    {
      id: 'columns',
      heading: teller.say('rules-heading-columns', { count }),
      paragraphs: [
        teller.paragraph(...dealtSentences(columns, 'columns', teller), teller.say('rules-chain-columns')),
      ],
    },
    {
      id: 'stock',
      heading: teller.say('rules-heading-stock', { waste: 'no' }),
      paragraphs: [
        teller.paragraph(teller.say('rules-stock-size', { cards: stock }), teller.say('rules-chain-stock')),
      ],
    },
    {
      id: 'hand',
      heading: teller.say('rules-heading-hand'),
      paragraphs: [teller.paragraph(teller.say('rules-chain-hand'), teller.say('rules-hand-undo'))],
    },
  ];
}
