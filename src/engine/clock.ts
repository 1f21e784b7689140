import { rankOf } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { ClockRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import { DOWN } from './keys.ts';
import type { Mechanism } from './mechanism.ts';
import type { Pile } from './pile.ts';
import { Position } from './position.ts';
import { STEP } from './step.ts';

const [HEAPS, CENTRE, HAND] = [13, 12, 13];

/**
 * The mechanism of Clock. The open card goes under the heap of its rank, whose top card is then laid open in the middle;
 * a king goes under the middle heap by itself. Throws a RangeError for a deck that is not one full pack.
 */
export function clock(rules: ClockRules): Mechanism {
  const deck = makeDeck(rules.deck);
  if (deck.size !== 52 || deck.copies.some((copy) => copy > 0))
    throw new RangeError('deck: one full pack is needed');
  const piles: Pile[] = Array.from({ length: HEAPS }, (_, i): Pile => {
    const angle = ((i + 1) * Math.PI) / 6;
    const at = i === CENTRE ? { x: 3, y: 2 } : { x: 3 + 3 * Math.sin(angle), y: 2 - 2 * Math.cos(angle) };
    return { id: `t${i + 1}`, kind: 'column', alike: i, at };
  });
  // Cards pass through the stock on their way to the bottom of a heap; between moves it is empty.
  piles.push({ id: 's', kind: 'stock', alike: HAND });
  const noRuns = new Uint8Array(52 * 52);

  function faceDown(position: Position, pile: number): number {
    const end = pile * position.stride + position.lengths[pile]!;
    let count = 0;
    while (count < position.lengths[pile]! && position.slots[end - 1 - count]! >= DOWN) count++;
    return count;
  }

  /** Puts the top card of `from` under the face-down cards of `to`, which may be the same heap. */
  function putUnder(position: Position, from: number, to: number): void {
    position.carry(STEP.carry, from, HAND, 1);
    const above = faceDown(position, to);
    if (above > 0) position.carry(STEP.gather, to, HAND, above);
    // The hand holds the card and, on it, the hidden cards: laid back as they are, the card lies under them.
    position.carry(STEP.layOut, HAND, to, above + 1);
  }

  /** Turns the next card up; kings go under the middle heap at once. */
  function turnNext(position: Position): void {
    for (;;) {
      const length = position.lengths[CENTRE]!;
      if (length === 0 || position.topIsUp(CENTRE)) return;
      position.turn(CENTRE);
      if (rankOf(position.topFace(CENTRE)) !== CENTRE) return;
      putUnder(position, CENTRE, CENTRE);
    }
  }

  const isDone = (position: Position): boolean => {
    for (let pile = 0; pile < HEAPS; pile++) {
      const start = pile * position.stride;
      for (let at = start; at < start + position.lengths[pile]!; at++)
        if (position.slots[at]! >= DOWN) return false;
    }
    return true;
  };

  return byRefusal({
    deck,
    piles,
    stock: HAND,
    deal(deal) {
      const { stock: cards, generator } = shuffledStock(deck, deal);
      const position = new Position(
        { deck, piles, runTables: piles.map(() => noRuns), passesCount: false },
        generator,
      );
      for (let row = 0; row < 4; row++) {
        for (let heap = 0; heap < HEAPS; heap++)
          position.lay(heap, cards.pop()!, row === 3 && heap === CENTRE);
      }
      return position;
    },
    targets: (position) => [rankOf(position.topFace(CENTRE))],
    lift: (position, from) =>
      from === CENTRE && position.topIsUp(CENTRE) && !isDone(position) ? undefined : 'gives nothing',
    land: (position, from, to) => (rankOf(position.topFace(from)) === to ? undefined : 'does not fit'),
    isIdle: () => false,
    tapRefusal: () => 'stock is empty',
    carry(position, from, to) {
      putUnder(position, from, to);
      // The heap's top card comes to the middle.
      if (to !== CENTRE && !position.topIsUp(to)) position.carry(STEP.refill, to, CENTRE, 1);
      turnNext(position);
    },
    tap: () => undefined,
    fits: () => [],
    won: isDone,
    passesLeft: () => 0,
  });
}
