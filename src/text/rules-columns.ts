import { RANKS } from '../cards/card.ts';
import { pileCount } from '../engine/dealt.ts';
import type { BuildRules, Columns } from '../rules/game-rules.ts';
import { dealtSentences } from './rules-dealt.ts';
import { wordKey } from './key.ts';
import { placesSaid, sourcesOf, targetsOf } from './places.ts';
import { rankWord, type Sentences, type Teller } from './teller.ts';

type Order = Extract<Columns['build'], { on: 'the next rank' }>['order'];

/** How columns are dealt, built, moved and filled again. */
export function columnParagraphs(rules: BuildRules, columns: Columns, teller: Teller): string[] {
  return [
    teller.paragraph(
      ...dealtSentences(columns.dealt, 'columns', teller),
      columns.holds === undefined ? undefined : teller.say('rules-columns-hold', { holds: columns.holds }),
    ),
    teller.paragraph(...buildSaid(rules, columns, teller)),
    teller.paragraph(
      liftSaid(rules, columns, teller),
      placesSaid('rules-columns-to', targetsOf(rules, 'columns'), rules, teller),
      columns.least === undefined ? undefined : teller.say('rules-columns-least', { cards: columns.least }),
      columns.lone === undefined ? undefined : teller.say('rules-columns-lone'),
    ),
    teller.paragraph(...emptySaid(rules, columns, teller)),
  ];
}

function buildSaid(rules: BuildRules, { dealt, build, holds }: Columns, teller: Teller): Sentences {
  switch (build.on) {
    case 'nothing':
      return [teller.say('rules-columns-build-nothing')];
    case 'the next lower rank in suit, or the same rank':
      return [teller.say('rules-columns-build-curds'), ...teller.examples(teller.firstPile('column'), [0])];
    case 'the same rank':
      return [teller.say('rules-columns-build-rank'), ...teller.examples(teller.firstPile('column'), [])];
    case 'any waste card':
      return [teller.say('rules-columns-build-heap')];
    case 'the next rank': {
      return [
        nextRankSaid(build, holds, pileCount(dealt), teller),
        ...teller.examples(teller.firstPile('column'), endsOf(build.order)),
        placesSaid('rules-columns-from', sourcesOf(rules, 'columns'), rules, teller),
      ];
    }
  }
}

function nextRankSaid(
  build: Extract<Columns['build'], { on: 'the next rank' }>,
  holds: number | undefined,
  count: number,
  teller: Teller,
): string {
  // In suit a run is longer than its suit only where there are two of each card.
  const twins = teller.mechanism.deck.copies.some((copy) => copy > 0);
  const room = holds === undefined || holds > RANKS.length;
  const long = room && (twins || build.suits !== 'same suit') ? 'yes' : 'no';
  const facts = { order: wordKey(build.order), suits: wordKey(build.suits), long, count };
  if (typeof build.by === 'number') return teller.say('rules-columns-build', { ...facts, by: build.by });
  const [clubs = 1, spades = 1, hearts = 1, diamonds = 1] = build.by;
  return teller.say('rules-columns-build-by-suit', { ...facts, clubs, spades, hearts, diamonds });
}

/** Ranks at which an example shows where building ends or goes around. */
function endsOf(order: Order): number[] {
  switch (order) {
    case 'down':
    case 'down, wrapping':
    case 'down, wrapping above the base':
      return [0];
    case 'up':
    case 'up, wrapping':
      return [12];
    case 'up or down':
    case 'up or down, wrapping':
    case 'up or down, as the pile began':
      return [0, 12];
  }
}

function liftSaid(rules: BuildRules, { build, moves, empty }: Columns, teller: Teller): string {
  switch (moves.lift) {
    case 'one card':
      return teller.say('rules-lift-one');
    case 'any face-up card and all on it':
      return teller.say('rules-lift-any');
    case 'a run':
      return teller.say('rules-lift-run', {
        build: build.on === 'the same rank' ? 'the-same-rank' : 'the-next-rank',
        part: wordKey(moves.part),
        suits: wordKey(moves.suits),
      });
    case 'a run in suit, or cards of one rank':
      return teller.say('rules-lift-one-kind');
    case 'a run, as free places allow':
      return teller.say('rules-lift-free', {
        suits: wordKey(moves.suits),
        cells: rules.cells?.count ?? 0,
        doubling: empty.takes.kind === 'any card' ? 'yes' : 'no',
      });
    case 'a run, part by part':
      return teller.say('rules-lift-parts');
  }
}

/** What fills an emptied column by itself, which reserve pile gives, and what becomes of it in the end. */
function refillSaid({ reserve }: BuildRules, { refill, takes }: Columns['empty'], teller: Teller): Sentences {
  if (refill === undefined) return [];
  const several = reserve !== undefined && pileCount(reserve.dealt) > 1;
  return [
    teller.say('rules-refill', { refill: wordKey(refill) }),
    several && refill.startsWith('from the reserve') ? teller.say('rules-refill-longest') : undefined,
    takes.kind === 'nothing' ? undefined : teller.say('rules-refill-after'),
  ];
}

/** Whether a tap on the stock deals cards into empty columns, too. */
function stockDealsToEmpty(stock: BuildRules['stock']): boolean {
  if (stock?.deals === 'a card to each column') return stock.skips === undefined;
  return stock?.deals === 'to the waste' && stock.fills !== undefined;
}

function emptySaid(rules: BuildRules, { empty, moves }: Columns, teller: Teller): Sentences {
  const facts = { several: moves.lift === 'one card' ? 'no' : 'yes' };
  const from = placesSaid('rules-empty-from', sourcesOf(rules, 'columns'), rules, teller);
  const dealsThere = stockDealsToEmpty(rules.stock);
  const refill = refillSaid(rules, empty, teller);
  switch (empty.takes.kind) {
    case 'any card':
      return [...refill, teller.say('rules-empty-any', facts), from];
    case 'one card at a time':
      return [...refill, teller.say('rules-empty-one'), from];
    case 'nothing':
      return [...refill, teller.say('rules-empty-nothing', { stock: dealsThere ? 'yes' : 'no' })];
    case 'any card in some columns': {
      const columns = teller.words.list(empty.takes.columns.map(String));
      return [...refill, teller.say('rules-empty-some', { ...facts, columns }), from];
    }
    case 'rank':
      return [
        ...refill,
        teller.say('rules-empty-rank', { ...facts, rank: rankWord(empty.takes.rank) }),
        from,
      ];
    case 'the rank below the base':
      return [...refill, teller.say('rules-empty-below-base', facts), from];
    case 'waste cards':
      return [...refill, teller.say('rules-empty-waste')];
    case 'waste cards, of the base rank until the first foundation is full':
      return [...refill, teller.say('rules-empty-plot')];
    case 'reserve cards':
      return [...refill, teller.say('rules-empty-reserve')];
    case 'anything but waste cards while the reserve lasts':
      return [...refill, teller.say('rules-empty-not-waste', facts), from];
  }
}
