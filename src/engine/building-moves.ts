import { COMPLETE, endsInCompleteRun, FOUR } from './complete-run.ts';
import { LIFT, liftOf, mayCarry, type Lift } from './building-lift.ts';
import type { BuildingPlan } from './building-plan.ts';
import { stockRefusal } from './building-stock.ts';
import {
  BuildingTops,
  comesTooEarly,
  givesNow,
  isFrozen,
  isOpen,
  nobodyTakes,
  onlyBaseFills,
  type Targets,
} from './building-tops.ts';
import { areFinished } from './building-won.ts';
import { startIsTaken } from './foundation-start.ts';
import { ID } from './keys.ts';
import { packMove, packTap, type MoveList } from './move.ts';
import { KIND } from './pile.ts';
import type { Position } from './position.ts';

/** Lists the legal moves of one building game. Keeps scratch tables, so that a list of moves costs no garbage. */
export class BuildingMoves {
  readonly #plan: BuildingPlan;
  readonly #tops: BuildingTops;
  readonly #lift: Lift;
  readonly #runsLeave: boolean;
  /** Cards that leave together, where they do: the fewest of any foundation. */
  readonly #leastRun: number;
  readonly #suitsStartOnce: boolean;
  readonly #refills: boolean;

  constructor(plan: BuildingPlan) {
    const { foundations, columns } = plan.rules;
    this.#plan = plan;
    this.#tops = new BuildingTops(plan);
    this.#lift = liftOf(plan.rules);
    this.#runsLeave = foundations.some((group) => group.takes !== 'single cards');
    this.#leastRun = foundations.some((group) => group.takes === 'four of a rank') ? FOUR : COMPLETE;
    this.#suitsStartOnce = foundations.some((group) => group.takes === 'single cards' && group.onePerSuit);
    this.#refills = columns?.empty.refill !== undefined;
  }

  /** Adds the moves to `list`; see `Mechanism.moves`. */
  list(position: Position, list: MoveList, every: boolean, wasteOnly = false): void {
    const { waste, reserves, cells, foundations, columns, stock, rules } = this.#plan;
    this.#tops.read(position);
    if (every) this.#tops.twins.fill(0);
    else this.#tops.readTwins(position);
    if (waste >= 0 && position.lengths[waste]! > 0) this.#single(position, list, waste, every);
    if (wasteOnly) return;
    if (rules.reserve && isOpen(this.#plan, position, rules.reserve)) {
      for (let pile = reserves.first; pile < reserves.end; pile++) {
        if (position.topIsUp(pile)) this.#single(position, list, pile, every);
      }
    }
    for (let pile = columns.first; pile < columns.end; pile++) this.#fromColumn(position, list, pile, every);
    if (isOpen(this.#plan, position, rules.cells)) {
      for (let pile = cells.first; pile < cells.end; pile++) this.#fromCell(position, list, pile, every);
    }
    for (let pile = foundations.first; pile < foundations.end; pile++) {
      this.#fromFoundation(position, list, pile, every);
    }
    if (stock >= 0 && stockRefusal(this.#plan, position) === undefined) list.add(packTap(stock));
  }

  /** The top card of a pile to every pile that takes it. */
  #single(position: Position, list: MoveList, from: number, every: boolean): void {
    const { kinds, rules } = this.#plan;
    this.#offer(position, list, from, 1, this.#tops.foundations, every);
    if (kinds[from] === KIND.reserve && rules.reserve?.to === 'foundations only') return;
    this.#offer(position, list, from, 1, this.#tops.columns, every);
    this.#offer(position, list, from, 1, this.#tops.cells, every);
  }

  #fromColumn(position: Position, list: MoveList, from: number, every: boolean): void {
    const run = position.topRun(from);
    if (run === 0 || areFinished(this.#plan, position, from)) return;
    const { foundations, columns, cells } = this.#tops;
    this.#offer(position, list, from, 1, foundations, every);
    if (this.#runsLeave) this.#completeRun(position, list, from);
    if (isFrozen(this.#plan, position, from)) return;
    const most = this.#lift === LIFT.one ? 1 : run;
    for (let count = 1; count <= most; count++) this.#offer(position, list, from, count, columns, every);
    const mostInCell = this.#plan.rules.cells?.takes.kind === 'a run' ? most : 1;
    for (let count = 1; count <= mostInCell; count++) this.#offer(position, list, from, count, cells, every);
  }

  /** The top `count` cards of a pile, known to be liftable together, to every one of the targets that takes them. */
  #offer(
    position: Position,
    list: MoveList,
    from: number,
    count: number,
    targets: Targets,
    every: boolean,
  ): void {
    const slot = position.slots[from * position.stride + position.lengths[from]! - count]!;
    const face = position.faces[slot & ID]!;
    if (nobodyTakes(targets, face)) return;
    const { rows, masks, twins } = this.#tops;
    const { tables, kinds } = this.#plan;
    const source = 1 << kinds[from]!;
    for (let to = targets.first; to < targets.end; to++) {
      if (tables[rows[to]! + face] === 0 || (masks[to]! & source) === 0 || to === from || twins[to] === 1)
        continue;
      if (!every && this.#isIdle(position, from, to, count)) continue;
      if (this.#fits(position, from, to, count, face)) list.add(packMove(from, to, count));
    }
  }

  /** Whether a whole pile would only change places with an empty pile of the same rules. */
  #isIdle(position: Position, from: number, to: number, count: number): boolean {
    const { piles, kinds } = this.#plan;
    if (position.lengths[to]! > 0 || position.lengths[from] !== count) return false;
    return piles[from]!.alike === piles[to]!.alike && !(this.#refills && kinds[from] === KIND.column);
  }

  /** Whether cards whose lowest one fits may also go there together, and now. */
  #fits(position: Position, from: number, to: number, count: number, face: number): boolean {
    const { kinds, landings, rules } = this.#plan;
    const length = position.lengths[to]!;
    if (length + count > landings[to]!.holds) return false;
    if (kinds[to] === KIND.foundation) {
      if (comesTooEarly(this.#plan, position, from, to)) return false;
      return !this.#suitsStartOnce || !startIsTaken(this.#plan, position, to, face, from);
    }
    if (kinds[to] === KIND.cell) return count === 1 || length === 0;
    if (length === 0 && face % 13 !== position.base && onlyBaseFills(this.#plan, position)) return false;
    if (count > 1 && length === 0 && rules.columns?.empty.takes.kind === 'one card at a time') return false;
    if (kinds[from] !== KIND.column) return true;
    return mayCarry(this.#plan, position, this.#lift, from, to, count, this.#tops.emptyColumns);
  }

  #completeRun(position: Position, list: MoveList, from: number): void {
    const { foundations, groupOf, rules } = this.#plan;
    if (position.lengths[from]! < this.#leastRun) return;
    for (let to = foundations.first; to < foundations.end; to++) {
      const group = rules.foundations[groupOf[to]!]!;
      if (group.takes === 'four of a rank') {
        if (position.topRun(from) >= FOUR) list.add(packMove(from, to, FOUR));
        continue;
      }
      if (group.takes === 'single cards' || position.lengths[to] !== 0 || this.#tops.twins[to] === 1)
        continue;
      if (endsInCompleteRun(position, from, group.run)) list.add(packMove(from, to, COMPLETE));
    }
  }

  #fromCell(position: Position, list: MoveList, from: number, every: boolean): void {
    const length = position.lengths[from]!;
    if (length === 0) return;
    const takes = this.#plan.rules.cells?.takes;
    if (takes?.kind !== 'a run') return this.#single(position, list, from, every);
    const { foundations, columns, cells } = this.#tops;
    const least = takes.gives === 'any part' ? 1 : length;
    if (least === 1) this.#offer(position, list, from, 1, foundations, every);
    for (let count = least; count <= length; count++) {
      this.#offer(position, list, from, count, columns, every);
      this.#offer(position, list, from, count, cells, every);
    }
    if (this.#runsLeave && least <= COMPLETE) this.#completeRun(position, list, from);
  }

  #fromFoundation(position: Position, list: MoveList, from: number, every: boolean): void {
    const { groupOf, rules } = this.#plan;
    const length = position.lengths[from]!;
    if (length === 0 || this.#tops.twins[from] === 1) return;
    const group = rules.foundations[groupOf[from]!]!;
    const keeps = group.takes === 'single cards' ? (group.keeps ?? 0) : 0;
    if (!givesNow(this.#plan, position, group.gives) || length <= keeps) return;
    const { foundations, columns, cells } = this.#tops;
    this.#offer(position, list, from, 1, foundations, every);
    if (group.gives === 'to other foundations') return;
    this.#offer(position, list, from, 1, columns, every);
    this.#offer(position, list, from, 1, cells, every);
  }
}
