import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { blindClasses } from './blind-classes.ts';
import { MoveOrder } from './move-order.ts';
import { randomStream } from './random.ts';
import { Restarts } from './restarts.ts';
import { RunSplits, splitsWait } from './run-splits.ts';
import { SafeMoves } from './safe-moves.ts';
import { safeFoundations } from './safe-rules.ts';
import { StateTable } from './state-table.ts';
import type { Verdict } from './verdict.ts';
import { stockTapRules } from './stock-rules.ts';
import { StockTaps } from './stock-taps.ts';
import { Takers } from './takers.ts';
import { weightsFor } from './weights.ts';

/** How a search may be run; nothing here can change what is true of a position, only whether it is found. */
export interface SolverOptions {
  /** Most bytes that the table of positions takes. */
  readonly tableBytes: number;
  /** Where the chance that orders equal moves begins. */
  readonly seed?: number;
  /** Which set of keys positions are told apart by: a second search with another set confirms that a deal is lost. */
  readonly keySet?: number;
  /** Whether moves that are known to be safe are played without looking at others; true when absent. */
  readonly safeMoves?: boolean;
  /** Whether taps on the stock wait until a card of the waste is wanted, where they can; true when absent. */
  readonly waitingTaps?: boolean;
  /** Whether runs are split only for a card that a foundation takes then, where that will do; true when absent. */
  readonly waitingSplits?: boolean;
  /** Whether part of the search takes suits for alike, to find wins; true when absent. */
  readonly blind?: boolean;
}

/** Of the search that takes suits for alike: its states to those of the other, and the bytes of its table likewise. */
const BLIND_STATES = 1;
const BLIND_BYTES = 1 / 8;

/**
 * Finds out whether a position can be won, all cards known.
 *
 * Depth-first searches that begin again from the root, each longer than the one before and led by other chances; what
 * one has proved dead stays dead for the next. A search that ends by itself without a win proves that there is none.
 *
 * In between it searches blindly: positions that differ in suits alone count as one, and no card comes back from a
 * foundation. That finds many a win sooner, and proves nothing.
 */
export class Solver {
  readonly #position: Position;
  readonly #keySet: number;
  readonly #full: Restarts;
  readonly #classes: Uint8Array;
  #blind: Restarts | undefined;
  #blindStates = 0;
  #current: Restarts;
  #verdict: Verdict | undefined;

  /** Begins a search; the position is the solver's until there is a verdict, and then as it was. */
  constructor(
    game: { readonly mechanism: Mechanism; readonly rules: GameRules },
    position: Position,
    options: SolverOptions,
  ) {
    const { mechanism, rules } = game;
    const safe = options.safeMoves === false ? undefined : safeFoundations(rules);
    const taps = options.waitingTaps === false ? undefined : stockTapRules(rules);
    const foundations = new Takers(mechanism, ['foundation']);
    const splits = options.waitingSplits !== false && splitsWait(rules);
    const random = randomStream(options.seed ?? 0);
    const guides = weightsFor(rules).map((weights) => ({
      mechanism,
      order: new MoveOrder(mechanism, weights, foundations),
      splits: splits ? new RunSplits(mechanism, foundations) : undefined,
      safe: safe && new SafeMoves(mechanism, safe),
      keeps: false,
      taps: taps && new StockTaps(mechanism, taps),
      random,
    }));
    this.#position = position;
    this.#keySet = options.keySet ?? 0;
    this.#classes = blindClasses(rules);
    this.#full = new Restarts(position, new StateTable(options.tableBytes), guides);
    if (options.blind !== false) {
      const table = new StateTable(options.tableBytes * BLIND_BYTES);
      const keeping = guides.map((guide) => ({ ...guide, keeps: true }));
      this.#blind = new Restarts(position, table, keeping);
    }
    this.#current = this.#begin();
  }

  /** Positions looked at so far. */
  get states(): number {
    return this.#full.states + (this.#blind?.states ?? this.#blindStates);
  }

  /** Bytes that the tables of positions take. */
  get bytes(): number {
    return this.#full.bytes + (this.#blind?.bytes ?? 0);
  }

  /** Searches on, through about `states` positions; gives the verdict once there is one. */
  step(states: number): Verdict | undefined {
    const end = this.states + states;
    while (this.#verdict === undefined && this.states < end) this.#run(end - this.states);
    return this.#verdict;
  }

  /** Ends the search: the verdict, or that there is none. */
  stop(): Verdict {
    if (this.#verdict !== undefined) return this.#verdict;
    this.#current.giveUp();
    return this.#end({ verdict: 'undecided', states: this.states, because: 'stopped' });
  }

  #run(states: number): void {
    const current = this.#current;
    const standing = current.run(states);
    if (standing === 'won') {
      const line = [...current.line];
      for (let i = 0; i < line.length; i++) this.#position.back();
      this.#end({ verdict: 'won', line, states: this.states });
    } else if (standing === 'exhausted' && current === this.#full) {
      const { states } = this;
      this.#end(
        current.shuffled ? { verdict: 'undecided', states, because: 'shuffle' } : { verdict: 'lost', states },
      );
    } else if (standing !== 'going on' || current.isSpent) {
      current.giveUp();
      if (standing === 'full') current.forget();
      if (standing !== 'going on' && current === this.#blind) this.#endBlind(current);
      this.#current = this.#begin();
    }
  }

  /** Begins the search whose turn it is. */
  #begin(): Restarts {
    const blind = this.#blind;
    const next = blind && blind.states <= this.#full.states * BLIND_STATES ? blind : this.#full;
    this.#position.rekey(this.#keySet, next === blind ? this.#classes : undefined);
    next.begin();
    return next;
  }

  #end(verdict: Verdict): Verdict {
    if (this.#current === this.#blind) this.#position.rekey(this.#keySet);
    return (this.#verdict = verdict);
  }

  /** The blind search has looked at all there is to it, or its table is full. */
  #endBlind(blind: Restarts): void {
    this.#blindStates = blind.states;
    this.#blind = undefined;
  }
}
