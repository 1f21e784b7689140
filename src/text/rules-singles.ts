import type {
  AccordionRules,
  ClockRules,
  DiscardRules,
  GalleryRules,
  GapsRules,
  OsmosisRules,
} from '../rules/game-rules.ts';
import { wordKey } from './key.ts';
import { deckParagraph } from './rules-deck.ts';
import type { RulesSection } from './rules-text.ts';
import type { Sentences, Teller } from './teller.ts';

/** Rules of games whose mechanism serves one small family. */
export type SingleRules =
  | GapsRules
  | AccordionRules
  | DiscardRules
  | OsmosisRules
  | ClockRules
  | GalleryRules;

/** The rules text of such a game: its goal, its table, how it is played. */
export function singleSections(rules: SingleRules, teller: Teller): RulesSection[] {
  const { goal, layout, play } = partsOf(rules, teller);
  return [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [teller.paragraph(...goal, deckParagraph(rules.deck, teller))],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: layout.map((said) => teller.paragraph(said)),
    },
    {
      id: 'hand',
      heading: teller.say('rules-heading-play'),
      paragraphs: [
        ...play.map((said) => teller.paragraph(said)),
        teller.paragraph(
          rules.mechanism === 'clock' ? undefined : teller.say('rules-hand-single'),
          teller.say('rules-hand-undo'),
        ),
      ],
    },
  ];
}

interface Parts {
  readonly goal: Sentences;
  readonly layout: readonly string[];
  readonly play: readonly string[];
}

function partsOf(rules: SingleRules, teller: Teller): Parts {
  const name = { name: teller.name };
  switch (rules.mechanism) {
    case 'gaps':
      return {
        goal: [teller.say('rules-gaps-goal', { ...name, aces: wordKey(rules.aces) })],
        layout: [
          teller.say('rules-gaps-layout', { aces: wordKey(rules.aces) }),
          ...(rules.redeals > 0 ? [teller.say('rules-layout-again')] : []),
        ],
        play: [
          teller.say('rules-gaps-play', { aces: wordKey(rules.aces) }),
          teller.say('rules-gaps-redeal', { redeals: rules.redeals, gaps: wordKey(rules.gaps) }),
        ],
      };
    case 'accordion':
      return {
        goal: [teller.say('rules-accordion-goal', name)],
        layout: [teller.say('rules-accordion-layout', { cards: teller.mechanism.deck.size })],
        play: [teller.say('rules-accordion-play', { near: rules.near, far: rules.far })],
      };
    case 'discards':
      return {
        goal: [teller.say('rules-discards-goal', { ...name, aces: rules.aces })],
        layout: [teller.say('rules-discards-layout', { columns: rules.columns })],
        play: [
          teller.say('rules-discards-play', { aces: rules.aces }),
          teller.say('rules-discards-empty', { empty: wordKey(rules.empty) }),
          teller.say('rules-discards-stock', { columns: rules.columns }),
        ],
      };
    case 'osmosis':
      return {
        goal: [teller.say('rules-osmosis-goal', name)],
        layout: [teller.say('rules-osmosis-layout', { reserve: wordKey(rules.reserve) })],
        play: [teller.say('rules-osmosis-play'), teller.say('rules-osmosis-stock', { draw: rules.draw })],
      };
    case 'gallery':
      return {
        goal: [teller.say('rules-gallery-goal', name)],
        layout: [teller.say('rules-gallery-layout', { rows: wordKey(rules.rows) })],
        play: [
          teller.say('rules-gallery-play', { swaps: rules.swaps === undefined ? 'no' : 'yes' }),
          teller.say('rules-gallery-stock', { takes: wordKey(rules.rowTakes) }),
        ],
      };
    case 'clock':
      return {
        goal: [teller.say('rules-clock-goal', name)],
        layout: [teller.say('rules-clock-layout')],
        play: [teller.say('rules-clock-play')],
      };
  }
}
