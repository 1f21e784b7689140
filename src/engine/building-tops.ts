import type { BaseChoice, BuildingPlan } from './building-plan.ts';
import type { Foundations } from '../rules/game-rules.ts';
import { DOWN, ID } from './keys.ts';
import { EMPTY, TABLE_SIZE } from './landing.ts';
import { KIND } from './pile.ts';
import { NO_BASE, type Position } from './position.ts';

const BASES = NO_BASE + 1;

/** Piles of one kind, and a bit for each face that at least one of them takes: faces 0 to 25 and 26 to 51. */
export interface Targets {
  readonly first: number;
  readonly end: number;
  low: number;
  high: number;
}

/** Whether a face is taken by none of these piles, so that they need not be asked one by one. */
export function nobodyTakes(targets: Targets, face: number): boolean {
  return ((face < 26 ? targets.low >> face : targets.high >> (face - 26)) & 1) === 0;
}

/**
 * What every pile of a building game takes as it lies now, read once for a whole list of moves.
 *
 * All piles are read into flat arrays, so that asking whether a card fits is one look-up, and reading is repeated
 * without making garbage.
 */
export class BuildingTops {
  /** For each pile the row of the landing tables for its top; row 0 takes nothing. */
  readonly rows: Int32Array;
  /** For each pile the mask of pile kinds from which it takes cards. */
  readonly masks: Uint8Array;
  /** For each pile 1 where a pile before it has the same rules and holds equal cards, so that it is no other choice. */
  readonly twins: Uint8Array;
  /** Empty columns. */
  emptyColumns = 0;
  /** The piles of each kind that take cards, and the faces that any of them takes. */
  readonly foundations: Targets;
  readonly columns: Targets;
  readonly cells: Targets;

  readonly #plan: BuildingPlan;
  readonly #offsets: Int32Array;
  readonly #perBase: Int32Array;
  readonly #holds: Uint8Array;
  readonly #from: Uint8Array;
  readonly #fromWhenEmpty: Uint8Array;
  readonly #reserveBlocksWaste: boolean;

  constructor(plan: BuildingPlan) {
    const count = plan.piles.length;
    this.rows = new Int32Array(count);
    this.masks = new Uint8Array(count);
    this.twins = new Uint8Array(count);
    this.#plan = plan;
    this.foundations = { ...plan.foundations, low: 0, high: 0 };
    this.columns = { ...plan.columns, low: 0, high: 0 };
    this.cells = { ...plan.cells, low: 0, high: 0 };
    this.#offsets = Int32Array.from(plan.landings, (landing) => landing.offset);
    this.#perBase = Int32Array.from(plan.landings, (landing) => landing.perBase);
    this.#holds = Uint8Array.from(plan.landings, (landing) => landing.holds);
    this.#from = Uint8Array.from(plan.landings, (landing) => landing.from);
    this.#fromWhenEmpty = Uint8Array.from(plan.landings, (landing) => landing.fromWhenEmpty);
    this.#reserveBlocksWaste =
      plan.rules.columns?.empty.takes.kind === 'anything but waste cards while the reserve lasts';
  }

  /** Reads the tops of all piles that may take cards. */
  read(position: Position): void {
    const { columns, cells, rules } = this.#plan;
    this.#readTargets(position, this.foundations);
    this.#readTargets(position, this.columns);
    this.#readTargets(position, this.cells);
    this.emptyColumns = 0;
    for (let pile = columns.first; pile < columns.end; pile++) {
      if (position.lengths[pile] === 0) this.emptyColumns++;
    }
    for (let pile = this.foundations.first; pile < this.foundations.end; pile++) {
      if (isShut(this.#plan, position, pile)) this.masks[pile] = 0;
    }
    if (rules.columns?.lone ?? rules.columns?.least) {
      for (let pile = columns.first; pile < columns.end; pile++) {
        if (isFrozen(this.#plan, position, pile) || isShort(this.#plan, position, pile)) this.masks[pile] = 0;
      }
    }
    if (!isOpen(this.#plan, position, rules.cells)) this.masks.fill(0, cells.first, cells.end);
    if (this.#reserveBlocksWaste && reserveLasts(this.#plan, position)) this.#shutToWaste(position);
    if (this.#plan.choice && position.base === NO_BASE) this.#shutUntilChosen(this.#plan.choice);
  }

  #readTargets(position: Position, targets: Targets): void {
    let [low, high] = [0, 0];
    for (let pile = targets.first; pile < targets.end; pile++) {
      this.readPile(position, pile);
      const row = this.rows[pile]! / 52;
      low |= this.#plan.rowsLow[row]!;
      high |= this.#plan.rowsHigh[row]!;
    }
    targets.low = low;
    targets.high = high;
  }

  /** Finds the twins, and is called only for lists that leave them out. */
  readTwins(position: Position): void {
    const { foundations, columns, cells, piles, hasEqualCards } = this.#plan;
    this.twins.fill(0);
    for (const { first, end } of [foundations, columns, cells]) {
      for (let pile = first + 1; pile < end; pile++) {
        const empty = position.lengths[pile] === 0;
        if (!empty && (!hasEqualCards || first !== foundations.first)) continue;
        const { alike } = piles[pile]!;
        for (let before = pile - 1; before >= first && piles[before]!.alike === alike; before--) {
          if (empty ? position.lengths[before] === 0 : position.pileKey(before) === position.pileKey(pile)) {
            this.twins[pile] = 1;
            break;
          }
        }
      }
    }
  }

  /** Reads one pile, taking no notice of what other piles forbid. */
  readPile(position: Position, pile: number): void {
    const length = position.lengths[pile]!;
    const start = this.#offsets[pile]! + position.base * this.#perBase[pile]!;
    if (length === 0) {
      this.rows[pile] = start + EMPTY * 52;
      this.masks[pile] = this.#fromWhenEmpty[pile]!;
      return;
    }
    const slot = position.slots[pile * position.stride + length - 1]!;
    if (slot >= DOWN || length >= this.#holds[pile]!) {
      this.rows[pile] = 0;
      this.masks[pile] = 0;
      return;
    }
    this.rows[pile] = start + position.faces[slot & ID]! * 52 + this.#phase(position, pile, length);
    this.masks[pile] = this.#from[pile]!;
  }

  #phase(position: Position, pile: number, length: number): number {
    const { phases, perBase } = this.#plan.landings[pile]!;
    if (phases === 'one') return 0;
    const size = perBase === 0 ? TABLE_SIZE : TABLE_SIZE * BASES;
    if (phases === 'turn') return length >= 13 ? size : 0;
    if (length < 2) return 0;
    const start = pile * position.stride;
    const [first, second] = [position.slots[start]! & ID, position.slots[start + 1]! & ID];
    return position.faces[first]! % 13 < position.faces[second]! % 13 ? size : 2 * size;
  }

  #shutToWaste(position: Position): void {
    const { columns } = this.#plan;
    for (let pile = columns.first; pile < columns.end; pile++) {
      if (position.lengths[pile] === 0) this.masks[pile]! &= ~(1 << KIND.waste);
    }
  }

  #shutUntilChosen({ from, others }: BaseChoice): void {
    const { foundations, columns, cells } = this.#plan;
    for (let pile = foundations.first; pile < foundations.end; pile++) this.masks[pile]! &= from;
    for (let pile = columns.first; pile < columns.end; pile++) this.masks[pile]! &= others;
    for (let pile = cells.first; pile < cells.end; pile++) this.masks[pile]! &= others;
  }
}

/** Whether a group of piles may be used yet. */
export function isOpen(
  plan: BuildingPlan,
  position: Position,
  piles: { readonly opens: 'from the start' | 'once the stock is empty' } | undefined,
): boolean {
  return piles?.opens !== 'once the stock is empty' || plan.stock < 0 || position.lengths[plan.stock] === 0;
}

/** Whether a column gives no cards to a foundation in the first pass. */
export function comesTooEarly(plan: BuildingPlan, position: Position, from: number, to: number): boolean {
  if (position.pass > 1) return false;
  const group = plan.rules.foundations[plan.groupOf[to]!]!;
  if (group.takes !== 'single cards' || group.firstFrom === undefined) return false;
  const column = from - plan.columns.first + 1;
  return column > 0 && from < plan.columns.end && !group.firstFrom.includes(column);
}

/** Whether a foundation takes no cards yet. */
export function isShut(plan: BuildingPlan, position: Position, foundation: number): boolean {
  const group = plan.rules.foundations[plan.groupOf[foundation]!]!;
  if (group.takes !== 'single cards' || group.opens === undefined) return false;
  const { first } = plan.foundations;
  if (group.opens === 'once the first one is full')
    return foundation !== first && position.lengths[first]! < plan.landings[first]!.holds;
  return [plan.stock, plan.waste].some((pile) => pile >= 0 && position.lengths[pile]! > 0);
}

/** Whether an empty column takes only cards of the base rank as yet. */
export function onlyBaseFills(plan: BuildingPlan, position: Position): boolean {
  const { first } = plan.foundations;
  return (
    plan.rules.columns?.empty.takes.kind ===
      'waste cards, of the base rank until the first foundation is full' &&
    position.lengths[first]! < plan.landings[first]!.holds
  );
}

/** Whether a column holds so few cards that it takes none. */
export function isShort({ rules }: BuildingPlan, position: Position, column: number): boolean {
  return position.lengths[column]! < (rules.columns?.least ?? 0);
}

/** Whether the card of a column is alone there, takes no other, and may go to the foundations only. */
export function isFrozen(plan: BuildingPlan, position: Position, column: number): boolean {
  return (
    plan.rules.columns?.lone !== undefined &&
    position.lengths[column] === 1 &&
    position.lengths[plan.stock]! > 0
  );
}

/** Whether a reserve card is left. */
export function reserveLasts(plan: BuildingPlan, position: Position): boolean {
  for (let pile = plan.reserves.first; pile < plan.reserves.end; pile++) {
    if (position.lengths[pile]! > 0) return true;
  }
  return false;
}

/** Whether foundations with this rule give their top cards as things stand. */
export function givesNow(plan: BuildingPlan, position: Position, gives: Foundations['gives']): boolean {
  if (gives === 'to any pile once the stock is empty')
    return plan.stock < 0 || position.lengths[plan.stock] === 0;
  return gives !== 'nothing';
}
