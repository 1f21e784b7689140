import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Guides } from './choices.ts';
import { DepthFirst } from './depth-first.ts';
import { MoveOrder } from './move-order.ts';
import { randomStream } from './random.ts';
import { SafeMoves } from './safe-moves.ts';
import { safeFoundations } from './safe-rules.ts';
import { StateTable } from './state-table.ts';
import type { Undecided, Verdict } from './verdict.ts';
import { stockTapRules } from './stock-rules.ts';
import { StockTaps } from './stock-taps.ts';
import { WEIGHTS } from './weights.ts';

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
}

/** States of the first search, and by how much each search after it may be longer. */
const FIRST_BUDGET = 2000;
const GROWTH = 1.2;

/** How much chance may add to the scores of moves: nothing in the first search, then little and much in turn. */
const NOISE = [25, 60, 150] as const;

/**
 * Finds out whether a position can be won, all cards known.
 *
 * Depth-first searches that begin again from the root, each longer than the one before and led by other chances; what
 * one has proved dead stays dead for the next. A search that ends by itself without a win proves that there is none.
 */
export class Solver {
  readonly #position: Position;
  readonly #table: StateTable;
  readonly #guides: Guides;
  #search: DepthFirst;
  #budget = FIRST_BUDGET;
  #statesBefore = 0;
  #restarts = 0;
  #shuffled = false;
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
    this.#position = position;
    this.#table = new StateTable(options.tableBytes);
    this.#guides = {
      mechanism,
      order: new MoveOrder(mechanism, WEIGHTS),
      safe: safe && new SafeMoves(mechanism, safe),
      taps: taps && new StockTaps(mechanism, taps),
      random: randomStream(options.seed ?? 0),
    };
    if (options.keySet !== undefined) position.rekey(options.keySet);
    this.#search = this.#begin(0);
  }

  /** Positions looked at so far. */
  get states(): number {
    return this.#statesBefore + this.#search.states;
  }

  /** Bytes that the table of positions takes. */
  get bytes(): number {
    return this.#table.bytes;
  }

  /** Searches on, through about `states` positions; gives the verdict once there is one. */
  step(states: number): Verdict | undefined {
    const end = this.states + states;
    while (this.#verdict === undefined && this.states < end) this.#run(end - this.states);
    return this.#verdict;
  }

  /** Ends the search: the verdict, or that there is none. */
  stop(): Verdict {
    if (this.#verdict === undefined) this.#search.giveUp();
    return (this.#verdict ??= this.#undecided('stopped'));
  }

  #run(states: number): void {
    const left = this.#budget - this.#search.states;
    const standing = this.#search.run(Math.min(states, left));
    this.#shuffled ||= this.#search.shuffled;
    switch (standing) {
      case 'won': {
        const line = [...this.#search.line];
        this.#verdict = { verdict: 'won', line, states: this.states };
        for (let i = 0; i < line.length; i++) this.#position.back();
        return;
      }
      case 'exhausted':
        this.#verdict = this.#shuffled
          ? this.#undecided('shuffle')
          : { verdict: 'lost', states: this.states };
        return;
      case 'going on':
        if (this.#search.states >= this.#budget) this.#again();
        return;
      case 'full':
        this.#again(() => this.#table.clear());
    }
  }

  /** Begins again from the root. */
  #again(afterwards?: () => void): void {
    this.#search.giveUp();
    afterwards?.();
    this.#statesBefore += this.#search.states;
    this.#budget *= GROWTH;
    this.#search = this.#begin(NOISE[this.#restarts++ % NOISE.length]!);
  }

  #begin(noise: number): DepthFirst {
    return new DepthFirst(this.#position, this.#table, this.#guides, noise);
  }

  #undecided(because: Undecided['because']): Undecided {
    return { verdict: 'undecided', states: this.states, because };
  }
}
