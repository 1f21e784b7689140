import { foundationsHold } from '../engine/foundations-hold.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { wordKey } from './key.ts';
import { columnParagraphs } from './rules-columns.ts';
import { dealParagraphs, layoutParagraphs } from './rules-deal.ts';
import { deckParagraph } from './rules-deck.ts';
import { foundationParagraphs } from './rules-foundations.ts';
import { foundationCount, leavingOf } from './places.ts';
import { cellParagraphs, reserveParagraphs } from './rules-side-piles.ts';
import { stockParagraphs } from './rules-stock.ts';
import type { RulesSection } from './rules-text.ts';
import type { Teller } from './teller.ts';
import type { Facts } from './words.ts';
import { pileCount } from '../engine/dealt.ts';

/** Cards that win a game when they lie on the foundations. */
function cardsWanted(rules: BuildRules, teller: Teller): number {
  return Math.min(teller.mechanism.deck.size, foundationsHold(rules));
}

/** The suits of finished runs on the columns, and whether each goes from king to ace. */
function runsSaid(columns: BuildRules['columns']): Facts {
  const build = columns?.build;
  return build?.on === 'the next rank'
    ? { suits: wordKey(build.suits), king: build.order === 'down' ? 'yes' : 'no' }
    : { suits: wordKey('same suit'), king: 'yes' };
}

/** The rules text of a game of building: a summary, then one section for each kind of pile that it has. */
export function buildingSections(rules: BuildRules, teller: Teller): RulesSection[] {
  const { columns, reserve, cells, stock } = rules;
  const leave = leavingOf(rules);
  const foundations = foundationCount(rules);
  const heading = (id: string, count: number): string => teller.say(`rules-heading-${id}`, { count });
  const wanted = cardsWanted(rules, teller);
  const fours = rules.foundations.some((group) => group.takes === 'four of a rank');
  const sections: (RulesSection | undefined)[] = [
    {
      id: 'goal',
      heading: teller.say('rules-heading-goal'),
      paragraphs: [
        teller.paragraph(
          rules.won === undefined
            ? teller.say('rules-goal', {
                name: teller.name,
                cards: wanted,
                leave,
                count: foundations,
                all: wanted < teller.mechanism.deck.size ? 'no' : 'yes',
              })
            : teller.say('rules-goal-columns', {
                name: teller.name,
                cards: teller.mechanism.deck.size,
                won: wordKey(rules.won),
                ...runsSaid(columns),
              }),
          deckParagraph(rules.deck, teller),
        ),
      ],
    },
    {
      id: 'layout',
      heading: teller.say('rules-heading-layout'),
      paragraphs: [...layoutParagraphs(rules, teller), ...dealParagraphs(rules, teller)],
    },
    foundations > 0
      ? {
          id: 'foundations',
          heading: heading('foundations', foundations),
          paragraphs: foundationParagraphs(rules, teller),
        }
      : undefined,
    columns && {
      id: 'columns',
      heading: heading('columns', pileCount(columns.dealt)),
      paragraphs: columnParagraphs(rules, columns, teller),
    },
    reserve && {
      id: 'reserve',
      heading: heading('reserve', pileCount(reserve.dealt)),
      paragraphs: reserveParagraphs(rules, reserve, teller),
    },
    cells && {
      id: 'cells',
      heading: heading(cells.takes.kind === 'a run' ? 'tail' : 'cells', cells.count),
      paragraphs: cellParagraphs(rules, cells, teller),
    },
    stock && {
      id: 'stock',
      heading:
        stock.deals === 'the columns again'
          ? teller.say('rules-heading-again')
          : teller.say('rules-heading-stock', { waste: stock.deals === 'to the waste' ? 'yes' : 'no' }),
      paragraphs: stockParagraphs(rules, stock, teller),
    },
    {
      id: 'hand',
      heading: teller.say('rules-heading-hand'),
      paragraphs: [
        teller.paragraph(
          teller.say('rules-hand', { foundations: fours || leave === 'runs' ? 0 : foundations }),
          foundations > 0
            ? teller.say('rules-hand-automatic', { leave: fours ? 'runs' : leave, count: foundations })
            : undefined,
          teller.say('rules-hand-undo'),
        ),
      ],
    },
  ];
  return sections.filter((section) => section !== undefined);
}
