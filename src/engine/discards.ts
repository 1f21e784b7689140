import { rankOf, suitOf, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { DiscardRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import type { Mechanism } from './mechanism.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import { STEP } from './step.ts';

const [STOCK, FOUNDATION, FIRST] = [0, 1, 2];

/** The mechanism of Aces Up. Throws a RangeError for a deck that is not enough for the first row. */
export function discards(rules: DiscardRules): Mechanism {
  const deck = makeDeck(rules.deck);
  if (deck.size < rules.columns)
    throw new RangeError(`columns: ${rules.columns} cards are dealt out of ${deck.size}`);
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  addPiles(piles, 'foundation', 1);
  addPiles(piles, 'column', rules.columns);
  const noRuns = new Uint8Array(52 * 52);
  const columns = piles.map((_, pile) => pile).slice(FIRST);
  const worth = (face: Face): number => (rankOf(face) === 0 && rules.aces === 'high' ? 13 : rankOf(face));
  const beats = (one: Face, other: Face): boolean =>
    suitOf(one) === suitOf(other) && worth(one) > worth(other);
  const best = new Set(
    [...new Set(deck.faces)].filter((face) => ![...deck.faces].some((other) => beats(other, face))),
  );
  const kept = [...deck.faces].filter((face) => best.has(face)).length;

  return byRefusal({
    deck,
    piles,
    stock: STOCK,
    deal(deal) {
      const { stock: cards, generator } = shuffledStock(deck, deal);
      const position = new Position(
        {
          deck,
          piles,
          runTables: piles.map(() => noRuns),
          passesCount: false,
          matter: piles.map((_, pile) => (pile === FOUNDATION ? 'none' : 'all')),
        },
        generator,
      );
      for (const column of columns) position.lay(column, cards.pop()!, true);
      for (const card of cards) position.lay(STOCK, card, false);
      return position;
    },
    targets: () => [FOUNDATION, ...columns],
    lift: (_, from) => (from < FIRST ? 'gives nothing' : undefined),
    land(position, from, to) {
      const face = position.topFace(from);
      if (to === FOUNDATION) {
        const isBeaten = columns.some(
          (column) => position.lengths[column]! > 0 && beats(position.topFace(column), face),
        );
        return isBeaten ? undefined : 'not beaten';
      }
      if (to < FIRST || position.lengths[to]! > 0) return 'takes nothing';
      return rules.empty === 'nothing' ? 'not on an empty place' : undefined;
    },
    isIdle: (position, from, to) =>
      to !== FOUNDATION &&
      (position.lengths[from] === 1 || columns.find((column) => position.lengths[column] === 0) !== to),
    tapRefusal: (position) => (position.lengths[STOCK] === 0 ? 'stock is empty' : undefined),
    carry: (position, from, to) => position.carry(STEP.carry, from, to, 1),
    tap(position) {
      for (const column of columns) {
        if (position.lengths[STOCK]! > 0) position.flipOver(STEP.deal, STOCK, column, 1);
      }
    },
    fits: () => [],
    won: (position) =>
      position.lengths[STOCK] === 0 &&
      position.lengths[FOUNDATION] === deck.size - kept &&
      columns.every((column) => position.lengths[column]! <= 1),
    passesLeft: () => 0,
  });
}
