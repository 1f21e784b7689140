import { pileCount } from '../engine/dealt.ts';
import type { ChainRules } from '../rules/game-rules.ts';
import { writtenCardName } from './card-words.ts';
import { arrangementsSaid } from './rules-deal.ts';
import { cardsEach, cardsIn } from './dealt-facts.ts';
import { wordKey } from './key.ts';
import { dealtSentences } from './rules-dealt.ts';
import { deckParagraph } from './rules-deck.ts';
import type { RulesSection } from './rules-text.ts';
import type { Teller } from './teller.ts';

/** The rules text of a game in which all cards go onto one pile. */
export function chainSections(rules: ChainRules, teller: Teller): RulesSection[] {
  const { columns, order, onKing, piles, begins, overlap, cells = 0 } = rules;
  const count = pileCount(columns);
  const stock = teller.mechanism.deck.size - cardsIn(columns) - (begins.with === 'a card' ? 1 : 0);
  const chain = { piles: piles.count, holds: piles.holds, cells, with: wordKey(begins.with) };
  const facts = { ...chain, order: wordKey(order), king: wordKey(onKing), stock: stock > 0 ? 'yes' : 'no' };
  return [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-chain-goal', { ...chain, name: teller.name }),
          deckParagraph(rules.deck, teller),
        ),
      ],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: [
        teller.paragraph(teller.say('rules-chain-layout-pile', chain)),
        teller.paragraph(
          teller.say('rules-chain-layout-columns', {
            count,
            size: cardsEach(columns),
            cards: cardsIn(columns),
          }),
        ),
        ...(cells > 0 ? [teller.paragraph(teller.say('rules-chain-layout-cells', chain))] : []),
        ...(stock > 0 ? [teller.say('rules-chain-layout-stock', { cards: stock })] : []),
        ...(rules.arranged ? [teller.paragraph(...arrangementsSaid(rules.arranged, teller))] : []),
      ],
    },
    {
      id: 'chain',
      heading: teller.say('rules-heading-chain', chain),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-chain-order', facts),
          ...teller.examples(teller.firstPile('foundation'), [0]),
        ),
        teller.paragraph(
          teller.say('rules-chain-king', facts),
          teller.example(teller.firstPile('foundation'), 12),
        ),
        teller.paragraph(
          teller.say('rules-chain-begins', { ...chain, card: firstCard(begins, teller) }),
          teller.say('rules-chain-holds', chain),
          teller.say('rules-chain-one', { gives: piles.gives === undefined ? 'no' : 'yes' }),
        ),
      ],
    },
    {
      id: 'columns',
      heading: teller.say('rules-heading-columns', { count }),
      paragraphs: [
        teller.paragraph(
          ...dealtSentences(columns, 'columns', teller),
          overlap === undefined
            ? undefined
            : teller.say('rules-chain-overlap', { overlap: wordKey(overlap) }),
          teller.say('rules-chain-columns'),
        ),
      ],
    },
    ...(cells > 0
      ? [
          {
            id: 'cells' as const,
            heading: teller.say('rules-heading-cells', { count: cells }),
            paragraphs: [
              teller.paragraph(
                teller.say('rules-chain-cells', chain),
                piles.gives === undefined ? undefined : teller.say('rules-chain-gives', chain),
              ),
            ],
          },
        ]
      : []),
    ...(stock > 0
      ? [
          {
            id: 'stock' as const,
            heading: teller.say('rules-heading-stock', { waste: 'no' }),
            paragraphs: [
              teller.paragraph(
                teller.say('rules-stock-size', { cards: stock }),
                teller.say('rules-chain-stock', chain),
              ),
            ],
          },
        ]
      : []),
    {
      id: 'hand',
      heading: teller.say('rules-heading-hand'),
      paragraphs: [teller.paragraph(teller.say('rules-chain-hand', chain), teller.say('rules-hand-undo'))],
    },
  ];
}

function firstCard(begins: ChainRules['begins'], teller: Teller): string {
  return begins.with === 'a card' ? writtenCardName(teller.words, begins.card) : '';
}
