import { COMPLETE, endsInCompleteRun } from './complete-run.ts';
import { LIFT, liftOf, mayCarry, type Lift } from './building-lift.ts';
import type { BuildingPlan } from './building-plan.ts';
import { stockRefusal } from './building-stock.ts';
import { BuildingTops, isOpen } from './building-tops.ts';
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
  readonly #suitsStartOnce: boolean;
  readonly #refills: boolean;

  constructor(plan: BuildingPlan) {
    const { foundations, columns } = plan.rules;
    this.#plan = plan;
    this.#tops = new BuildingTops(plan);
    this.#lift = liftOf(plan.rules);
    this.#runsLeave = foundations.some((group) => group.takes === 'complete runs');
    this.#suitsStartOnce = foundations.some((group) => group.takes === 'single cards' && group.onePerSuit);
    this.#refills = columns?.empty.refill !== undefined;
  }

  /** Adds the moves to `list`; see `Mechanism.moves`. */
  list(position: Position, list: MoveList, every: boolean): void {
    const { waste, reserves, cells, foundations, columns, stock, rules } = this.#plan;
    this.#tops.read(position);
    if (every) this.#tops.twins.fill(0);
    else this.#tops.readTwins(position);
    if (waste >= 0 && position.lengths[waste]! > 0) this.#single(position, list, waste, every);
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
    const { foundations, columns, cells, kinds, rules } = this.#plan;
    this.#singleTo(position, list, from, foundations.first, foundations.end, every);
    if (kinds[from] === KIND.reserve && rules.reserve?.to === 'foundations only') return;
    this.#singleTo(position, list, from, columns.first, columns.end, every);
    this.#singleTo(position, list, from, cells.first, cells.end, every);
  }

  #singleTo(
    position: Position,
    list: MoveList,
    from: number,
    first: number,
    end: number,
    every: boolean,
  ): void {
    const { rows, masks, twins } = this.#tops;
    const { tables, kinds, piles } = this.#plan;
    const face = position.topFace(from);
    const source = 1 << kinds[from]!;
    // A card that lies alone and goes to an empty pile of the same rules changes nothing.
    const idle = !every && position.lengths[from] === 1 && !(this.#refills && kinds[from] === KIND.column);
    for (let to = first; to < end; to++) {
      if ((masks[to]! & source) === 0 || tables[rows[to]! + face] === 0 || to === from || twins[to] === 1)
        continue;
      if (idle && position.lengths[to] === 0 && piles[from]!.alike === piles[to]!.alike) continue;
      if (this.#suitsStartOnce && startIsTaken(this.#plan, position, to, face, from)) continue;
      list.add(packMove(from, to, 1));
    }
  }

  #fromColumn(position: Position, list: MoveList, from: number, every: boolean): void {
    const run = position.topRun(from);
    if (run === 0) return;
    const { foundations, cells, columns } = this.#plan;
    this.#singleTo(position, list, from, foundations.first, foundations.end, every);
    if (this.#runsLeave) this.#completeRun(position, list, from);
    const most = this.#lift === LIFT.one ? 1 : run;
    for (let count = 1; count <= most; count++)
      this.#carry(position, list, from, count, columns.first, columns.end, every);
    this.#singleTo(position, list, from, cells.first, cells.end, every);
    if (this.#plan.rules.cells?.takes.kind === 'a run') {
      for (let count = 2; count <= most; count++)
        this.#carry(position, list, from, count, cells.first, cells.end, every);
    }
  }

  /** The top `count` cards of a column or a tail, known to be a run, to the piles from `first` to `end`. */
  #carry(
    position: Position,
    list: MoveList,
    from: number,
    count: number,
    first: number,
    end: number,
    every: boolean,
  ): void {
    const { rows, masks, twins, emptyColumns } = this.#tops;
    const { tables, kinds, piles, landings, rules } = this.#plan;
    const length = position.lengths[from]!;
    const face = position.faces[position.slots[from * position.stride + length - count]! & ID]!;
    const source = 1 << kinds[from]!;
    const idle = !every && count === length && !this.#refills;
    for (let to = first; to < end; to++) {
      if ((masks[to]! & source) === 0 || tables[rows[to]! + face] === 0 || to === from || twins[to] === 1)
        continue;
      const toEmpty = position.lengths[to] === 0;
      if (toEmpty) {
        if (idle && piles[from]!.alike === piles[to]!.alike) continue;
        if (
          count > 1 &&
          rules.columns?.empty.takes.kind === 'one card at a time' &&
          kinds[to] === KIND.column
        )
          continue;
      } else if (count > 1 && kinds[to] === KIND.cell) continue;
      if (position.lengths[to]! + count > landings[to]!.holds) continue;
      if (kinds[from] === KIND.column && kinds[to] === KIND.column) {
        if (!mayCarry(this.#plan, position, this.#lift, from, to, count, emptyColumns)) continue;
      }
      list.add(packMove(from, to, count));
    }
  }

  #completeRun(position: Position, list: MoveList, from: number): void {
    const { foundations, groupOf, rules } = this.#plan;
    for (let to = foundations.first; to < foundations.end; to++) {
      const group = rules.foundations[groupOf[to]!]!;
      if (group.takes !== 'complete runs' || position.lengths[to] !== 0 || this.#tops.twins[to] === 1)
        continue;
      if (endsInCompleteRun(position, from, group.run)) list.add(packMove(from, to, COMPLETE));
    }
  }

  #fromCell(position: Position, list: MoveList, from: number, every: boolean): void {
    const length = position.lengths[from]!;
    if (length === 0) return;
    const takes = this.#plan.rules.cells?.takes;
    if (takes?.kind !== 'a run') return this.#single(position, list, from, every);
    const { foundations, columns, cells } = this.#plan;
    const least = takes.gives === 'any part' ? 1 : length;
    if (least === 1) {
      this.#singleTo(position, list, from, foundations.first, foundations.end, every);
    }
    for (let count = least; count <= length; count++) {
      this.#carry(position, list, from, count, columns.first, columns.end, every);
      this.#carry(position, list, from, count, cells.first, cells.end, every);
    }
    if (this.#runsLeave && least <= COMPLETE) this.#completeRun(position, list, from);
  }

  #fromFoundation(position: Position, list: MoveList, from: number, every: boolean): void {
    const { foundations, columns, cells, groupOf, rules } = this.#plan;
    const group = rules.foundations[groupOf[from]!]!;
    const keeps = group.takes === 'single cards' ? (group.keeps ?? 0) : 0;
    if (group.gives === 'nothing' || position.lengths[from]! <= keeps || this.#tops.twins[from] === 1) return;
    this.#singleTo(position, list, from, foundations.first, foundations.end, every);
    if (group.gives === 'to other foundations') return;
    this.#singleTo(position, list, from, columns.first, columns.end, every);
    this.#singleTo(position, list, from, cells.first, cells.end, every);
  }
}
