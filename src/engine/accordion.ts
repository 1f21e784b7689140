import { rankOf, suitOf, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { AccordionRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import type { Mechanism } from './mechanism.ts';
import { grid } from './overlap.ts';
import { addPiles, MAX_PILES, type Pile } from './pile.ts';
import { Position } from './position.ts';
import { STEP } from './step.ts';

const [FOUNDATION, FIRST, WIDTH] = [0, 1, 13];

/** The mechanism of Accordion: a card that is covered leaves, and the row closes up. Throws a RangeError for large decks. */
export function accordion(rules: AccordionRules): Mechanism {
  const deck = makeDeck(rules.deck);
  const piles: Pile[] = [];
  addPiles(piles, 'foundation', 1);
  if (deck.size + 1 > MAX_PILES) throw new RangeError('deck: more cards than places');
  piles.push(...grid(Math.ceil(deck.size / WIDTH), WIDTH, FIRST).piles.slice(0, deck.size));
  const noRuns = new Uint8Array(52 * 52);
  const agree = (one: Face, other: Face): boolean =>
    rankOf(one) === rankOf(other) || suitOf(one) === suitOf(other);
  return byRefusal({
    deck,
    piles,
    stock: -1,
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
      for (let pile = FIRST; cards.length > 0; pile++) position.lay(pile, cards.pop()!, true);
      return position;
    },
    targets: (_, from) => [from - rules.near, from - rules.far].filter((to) => to >= FIRST),
    lift: (_, from) => (from === FOUNDATION ? 'gives nothing' : undefined),
    land(position, from, to) {
      if (to === FOUNDATION) return 'takes nothing';
      if (position.lengths[to] === 0) return 'not on an empty place';
      if (from - to !== rules.near && from - to !== rules.far) return 'too far';
      return agree(position.topFace(from), position.topFace(to)) ? undefined : 'does not fit';
    },
    isIdle: () => false,
    tapRefusal: () => 'no such pile',
    carry(position, from, to) {
      position.carry(STEP.refill, to, FOUNDATION, 1);
      position.carry(STEP.carry, from, to, 1);
      for (let pile = from; pile + 1 < piles.length && position.lengths[pile + 1]! > 0; pile++)
        position.carry(STEP.refill, pile + 1, pile, 1);
    },
    tap: () => undefined,
    fits: (pile, top) =>
      pile === FOUNDATION || top === undefined
        ? []
        : Array.from({ length: 52 }, (_, face) => face).filter((face) => face !== top && agree(top, face)),
    won: (position) => position.lengths[FOUNDATION] === deck.size - 1,
    passesLeft: () => 0,
  });
}
