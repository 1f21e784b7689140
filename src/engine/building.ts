import type { Face } from '../cards/card.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { dealBuilding, passesOf } from './building-deal.ts';
import { settle } from './building-settle.ts';
import { BuildingMoves } from './building-moves.ts';
import { planBuilding } from './building-plan.ts';
import { explainBuilding, explainLift } from './building-refusal.ts';
import { wonOnColumns } from './building-won.ts';
import { tapStock } from './building-stock.ts';
import { EMPTY } from './landing.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, MoveList, toOf } from './move.ts';
import { KIND } from './pile.ts';
import { NO_BASE, type Position } from './position.ts';
import { foundationsHold } from './foundations-hold.ts';
import { STEP } from './step.ts';

/** The mechanism of games in which cards are built up on foundations, for rules that can be dealt (`checkDeal`). */
export function building(rules: BuildRules): Mechanism {
  const plan = planBuilding(rules);
  const moves = new BuildingMoves(plan);
  const passes = passesOf(rules);
  const all = new MoveList();
  // Where the foundations cannot hold the whole deck, full foundations win: Doublets, which has no use for kings.
  const wanted = Math.min(plan.deck.size, foundationsHold(rules));
  return {
    deck: plan.deck,
    piles: plan.piles,
    stock: plan.stock,
    deal: (deal) => dealBuilding(plan, deal),
    moves: (position, list, every, waste) => moves.list(position, list, every, waste),
    play(position, move) {
      position.mark();
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      if (count === 0) tapStock(plan, position);
      else {
        const choosing =
          plan.choice !== undefined && position.base === NO_BASE && plan.kinds[to] === KIND.foundation;
        if (choosing) position.chooseBase(position.topFace(from) % 13);
        position.carry(STEP.carry, from, to, count);
        settle(plan, position, from, choosing);
      }
    },
    refusal(position, move) {
      all.clear();
      moves.list(position, all, true);
      return all.has(move) ? undefined : explainBuilding(plan, position, move);
    },
    liftRefusal: (position, from, count) => explainLift(plan, position, from, count),
    fits,
    won: (position) =>
      rules.won === undefined ? cardsHome(position) === wanted : wonOnColumns(plan, position),
    passesLeft: (position) => passes - position.pass,
  };

  function cardsHome(position: Position): number {
    let home = 0;
    for (let pile = plan.foundations.first; pile < plan.foundations.end; pile++)
      home += position.lengths[pile]!;
    return home;
  }

  function fits(pile: number, top: Face | undefined): Face[] {
    const { offset } = plan.landings[pile]!;
    const row = offset + (top ?? EMPTY) * 52;
    const faces: Face[] = [];
    for (let face = 0; face < 52; face++) if (plan.tables[row + face] === 1) faces.push(face);
    return faces;
  }
}
