import { rankOf, type Face, type FaceName } from '../cards/card.ts';
import { arrange, type Arrangement } from '../cards/deal-hooks.ts';
import { makeDeck } from '../cards/pack.ts';
import { shuffledStock } from '../cards/shuffle.ts';
import type { ChainRules } from '../rules/game-rules.ts';
import { checkArrangements } from './deal-check.ts';
import { facesDealt, pileCount } from './dealt.ts';
import { fillOrder } from './fill-order.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move, type MoveList } from './move.ts';
import { pyramid, threePeaks, type Overlap } from './overlap.ts';
import { addPiles, addSinglePile, type Pile } from './pile.ts';
import { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { STEP } from './step.ts';

/**
 * The mechanism of games in which every card goes onto one of a few piles that run up or down. Throws a RangeError for
 * a layout that does not have as many columns as its overlap asks for.
 */
export function chain(rules: ChainRules): Mechanism {
  const deck = makeDeck(rules.deck);
  const count = pileCount(rules.columns);
  const faces = Array.from({ length: count }, (_, column) => facesDealt(rules.columns, column));
  const begun = rules.begins.with === 'a card' ? 1 : 0;
  const dealt = faces.join('').length + begun;
  if (dealt > deck.size) throw new RangeError(`columns: ${dealt} cards are dealt out of ${deck.size}`);
  const hasStock = deck.size > dealt;
  if (rules.begins.with === 'the first card of the stock' && !hasStock)
    throw new RangeError('begins: no card is left for the stock');
  if (rules.piles.gives !== undefined && rules.cells === undefined)
    throw new RangeError('piles.gives: there are no cells');
  const piles: Pile[] = [];
  if (hasStock) addSinglePile(piles, 'stock');
  const stock = hasStock ? 0 : -1;
  const firstFoundation = piles.length;
  addPiles(piles, 'foundation', rules.piles.count);
  const firstColumn = piles.length;
  const overlap = overlapOf(rules, firstColumn);
  if (overlap) piles.push(...overlap.piles);
  else addPiles(piles, 'column', count);
  if (piles.length - firstColumn !== count)
    throw new RangeError(`columns: the layout has ${piles.length - firstColumn} places`);
  const firstCell = piles.length;
  addPiles(piles, 'cell', rules.cells ?? 0);
  const arrangements: readonly Arrangement[] = [
    ...(rules.arranged ?? []),
    ...(rules.begins.with === 'a card' ? [takenOut(rules.begins.card)] : []),
  ];
  checkArrangements(arrangements, deck, 'arranged');
  const noRuns = new Uint8Array(52 * 52);
  const runTables = piles.map(() => noRuns);
  const isFoundation = (pile: number): boolean => pile >= firstFoundation && pile < firstColumn;
  const gives = rules.piles.gives !== undefined;
  // Where a pile may be full, how the cards are spread over several piles tells positions apart.
  const countsCards = rules.piles.count > 1 && rules.piles.holds < deck.size;
  const matter = piles.map((_, pile) => (isFoundation(pile) && !gives && !countsCards ? 'top' : 'all'));

  const left = (position: Position): number => {
    let cards = 0;
    for (let pile = firstColumn; pile < piles.length; pile++) cards += position.lengths[pile]!;
    return cards;
  };
  const mayTap = (position: Position): boolean =>
    hasStock && position.lengths[stock]! > 0 && (overlap !== undefined || left(position) > 0);
  const isCovered = (position: Position, pile: number): boolean =>
    overlap !== undefined &&
    pile >= firstColumn &&
    pile < firstCell &&
    overlap.coveredBy[pile - firstColumn]!.some((above) => position.lengths[firstColumn + above]! > 0);

  function takes(position: Position, to: number, face: Face): boolean {
    const length = position.lengths[to]!;
    if (length >= rules.piles.holds) return false;
    return length === 0 ? rules.begins.with === 'any card' : follows(rules, position.topFace(to), face);
  }

  function liftRefusal(position: Position, from: number, count: number): Refusal | undefined {
    const kind = piles[from]?.kind;
    if (kind === 'foundation' ? !gives : kind !== 'column' && kind !== 'cell') return 'gives nothing';
    if (position.lengths[from] === 0) return 'empty pile';
    if (count > position.lengths[from]!) return 'too few cards';
    if (isCovered(position, from)) return 'covered';
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
    const length = position.lengths[to]!;
    if (piles[to].kind === 'cell') return length === 0 ? undefined : 'pile is full';
    if (!isFoundation(to) || isFoundation(from)) return 'takes nothing';
    if (takes(position, to, position.topFace(from))) return undefined;
    if (length === 0) return 'not on an empty place';
    return length >= rules.piles.holds ? 'pile is full' : 'does not fit';
  }

  /** A top card to the first empty cell, or to every one. */
  function toCells(position: Position, list: MoveList, from: number, every: boolean): void {
    for (let to = firstCell; to < piles.length; to++) {
      if (position.lengths[to]! > 0) continue;
      list.add(packMove(from, to, 1));
      if (!every) return;
    }
  }

  /** Cards that nothing lies on any more turn up. */
  function turnUncovered(position: Position): void {
    for (let pile = firstColumn; pile < firstCell; pile++) {
      if (position.lengths[pile]! > 0 && !position.topIsUp(pile) && !isCovered(position, pile))
        position.turn(pile);
    }
  }

  return {
    deck,
    piles,
    stock,
    deal(deal) {
      const { stock: shuffled, generator } = shuffledStock(deck, deal);
      const cards = arrange(shuffled, deck, arrangements);
      const position = new Position({ deck, piles, runTables, passesCount: false, matter }, generator);
      if (begun > 0) position.lay(firstFoundation, cards.pop()!, true);
      const laid = faces.map(() => 0);
      for (const column of fillOrder(faces, 'row by row')) {
        position.lay(firstColumn + column, cards.pop()!, faces[column]![laid[column]!++] === 'u');
      }
      for (const card of cards) position.lay(stock, card, false);
      return position;
    },
    moves(position, list, every) {
      for (let pile = firstColumn; pile < piles.length; pile++) {
        if (!position.topIsUp(pile) || isCovered(position, pile)) continue;
        let emptySeen = false;
        for (let to = firstFoundation; to < firstColumn; to++) {
          const empty = position.lengths[to] === 0;
          if (!takes(position, to, position.topFace(pile)) || (empty && emptySeen && !every)) continue;
          if (empty) emptySeen = true;
          list.add(packMove(pile, to, 1));
        }
        // From cell to cell nothing changes.
        if (pile >= firstCell && !every) continue;
        toCells(position, list, pile, every);
      }
      for (let pile = firstFoundation; gives && pile < firstColumn; pile++) {
        if (position.lengths[pile]! > 0) toCells(position, list, pile, every);
      }
      if (mayTap(position)) list.add(packTap(stock));
    },
    play(position, move) {
      position.mark();
      if (countOf(move) === 0) {
        position.flipOver(STEP.deal, stock, firstFoundation, 1);
      } else {
        position.carry(STEP.carry, fromOf(move), toOf(move), 1);
        turnUncovered(position);
      }
    },
    refusal,
    liftRefusal,
    fits(pile, top) {
      const all = Array.from({ length: 52 }, (_, face) => face);
      if (piles[pile]?.kind === 'cell') return top === undefined ? all : [];
      if (piles[pile]?.kind !== 'foundation') return [];
      if (top === undefined) return rules.begins.with === 'any card' ? all : [];
      return all.filter((face) => follows(rules, top, face));
    },
    won: (position) => left(position) === 0,
    passesLeft: () => 0,
  };
}

function overlapOf({ overlap }: ChainRules, alike: number): Overlap | undefined {
  if (overlap === undefined) return undefined;
  return overlap === 'three peaks' ? threePeaks(alike) : pyramid(7, alike);
}

function takenOut(card: FaceName): Arrangement {
  return { kind: 'bring cards', cards: [card], which: 'first pack', to: 'top' };
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
