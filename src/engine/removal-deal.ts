import { rankOf, type CardId } from '../cards/card.ts';
import type { Generator } from '../cards/generator.ts';
import type { Deck } from '../cards/pack.ts';
import { shuffledStock, type Deal } from '../cards/shuffle.ts';
import { fillOrder } from './fill-order.ts';
import { Position } from './position.ts';
import type { RemovalPlan } from './removal-plan.ts';

/** Deals a game of pairs. */
export function dealRemoval(plan: RemovalPlan, deal: Deal): Position {
  const { deck, piles, rules, stock } = plan;
  const { stock: cards, generator } = shuffledStock(deck, deal);
  const { layout } = rules;
  if (layout.shape === 'columns' && layout.separated) separateRanks(cards, deck, generator);
  const noRuns = new Uint8Array(52 * 52);
  const position = new Position(
    {
      deck,
      piles,
      runTables: piles.map(() => noRuns),
      passesCount: rules.stock?.deals === 'to the waste' && rules.stock.passes !== 'unlimited',
      matter: piles.map((_, pile) => (pile === plan.foundation ? 'none' : 'all')),
    },
    generator,
  );
  const next = (): CardId => {
    const card = cards.pop();
    if (card === undefined) throw new RangeError('layout: the rules deal more cards than the deck holds');
    return card;
  };
  // In Giza the reserve is dealt before the pyramid.
  lay(position, plan.reserve, plan.reserveFaces, 'row by row', next);
  lay(position, plan.first, plan.faces, layout.shape === 'columns' ? layout.fill : 'row by row', next);
  if (stock < 0 && cards.length > 0)
    throw new RangeError(`layout: ${cards.length} cards are left over, and there is no stock`);
  cards.forEach((card, i) => position.lay(stock, card, plan.openStock && i === cards.length - 1));
  return position;
}

function lay(
  position: Position,
  first: number,
  faces: readonly string[],
  fill: 'row by row' | 'column by column',
  next: () => CardId,
): void {
  const dealt = faces.map(() => 0);
  for (const place of fillOrder(faces, fill)) {
    position.lay(first + place, next(), faces[place]![dealt[place]!++] === 'u');
  }
}

const [COLUMNS, HEIGHT] = [8, 6];

/**
 * Turns the pack over, and lets cards of the first eight packets of six change places with later cards, drawn by the
 * deal's generator, until no packet holds a rank twice.
 */
function separateRanks(cards: CardId[], deck: Deck, generator: Generator): void {
  for (let column = 0; column < COLUMNS; column++) {
    const [start, end] = [column * HEIGHT, (column + 1) * HEIGHT];
    for (let tries = 0; tries < 1000 && end < cards.length; tries++) {
      const twin = firstTwin(cards.slice(start, end).map((card) => rankOf(deck.faces[card]!)));
      if (twin < 0) break;
      const other = end + generator.below(cards.length - end);
      const card = cards[start + twin]!;
      cards[start + twin] = cards[other]!;
      cards[other] = card;
    }
  }
  cards.reverse();
}

/** Of the first card whose rank lies below it already, the place of that lower card; -1 where all ranks differ. */
function firstTwin(ranks: readonly number[]): number {
  for (const [i, rank] of ranks.entries()) {
    const below = ranks.indexOf(rank);
    if (below < i) return below;
  }
  return -1;
}
