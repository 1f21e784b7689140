import { rankOf, type Face } from '../cards/card.ts';
import type { RemovalRules } from '../rules/game-rules.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move } from './move.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { dealRemoval } from './removal-deal.ts';
import { closeUp, dealOntoColumns, fillGaps, wouldCloseUp } from './removal-fill.ts';
import { planRemoval } from './removal-plan.ts';
import { joinsSet, SET_SIZE } from './removal-sets.ts';
import { STEP } from './step.ts';

/**
 * The mechanism of games in which open cards leave in pairs. A move between two piles takes both top cards to the
 * foundation, the one that was moved first; a card that makes the sum by itself is moved to the foundation alone.
 * Throws a RangeError for rules that cannot be dealt.
 */
export function removal(rules: RemovalRules): Mechanism {
  const plan = planRemoval(rules);
  const { deck, piles, stock, waste, foundation, first, reserve, cells } = plan;
  const passes =
    rules.stock?.deals !== 'to the waste'
      ? 1
      : rules.stock.passes === 'unlimited'
        ? Infinity
        : rules.stock.passes;
  const { sets } = rules;
  const emptyTakes = rules.layout.shape === 'columns' && rules.layout.empty !== undefined;

  const value = (face: Face): number => rankOf(face) + 1;
  const alone = (face: Face): boolean =>
    rules.pairs.make === 'a sum' && rules.sets === undefined && value(face) === rules.pairs.sum;
  const pairs = (one: Face, other: Face): boolean => {
    switch (rules.pairs.make) {
      case 'a sum':
        return value(one) + value(other) === rules.pairs.sum;
      case 'a pair of one rank':
        return rankOf(one) === rankOf(other);
      case 'no pairs':
        return false;
    }
  };
  const isPlace = (pile: number): boolean => pile >= first && pile < reserve;
  const isCovered = (position: Position, pile: number): boolean =>
    isPlace(pile) && plan.coveredBy[pile - first]!.some((above) => position.lengths[first + above]! > 0);
  const isOpen = (position: Position, pile: number): boolean =>
    position.topIsUp(pile) && pile !== foundation && pile < cells && !isCovered(position, pile);

  /** Whether two places of a grid touch; two piles elsewhere always may make a pair. */
  function touch(one: number, other: number): boolean {
    if (rules.neighbours === undefined) return true;
    const across = Math.abs(((one - first) % plan.width) - ((other - first) % plan.width));
    const down = Math.abs(Math.floor((one - first) / plan.width) - Math.floor((other - first) / plan.width));
    return across <= 1 && down <= 1;
  }

  function collected(position: Position): Face[] {
    const faces: Face[] = [];
    for (let cell = cells; cell < piles.length; cell++) {
      if (position.lengths[cell]! > 0) faces.push(position.topFace(cell));
    }
    return faces;
  }

  function tapRefusal(position: Position): Refusal | undefined {
    switch (rules.stock?.deals) {
      case 'to the waste':
        if (position.lengths[stock] === 0) {
          return position.lengths[waste]! > 0 && position.pass < passes ? undefined : 'stock is empty';
        }
        return alone(position.topFace(stock)) ? 'leaves alone' : undefined;
      case 'a card to each column':
        return position.lengths[stock] === 0 ? 'stock is empty' : undefined;
      case 'after closing up':
        if (rules.stock.when === 'by itself') return 'stock is empty';
        return wouldCloseUp(plan, position, rules.stock.closing) ? undefined : 'no gap';
      default:
        return 'stock is empty';
    }
  }

  function liftRefusal(position: Position, from: number, count: number): Refusal | undefined {
    if (from === foundation || from >= cells) return 'gives nothing';
    if (position.lengths[from] === 0) return 'empty pile';
    if (count > 1) return count > position.lengths[from]! ? 'too few cards' : 'only the top card';
    if (isCovered(position, from)) return 'covered';
    return position.topIsUp(from) ? undefined : 'face down';
  }

  function refusal(position: Position, move: Move): Refusal | undefined {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (!piles[from] || !piles[to]) return 'no such pile';
    if (count === 0) return from === stock && to === stock ? tapRefusal(position) : 'no such pile';
    const unlifted = liftRefusal(position, from, count);
    if (unlifted) return unlifted;
    if (from === to) return 'same pile';
    const face = position.topFace(from);
    if (to === foundation) return alone(face) ? undefined : 'no pair';
    if (from === stock) return 'gives nothing';
    if (to >= cells) return setRefusal(position, to, face);
    if (position.lengths[to] === 0) return isPlace(to) && emptyTakes ? undefined : 'empty pile';
    if (isCovered(position, to)) return 'covered';
    if (!position.topIsUp(to)) return 'face down';
    return touch(from, to) && pairs(face, position.topFace(to)) ? undefined : 'no pair';
  }

  function setRefusal(position: Position, to: number, face: Face): Refusal | undefined {
    if (position.lengths[to]! > 0) return 'pile is full';
    return rules.sets && joinsSet(rules.sets, collected(position), face) ? undefined : 'does not fit';
  }

  /** Face-down cards that nothing lies on turn up, and the next card of an open stock does. */
  function turnOpen(position: Position): void {
    for (let pile = first; pile < cells; pile++) {
      if (position.lengths[pile]! > 0 && !position.topIsUp(pile) && !isCovered(position, pile))
        position.turn(pile);
    }
    if (plan.openStock && position.lengths[stock]! > 0 && !position.topIsUp(stock)) position.turn(stock);
  }

  function tap(position: Position): void {
    switch (rules.stock?.deals) {
      case 'to the waste':
        if (position.lengths[stock]! > 0) return position.carry(STEP.drawOpen, stock, waste, 1);
        position.flipOver(STEP.redeal, waste, stock, position.lengths[waste]!);
        return position.nextPass();
      case 'a card to each column':
        return dealOntoColumns(plan, position);
      case 'after closing up':
        return closeUp(plan, position, rules.stock.closing);
    }
  }

  /** The place of the card that was moved is filled first. */
  function fillByItself(position: Position, from: number, to: number): void {
    if (rules.stock?.deals === 'into gaps by itself') fillGaps(plan, position, [from, to]);
    if (rules.stock?.deals === 'after closing up' && rules.stock.when === 'by itself')
      closeUp(plan, position, rules.stock.closing);
  }

  /** Three collected cards leave, the first cell's first. */
  function removeSet(position: Position): void {
    if (collected(position).length < SET_SIZE) return;
    for (let cell = cells; cell < piles.length; cell++) position.carry(STEP.carry, cell, foundation, 1);
  }

  return {
    deck,
    piles,
    stock,
    deal: (deal) => dealRemoval(plan, deal),
    moves(position, list, every) {
      for (let from = 0; from < cells; from++) {
        if (!isOpen(position, from)) continue;
        const face = position.topFace(from);
        if (alone(face)) list.add(packMove(from, foundation, 1));
        if (from === stock) continue;
        for (let to = 0; to < cells; to++) {
          if (to === from || !isOpen(position, to)) continue;
          // A pair is one choice, whichever of its cards is moved.
          if (!every && to < from && to !== stock) continue;
          if (touch(from, to) && pairs(face, position.topFace(to))) list.add(packMove(from, to, 1));
        }
        if (emptyTakes) toEmptyColumns(position, list, from, every);
        if (rules.sets && joinsSet(rules.sets, collected(position), face)) {
          for (let to = cells; to < piles.length; to++) {
            if (position.lengths[to]! > 0) continue;
            list.add(packMove(from, to, 1));
            if (!every) break;
          }
        }
      }
      if (stock >= 0 && tapRefusal(position) === undefined) list.add(packTap(stock));
    },
    play(position, move) {
      position.mark();
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      if (count === 0) tap(position);
      else if (to >= cells || (to !== foundation && position.lengths[to] === 0)) {
        position.carry(STEP.carry, from, to, 1);
        if (to >= cells) removeSet(position);
      } else {
        position.carry(STEP.carry, from, foundation, 1);
        if (to !== foundation) position.carry(STEP.carry, to, foundation, 1);
      }
      if (count > 0) fillByItself(position, from, to);
      turnOpen(position);
    },
    refusal,
    liftRefusal,
    fits(pile, top) {
      const faces = Array.from({ length: 52 }, (_, face) => face);
      if (pile === foundation) return faces.filter(alone);
      if (pile >= cells)
        return sets && top === undefined ? faces.filter((face) => joinsSet(sets, [], face)) : [];
      if (top === undefined) return isPlace(pile) && emptyTakes ? faces : [];
      return faces.filter((face) => pairs(top, face));
    },
    won: (position) =>
      rules.goal === 'every card' ? position.lengths[foundation] === deck.size : !hasCards(position),
    passesLeft: (position) => passes - position.pass,
  };

  function hasCards(position: Position): boolean {
    for (let pile = first; pile < reserve; pile++) if (position.lengths[pile]! > 0) return true;
    return false;
  }

  function toEmptyColumns(
    position: Position,
    list: Parameters<Mechanism['moves']>[1],
    from: number,
    every: boolean,
  ): void {
    for (let to = first; to < reserve; to++) {
      if (position.lengths[to]! > 0) continue;
      // A lone card that goes from column to empty column changes little, and all empty columns are one choice.
      list.add(packMove(from, to, 1));
      if (!every) return;
    }
  }
}
