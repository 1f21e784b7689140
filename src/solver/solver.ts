import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { Beams } from './beams.ts';
import { blindClasses } from './blind-classes.ts';
import { columnsComeLoose, LooseColumns } from './loose-columns.ts';
import { MoveOrder } from './move-order.ts';
import { DeadEnds, deadEndsShow } from './dead-ends.ts';
import { fearsFor, isMostlyWon, Outlook } from './outlook.ts';
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
  /** Whether columns may change places once the stock is empty, where it alone minds their order; true when absent. */
  readonly looseColumns?: boolean;
  /** Whether positions are left that show that they cannot be won; true when absent. */
  readonly deadEnds?: boolean;
  /** Whether part of the search takes suits for alike, to find wins; true when absent. */
  readonly blind?: boolean;
  /** Whether part of the search looks at the most promising positions only, in games of runs; true when absent. */
  readonly beams?: boolean;
}

/**
 * How many times as many positions as each of the other searches the beams look at, in games of which nearly all deals can
 * be won: there they find most wins, and a proof is seldom wanted.
 */
const BEAMS_SHARE = 8;

/** Bytes of the tables of searches that only find wins, to those of the one that proves. */
const SIDE_BYTES = 1 / 8;

/**
 * Finds out whether a position can be won, all cards known.
 *
 * Depth-first searches that begin again from the root, each longer than the one before and led by other chances; what
 * one has proved dead stays dead for the next. A search that ends by itself without a win proves that there is none.
 *
 * In between it searches blindly: positions that differ in suits alone count as one, and no card comes back from a
 * foundation. That finds many a win sooner, and proves nothing. In games of runs it also goes on from the most promising
 * positions alone, of more and more of them. All of these take turns, so that each has looked at equally many positions,
 * or the beams at several times as many.
 */
export class Solver {
  readonly #position: Position;
  readonly #keySet: number;
  readonly #full: Restarts;
  readonly #classes: Uint8Array;
  /** Searches that only find wins. */
  #sides: readonly (Restarts | Beams)[] = [];
  readonly #beamsShare: number;
  #blind: Restarts | undefined;
  /** Positions that searches looked at which have ended. */
  #ended = 0;
  #current: Restarts | Beams;
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
    const loose = options.looseColumns !== false && columnsComeLoose(rules);
    const random = randomStream(options.seed ?? 0);
    const shared = {
      mechanism,
      splits: splits ? new RunSplits(mechanism, foundations) : undefined,
      safe: safe && new SafeMoves(mechanism, safe),
      loose: loose ? new LooseColumns(mechanism) : undefined,
      deadEnds:
        options.deadEnds !== false && deadEndsShow(rules) ? new DeadEnds(mechanism, rules) : undefined,
      keeps: false,
      taps: taps && new StockTaps(mechanism, taps),
      random,
    };
    const guides = weightsFor(rules).map((weights) => ({
      ...shared,
      order: new MoveOrder(mechanism, weights, foundations),
    }));
    this.#position = position;
    this.#keySet = options.keySet ?? 0;
    this.#classes = blindClasses(rules);
    this.#full = new Restarts(position, new StateTable(options.tableBytes), guides);
    const sideTable = (): StateTable => new StateTable(options.tableBytes * SIDE_BYTES);
    const keeping = guides.map((guide) => ({ ...guide, keeps: true }));
    if (options.blind !== false) {
      this.#blind = new Restarts(position, sideTable(), keeping);
      this.#sides = [this.#blind];
    }
    const outlooks = fearsFor(rules).map((fears) => new Outlook(mechanism, fears));
    if (options.beams !== false && outlooks.length > 0) {
      // A beam leaves out most positions anyway, so it takes the columns for alike all along.
      const guide = { ...keeping[0]!, loose: loose ? new LooseColumns(mechanism, true) : undefined };
      this.#sides = [...this.#sides, new Beams(position, sideTable(), guide, outlooks)];
    }
    this.#beamsShare = isMostlyWon(rules) ? BEAMS_SHARE : 1;
    this.#current = this.#begin();
  }

  /** Positions looked at so far. */
  get states(): number {
    return this.#sides.reduce((sum, { states }) => sum + states, this.#full.states + this.#ended);
  }

  /** Bytes that the tables of positions take. */
  get bytes(): number {
    return this.#sides.reduce((sum, { bytes }) => sum + bytes, this.#full.bytes);
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
      if (current !== this.#full && current.isDone) this.#endSide(current);
      this.#current = this.#begin();
    }
  }

  /** Begins the search whose turn it is. */
  #begin(): Restarts | Beams {
    const due = this.#full.states;
    const isDue = (side: Restarts | Beams): boolean =>
      side.states <= (side instanceof Beams ? due * this.#beamsShare : due);
    const next = this.#sides.find(isDue) ?? this.#full;
    this.#position.rekey(this.#keySet, next === this.#blind ? this.#classes : undefined);
    next.begin();
    return next;
  }

  #end(verdict: Verdict): Verdict {
    if (this.#current === this.#blind) this.#position.rekey(this.#keySet);
    return (this.#verdict = verdict);
  }

  /** A search has looked at all there is to it, or its table is full. */
  #endSide(side: Restarts | Beams): void {
    this.#ended += side.states;
    this.#sides = this.#sides.filter((each) => each !== side);
  }
}
