import { rankOf, type CardId, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { GapsRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import type { Mechanism } from './mechanism.ts';
import { grid } from './overlap.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import { STEP } from './step.ts';

const [ROWS, STOCK] = [4, 0];
const [ACE, TWO, KING] = [0, 1, 12];

/** The mechanism of games in which cards move into gaps. Throws a RangeError for a deck that is not one full pack. */
export function gaps(rules: GapsRules): Mechanism {
  const deck = makeDeck(rules.deck);
  if (deck.size !== 52 || deck.copies.some((copy) => copy > 0))
    throw new RangeError('deck: one full pack is needed');
  const acesOut = rules.aces === 'taken out of the rows';
  const width = acesOut ? 13 : 14;
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  if (acesOut) addPiles(piles, 'foundation', 1);
  const first = piles.length;
  piles.push(...grid(ROWS, width, first).piles);
  const noRuns = new Uint8Array(52 * 52);
  const places = Array.from({ length: ROWS * width }, (_, i) => first + i);
  const isLeftmost = (place: number): boolean => (place - first) % width === 0;

  /** The face that a gap takes, `two` for every two, or undefined where it takes nothing. */
  function wanted(position: Position, gap: number): Face | 'two' | undefined {
    if (isLeftmost(gap)) return acesOut ? 'two' : undefined;
    if (position.lengths[gap - 1] === 0) return undefined;
    const left = position.topFace(gap - 1);
    return rankOf(left) === KING ? undefined : left + 1;
  }

  /** How many cards of a row lie in their place, counted from its beginning. */
  function inPlace(position: Position, row: number): number {
    const start = first + row * width;
    const lowest = acesOut ? TWO : ACE;
    let count = 0;
    while (count < width && position.lengths[start + count]! > 0) {
      const face = position.topFace(start + count);
      const follows =
        count === 0 ? rankOf(face) === lowest : face === position.topFace(start + count - 1) + 1;
      if (!follows || rankOf(face) !== lowest + count) break;
      count++;
    }
    return count;
  }

  /** The places that stay empty, drawn one by one; the cards that are left fill the others. */
  function drawnGaps(position: Position, places: number): Set<number> {
    const open = new Set<number>();
    while (open.size < places - position.lengths[STOCK]!) open.add(position.draw(places));
    return open;
  }

  function redeal(position: Position): void {
    const free: number[] = [];
    for (let row = 0; row < ROWS; row++) {
      const done = inPlace(position, row);
      const start = first + row * width;
      for (let i = done; i < width; i++) {
        if (position.lengths[start + i]! > 0) position.carry(STEP.gather, start + i, STOCK, 1);
        if (i > done || rules.gaps === 'anywhere') free.push(start + i);
      }
    }
    position.shuffle(STOCK);
    const open = rules.gaps === 'anywhere' ? drawnGaps(position, free.length) : new Set<number>();
    for (const [i, place] of free.entries()) {
      if (!open.has(i)) position.carry(STEP.layOut, STOCK, place, 1);
    }
    position.nextPass();
  }

  return byRefusal({
    deck,
    piles,
    stock: STOCK,
    deal(deal) {
      const { stock: shuffled, generator } = shuffledStock(deck, deal);
      const position = new Position(
        { deck, piles, runTables: piles.map(() => noRuns), passesCount: true },
        generator,
      );
      const rank = (card: CardId): number => rankOf(deck.faces[card]!);
      const cards = shuffled.toReversed();
      const aces = cards.filter((card) => rank(card) === ACE);
      const bySuit = aces.toSorted((one, other) => deck.faces[one]! - deck.faces[other]!);
      if (acesOut) {
        for (const card of aces) position.lay(1, card, true);
        cards.forEach((card, i) => rank(card) !== ACE && position.lay(first + i, card, true));
        return position;
      }
      const beside = rules.aces === 'laid first, each with a gap beside it';
      for (const [row, card] of (beside ? bySuit : aces).entries())
        position.lay(first + row * width, card, true);
      const others = beside ? cards.filter((card) => rank(card) !== ACE) : cards;
      const room = beside ? width - 2 : width - 1;
      others.forEach((card, i) => {
        const place = first + Math.floor(i / room) * width + (width - room) + (i % room);
        if (rank(card) !== ACE) position.lay(place, card, true);
      });
      return position;
    },
    targets: (position) => places.filter((place) => position.lengths[place] === 0),
    lift: (_, from) => (from < first ? 'gives nothing' : undefined),
    land(position, from, to) {
      if (to < first) return 'takes nothing';
      if (position.lengths[to]! > 0) return 'pile is full';
      const want = wanted(position, to);
      const face = position.topFace(from);
      if (want === undefined) return 'not on an empty place';
      return want === face || (want === 'two' && rankOf(face) === TWO) ? undefined : 'does not fit';
    },
    isIdle: () => false,
    tapRefusal: (position) => (position.pass <= rules.redeals ? undefined : 'stock is empty'),
    carry: (position, from, to) => position.carry(STEP.carry, from, to, 1),
    tap: redeal,
    fits: () => [],
    won: (position) =>
      Array.from({ length: ROWS }, (_, row) => inPlace(position, row)).every(
        (count) => count >= (acesOut ? 12 : 13),
      ),
    passesLeft: (position) => rules.redeals + 1 - position.pass,
  });
}
