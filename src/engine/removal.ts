import { rankOf, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { RemovalRules } from '../rules/game-rules.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move } from './move.ts';
import { pyramid } from './overlap.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { STEP } from './step.ts';

const [STOCK, WASTE, FOUNDATION, FIRST] = [0, 1, 2, 3];

/**
 * The mechanism of games in which open cards leave in pairs. A move between two piles takes both top cards to the
 * foundation, the one that was moved first; a card that makes the sum by itself is moved to the foundation alone.
 */
export function removal(rules: RemovalRules): Mechanism {
  const deck = makeDeck(rules.deck);
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  addSinglePile(piles, 'waste');
  addPiles(piles, 'foundation', 1);
  const overlap = pyramid(rules.layout.rows, FIRST);
  piles.push(...overlap.piles);
  if (overlap.piles.length > deck.size) {
    throw new RangeError(`layout: ${overlap.piles.length} cards are dealt out of ${deck.size}`);
  }
  const noRuns = new Uint8Array(52 * 52);
  const runTables = piles.map(() => noRuns);
  const matter = piles.map((_, pile) => (pile === FOUNDATION ? 'none' : 'all'));
  const passes = rules.stock.passes === 'unlimited' ? Infinity : rules.stock.passes;

  const value = (face: Face): number => rankOf(face) + 1;
  const alone = (face: Face): boolean => value(face) === rules.sum;
  const pairs = (one: Face, other: Face): boolean => value(one) + value(other) === rules.sum;
  const isCovered = (position: Position, pile: number): boolean =>
    pile >= FIRST && overlap.coveredBy[pile - FIRST]!.some((above) => position.lengths[FIRST + above]! > 0);
  const isOpen = (position: Position, pile: number): boolean =>
    position.topIsUp(pile) && !isCovered(position, pile);

  function tapRefusal(position: Position): Refusal | undefined {
    if (position.lengths[STOCK] === 0) {
      return position.lengths[WASTE]! > 0 && position.pass < passes ? undefined : 'stock is empty';
    }
    return alone(position.topFace(STOCK)) ? 'leaves alone' : undefined;
  }

  function liftRefusal(position: Position, from: number, count: number): Refusal | undefined {
    if (from === FOUNDATION) return 'gives nothing';
    if (position.lengths[from] === 0) return 'empty pile';
    if (count > 1) return count > position.lengths[from]! ? 'too few cards' : 'only the top card';
    return isCovered(position, from) ? 'covered' : undefined;
  }

  function refusal(position: Position, move: Move): Refusal | undefined {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (!piles[from] || !piles[to]) return 'no such pile';
    if (count === 0) return from === STOCK && to === STOCK ? tapRefusal(position) : 'no such pile';
    const unlifted = liftRefusal(position, from, count);
    if (unlifted) return unlifted;
    if (from === to) return 'same pile';
    if (to === FOUNDATION) return alone(position.topFace(from)) ? undefined : 'no pair';
    if (from === STOCK) return 'gives nothing';
    if (position.lengths[to] === 0) return 'empty pile';
    if (isCovered(position, to)) return 'covered';
    return pairs(position.topFace(from), position.topFace(to)) ? undefined : 'no pair';
  }

  /** The next card of the stock always lies open. */
  function openStock(position: Position): void {
    if (position.lengths[STOCK]! > 0 && !position.topIsUp(STOCK)) position.turn(STOCK);
  }

  return {
    deck,
    piles,
    stock: STOCK,
    deal(deal) {
      const { stock: cards, generator } = shuffledStock(deck, deal);
      const position = new Position(
        { deck, piles, runTables, passesCount: passes !== Infinity, matter },
        generator,
      );
      for (let pile = FIRST; pile < piles.length; pile++) position.lay(pile, cards.pop()!, true);
      cards.forEach((card, i) => position.lay(STOCK, card, i === cards.length - 1));
      return position;
    },
    moves(position, list, every) {
      for (let from = 0; from < piles.length; from++) {
        if (from === FOUNDATION || !isOpen(position, from)) continue;
        const face = position.topFace(from);
        if (alone(face)) list.add(packMove(from, FOUNDATION, 1));
        if (from === STOCK) continue;
        for (let to = 0; to < piles.length; to++) {
          if (to === FOUNDATION || to === from || !isOpen(position, to)) continue;
          // A pair is one choice, whichever of its cards is moved.
          if (!every && to < from && to !== STOCK) continue;
          if (pairs(face, position.topFace(to))) list.add(packMove(from, to, 1));
        }
      }
      if (tapRefusal(position) === undefined) list.add(packTap(STOCK));
    },
    play(position, move) {
      position.mark();
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      if (count > 0) {
        position.carry(STEP.carry, from, FOUNDATION, 1);
        if (to !== FOUNDATION) position.carry(STEP.carry, to, FOUNDATION, 1);
      } else if (position.lengths[STOCK]! > 0) {
        position.carry(STEP.drawOpen, STOCK, WASTE, 1);
      } else {
        turnWasteOver(position);
      }
      openStock(position);
    },
    refusal,
    liftRefusal,
    fits(pile, top) {
      const faces = Array.from({ length: 52 }, (_, face) => face);
      if (pile === FOUNDATION) return faces.filter(alone);
      return top === undefined ? [] : faces.filter((face) => pairs(top, face));
    },
    won: (position) =>
      rules.goal === 'every card'
        ? position.lengths[FOUNDATION] === deck.size
        : position.lengths.subarray(FIRST).every((length) => length === 0),
    passesLeft: (position) => passes - position.pass,
  };

  function turnWasteOver(position: Position): void {
    position.flipOver(STEP.redeal, WASTE, STOCK, position.lengths[WASTE]!);
    position.nextPass();
  }
}
