import { pileCount } from '../engine/dealt.ts';
import type { BuildRules, Cells, Reserve } from '../rules/game-rules.ts';
import { patternsOf } from './dealt-facts.ts';
import { wordKey } from './key.ts';
import { leavingOf, placesSaid, sourcesOf, takesFrom, targetsOf } from './places.ts';
import { dealtSentences } from './rules-dealt.ts';
import { rankWord, type Teller } from './teller.ts';

/** What the reserve holds and gives. */
export function reserveParagraphs(rules: BuildRules, reserve: Reserve, teller: Teller): string[] {
  const readable = patternsOf(reserve.dealt).every((faces) => !faces.includes('d') && faces.length > 0);
  const fills = rules.columns?.empty.refill?.startsWith('from the reserve') ? 'yes' : 'no';
  return [
    teller.paragraph(
      ...dealtSentences(reserve.dealt, 'reserve', teller, reserve.turns === undefined),
      readable ? teller.say('rules-reserve-readable') : undefined,
    ),
    teller.paragraph(
      placesSaid('rules-reserve-top', targetsOf(rules, 'reserve'), rules, teller, {
        count: pileCount(reserve.dealt),
      }),
      reserve.turns === undefined ? undefined : teller.say('rules-reserve-unseen'),
      reserve.turns !== undefined && reserve.opens === 'from the start'
        ? undefined
        : teller.say('rules-reserve-opens', { opens: wordKey(reserve.opens) }),
      teller.say('rules-reserve-fills', { fills }),
    ),
    teller.paragraph(teller.say('rules-reserve-enters', { enters: entersReserve(rules, reserve) })),
  ];
}

/** What the cells take, and where their cards go. */
export function cellParagraphs(rules: BuildRules, cells: Cells, teller: Teller): string[] {
  const { count, filled, takes } = cells;
  return [
    teller.paragraph(
      teller.say('rules-cells-count', {
        count,
        filled,
        rest: Math.max(0, count - filled),
        takes: wordKey(takes.kind),
      }),
      cells.cardsEach === undefined
        ? undefined
        : teller.say('rules-cells-deep', { cards: cells.cardsEach, count }),
      teller.say('rules-cells-open', { count, takes: wordKey(takes.kind), opens: wordKey(cells.opens) }),
    ),
    teller.paragraph(
      takesSaid(cells, teller),
      placesSaid('rules-cells-from', sourcesOf(rules, 'cells'), rules, teller),
      takes.kind === 'a run' && leavingOf(rules) === 'runs'
        ? teller.say('rules-tail-to', { count, takes: 'a-run' })
        : teller.say('rules-cells-to', {
            count,
            takes: wordKey(takes.kind),
            columns: takesFrom(rules, 'columns') ? 'yes' : 'no',
            foundations: leavingOf(rules),
          }),
    ),
  ];
}

function takesSaid({ count, takes }: Cells, teller: Teller): string {
  switch (takes.kind) {
    case 'one card':
      return teller.say('rules-cells-one-card', { count });
    case 'one card of its own suit':
      return teller.say('rules-cells-one-suit');
    case 'a run':
      return teller.say('rules-cells-run', { count, gives: wordKey(takes.gives) });
    case 'single cards':
      return teller.say('rules-cells-pile', { count, holds: takes.holds });
    case 'rank':
      return teller.say('rules-cells-rank', { count, holds: takes.holds, rank: rankWord(takes.rank) });
  }
}

function entersReserve({ stock }: BuildRules, { refill }: Reserve): 'nothing' | 'refill' | 'stock' {
  if (refill !== undefined) return 'refill';
  return stock?.deals === 'a card to each reserve pile' ? 'stock' : 'nothing';
}
