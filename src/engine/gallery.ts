import { rankOf, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { GalleryRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import { ID } from './keys.ts';
import type { Mechanism } from './mechanism.ts';
import { grid } from './overlap.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { STEP } from './step.ts';

const [STOCK, FOUNDATION, FIRST] = [0, 1, 2];
const [ROWS, WIDTH, STEP_UP, HOLDS] = [3, 8, 3, 4];
const ROW = FIRST + ROWS * WIDTH;
const END = ROW + WIDTH;

/**
 * The mechanism of Picture Gallery: three rows of places built up by threes, and a row that the stock deals onto. Throws a
 * RangeError for a deck that is not two full packs.
 */
export function gallery(rules: GalleryRules): Mechanism {
  const deck = makeDeck(rules.deck);
  if (deck.size !== 104 || deck.faces[51] !== 51) throw new RangeError('deck: two full packs are needed');
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  addPiles(piles, 'foundation', 1);
  piles.push(...grid(ROWS, WIDTH, FIRST).piles);
  for (let i = 0; i < WIDTH; i++) addPiles(piles, 'reserve', 1);
  const noRuns = new Uint8Array(52 * 52);
  const isPlace = (pile: number): boolean => pile >= FIRST && pile < ROW;
  const swaps = rules.swaps !== undefined;

  /** The rank that begins a place: 2, 3 or 4. */
  function baseOf(place: number): number {
    const row = Math.floor((place - FIRST) / WIDTH);
    return rules.rows === 'twos, threes and fours from above' ? row + 1 : ROWS - row;
  }

  /** Whether the cards of a place begin with its rank, so that they stay and are built on. */
  const isBegun = (position: Position, place: number): boolean =>
    position.lengths[place]! > 0 &&
    rankOf(position.faces[position.slots[place * position.stride]! & ID]!) === baseOf(place);

  function landOnPlace(position: Position, from: number, to: number): Refusal | undefined {
    const face = position.topFace(from);
    const length = position.lengths[to]!;
    const starts = rankOf(face) === baseOf(to);
    if (length === 0) return starts ? undefined : 'not on an empty place';
    if (length === HOLDS) return 'pile is full';
    if (isBegun(position, to) && follows(position.topFace(to), face)) return undefined;
    if (!swaps || !starts || !isPlace(from) || length > 1 || position.lengths[from]! > 1)
      return 'does not fit';
    return rankOf(position.topFace(to)) === baseOf(from) ? undefined : 'does not fit';
  }

  function fill(position: Position, pile: number): void {
    if (pile >= ROW && position.lengths[pile] === 0 && position.lengths[STOCK]! > 0)
      position.flipOver(STEP.deal, STOCK, pile, 1);
  }

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
      for (let pile = FIRST; pile < END; pile++) position.lay(pile, cards.pop()!, true);
      for (const card of cards) position.lay(STOCK, card, false);
      return position;
    },
    targets: () => Array.from({ length: END - FOUNDATION }, (_, i) => FOUNDATION + i),
    lift: (_, from) => (from === STOCK || from === FOUNDATION ? 'gives nothing' : undefined),
    land(position, from, to) {
      if (to === STOCK) return 'takes nothing';
      if (to === FOUNDATION) return rankOf(position.topFace(from)) === 0 ? undefined : 'does not fit';
      if (isPlace(to)) return landOnPlace(position, from, to);
      if (position.lengths[to]! > 0 || rules.rowTakes === 'nothing') return 'takes nothing';
      return undefined;
    },
    isIdle: () => false,
    tapRefusal: (position) => (position.lengths[STOCK] === 0 ? 'stock is empty' : undefined),
    carry(position, from, to) {
      if (isPlace(to) && position.lengths[to] === 1 && !isBuilt(position, from, to)) {
        // The two change places, one of them by way of the stock.
        position.carry(STEP.refill, to, STOCK, 1);
        position.carry(STEP.carry, from, to, 1);
        position.carry(STEP.refill, STOCK, from, 1);
        return;
      }
      position.carry(STEP.carry, from, to, 1);
      fill(position, from);
    },
    tap(position) {
      for (let pile = ROW; pile < END && position.lengths[STOCK]! > 0; pile++)
        position.flipOver(STEP.deal, STOCK, pile, 1);
    },
    fits: () => [],
    won: (position) => position.lengths[FOUNDATION] === WIDTH && isFull(position),
    passesLeft: () => 0,
  });

  function isBuilt(position: Position, from: number, to: number): boolean {
    return isBegun(position, to) && follows(position.topFace(to), position.topFace(from));
  }

  function isFull(position: Position): boolean {
    for (let place = FIRST; place < ROW; place++) {
      if (position.lengths[place] !== HOLDS || !isBegun(position, place)) return false;
    }
    return true;
  }
}

/** Whether `face` is three ranks above `top`, in suit. */
function follows(top: Face, face: Face): boolean {
  return top + STEP_UP === face && rankOf(top) + STEP_UP === rankOf(face);
}
