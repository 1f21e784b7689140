import { rankOf, type Face } from '../cards/card.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import { makeDeck } from '../cards/pack.ts';
import type { ChainRules } from '../rules/game-rules.ts';
import { cardsDealt, facesDealt, pileCount } from './dealt.ts';
import { fillOrder } from './fill-order.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move } from './move.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { STEP } from './step.ts';

/** The mechanism of games in which every card goes onto one pile. Throws a RangeError for rules that cannot be dealt. */
export function chain(rules: ChainRules): Mechanism {
  const deck = makeDeck(rules.deck);
  const cards = cardsDealt(rules.columns);
  if (cards > deck.size) throw new RangeError(`columns: ${cards} cards are dealt out of ${deck.size}`);
  const piles: Pile[] = [];
  addSinglePile(piles, 'stock');
  addPiles(piles, 'foundation', 1);
  addPiles(piles, 'column', pileCount(rules.columns));
  const [stock, foundation, firstColumn] = [0, 1, 2];
  const noRuns = new Uint8Array(52 * 52);
  const runTables = piles.map(() => noRuns);

  const matter = piles.map((_, pile) => (pile === foundation ? 'top' : 'all'));

  const left = (position: Position): number => {
    let cards = 0;
    for (let pile = firstColumn; pile < piles.length; pile++) cards += position.lengths[pile]!;
    return cards;
  };
  const mayTap = (position: Position): boolean => position.lengths[stock]! > 0 && left(position) > 0;
  const takes = (position: Position, face: Face): boolean =>
    position.lengths[foundation]! > 0 && follows(rules, position.topFace(foundation), face);

  function liftRefusal(position: Position, from: number, count: number): Refusal | undefined {
    if (piles[from]?.kind !== 'column') return 'gives nothing';
    if (position.lengths[from] === 0) return 'empty pile';
    if (count > position.lengths[from]!) return 'too few cards';
    if (count > 1) return 'only the top card';
    return position.topIsUp(from) ? undefined : 'face down';
  }

  function refusal(position: Position, move: Move): Refusal | undefined {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (!piles[from] || !piles[to]) return 'no such pile';
    if (count === 0) {
      if (from !== stock || to !== stock) return 'no such pile';
      return mayTap(position) ? undefined : 'stock is empty';
    }
    const unlifted = liftRefusal(position, from, count);
    if (unlifted) return unlifted;
    if (from === to) return 'same pile';
    if (to !== foundation) return 'takes nothing';
    if (position.lengths[foundation] === 0) return 'not on an empty place';
    return takes(position, position.topFace(from)) ? undefined : 'does not fit';
  }

  return {
    deck,
    piles,
    stock,
    deal(deal) {
      const { stock: cards, generator } = shuffledStock(deck, deal);
      const position = new Position({ deck, piles, runTables, passesCount: false, matter }, generator);
      const faces = piles.slice(firstColumn).map((_, column) => facesDealt(rules.columns, column));
      const dealt = faces.map(() => 0);
      for (const column of fillOrder(faces, 'row by row')) {
        const card = cards.pop();
        if (card === undefined)
          throw new RangeError('columns: the rules deal more cards than the deck holds');
        position.lay(firstColumn + column, card, faces[column]![dealt[column]!++] === 'u');
      }
      for (const card of cards) position.lay(stock, card, false);
      return position;
    },
    moves(position, list) {
      for (let pile = firstColumn; pile < piles.length; pile++) {
        if (position.topIsUp(pile) && takes(position, position.topFace(pile)))
          list.add(packMove(pile, foundation, 1));
      }
      if (mayTap(position)) list.add(packTap(stock));
    },
    play(position, move) {
      position.mark();
      if (countOf(move) === 0) {
        position.flipOver(STEP.deal, stock, foundation, 1);
        return;
      }
      const from = fromOf(move);
      position.carry(STEP.carry, from, foundation, 1);
      if (position.lengths[from]! > 0 && !position.topIsUp(from)) position.turn(from);
    },
    refusal,
    liftRefusal,
    fits(pile, top) {
      if (piles[pile]?.kind !== 'foundation' || top === undefined) return [];
      return Array.from({ length: 52 }, (_, face) => face).filter((face) => follows(rules, top, face));
    },
    won: (position) => left(position) === 0,
    passesLeft: () => 0,
  };
}

const KING = 12;

function follows(rules: ChainRules, top: Face, face: Face): boolean {
  const [below, above] = [rankOf(top), rankOf(face)];
  if (rules.onKing === 'nothing' && below === KING) return false;
  const wraps = rules.order.endsWith('wrapping');
  const up = below + 1 === above || (wraps && below === KING && above === 0);
  const down = above + 1 === below || (wraps && below === 0 && above === KING);
  if (rules.order.startsWith('up or down')) return up || down;
  return rules.order.startsWith('up') ? up : down;
}
