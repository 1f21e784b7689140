import { rankOf, suitOf, type CardId, type Face } from '../cards/card.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { OsmosisRules } from '../rules/game-rules.ts';
import { byRefusal } from './by-refusal.ts';
import { ID } from './keys.ts';
import type { Mechanism } from './mechanism.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import { STEP } from './step.ts';

const [STOCK, WASTE, FIRST, RESERVE, END, HEIGHT] = [0, 1, 2, 6, 10, 4];

/** The mechanism of Osmosis. Throws a RangeError for a deck that is not one full pack. */
export function osmosis(rules: OsmosisRules): Mechanism {
  const deck = makeDeck(rules.deck);
  if (deck.size !== 52 || deck.copies.some((copy) => copy > 0))
    throw new RangeError('deck: one full pack is needed');
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  addSinglePile(piles, 'waste');
  for (let i = FIRST; i < RESERVE; i++) addPiles(piles, 'foundation', 1);
  addPiles(piles, 'reserve', END - RESERVE);
  const noRuns = new Uint8Array(52 * 52);

  const faceAt = (position: Position, pile: number, index: number): Face =>
    position.faces[position.slots[pile * position.stride + index]! & ID]!;

  function holdsRank(position: Position, pile: number, rank: number): boolean {
    for (let i = 0; i < position.lengths[pile]!; i++)
      if (rankOf(faceAt(position, pile, i)) === rank) return true;
    return false;
  }

  function takes(position: Position, to: number, face: Face): boolean {
    if (position.lengths[to] === 0) {
      // The next free foundation begins with the base rank.
      return position.lengths[to - 1]! > 0 && rankOf(face) === position.base;
    }
    if (suitOf(faceAt(position, to, 0)) !== suitOf(face)) return false;
    return to === FIRST || holdsRank(position, to - 1, rankOf(face));
  }

  return byRefusal({
    deck,
    piles,
    stock: STOCK,
    deal(deal) {
      const { stock: cards, generator } = shuffledStock(deck, deal);
      const position = new Position(
        { deck, piles, runTables: piles.map(() => noRuns), passesCount: false },
        generator,
      );
      const next = (): CardId => cards.pop()!;
      for (let i = 0; i < HEIGHT; i++) {
        const faceUp = rules.reserve === 'all face up' || i === HEIGHT - 1;
        for (let pile = RESERVE; pile < END; pile++) position.lay(pile, next(), faceUp);
      }
      const first = next();
      position.layBase(rankOf(deck.faces[first]!));
      position.lay(FIRST, first, true);
      for (const card of cards) position.lay(STOCK, card, false);
      return position;
    },
    targets: () => [FIRST, FIRST + 1, FIRST + 2, FIRST + 3],
    lift: (_, from) => (from === WASTE || from >= RESERVE ? undefined : 'gives nothing'),
    land(position, from, to) {
      if (to < FIRST || to >= RESERVE) return 'takes nothing';
      if (takes(position, to, position.topFace(from))) return undefined;
      return position.lengths[to] === 0 ? 'not on an empty place' : 'does not fit';
    },
    isIdle: () => false,
    tapRefusal: (position) =>
      position.lengths[STOCK] === 0 && position.lengths[WASTE] === 0 ? 'stock is empty' : undefined,
    carry(position, from, to) {
      position.carry(STEP.carry, from, to, 1);
      if (position.lengths[from]! > 0 && !position.topIsUp(from)) position.turn(from);
    },
    tap(position) {
      const left = position.lengths[STOCK]!;
      if (left > 0) {
        position.flipOver(STEP.draw, STOCK, WASTE, Math.min(rules.draw, left));
        return;
      }
      position.flipOver(STEP.redeal, WASTE, STOCK, position.lengths[WASTE]!);
      position.nextPass();
    },
    fits: () => [],
    won: (position) => {
      let home = 0;
      for (let pile = FIRST; pile < RESERVE; pile++) home += position.lengths[pile]!;
      return home === deck.size;
    },
    passesLeft: () => Infinity,
  });
}
