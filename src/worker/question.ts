import type { DealNumber } from '../cards/deal-number.ts';
import type { GameRules } from '../rules/game-rules.ts';

/** Where a search has to end. */
export interface Limits {
  /** Most time that it may compute, in milliseconds. */
  readonly ms: number;
  /** Most bytes that all of its tables of positions may take. */
  readonly tableBytes: number;
}

/** Whether a position can be won. Plain values throughout, so that it can be posted to a worker. */
export interface Question {
  readonly rules: GameRules;
  /** Fingerprint of the rules. */
  readonly rulesDigest: string;
  readonly deal: DealNumber;
  /** The moves that have led to the position, as they are written, joined by points; empty at the deal. */
  readonly moves: string;
  readonly limits: Limits;
  /** Where the chance of the search begins: it decides what is found first, and nothing that is true. 0 when absent. */
  readonly seed?: number;
  /**
   * The cards at these places of the deal have never been seen by whoever asks: they are taken to lie as chance has it,
   * which begins with the seed. Absent where all cards are known.
   */
  readonly imagined?: { readonly unseen: readonly number[]; readonly seed: number };
}

/** What a search has found: all cards known, or where some were imagined, true of these alone. */
export type Answer = Won | Lost | Undecided;

/** What was spent on an answer. */
interface Spent {
  /** Positions looked at. */
  readonly states: number;
  /** Time of computing, in milliseconds. */
  readonly ms: number;
}

/** It can be won by these moves, written and joined by points. They have been played through the engine. */
export interface Won extends Spent {
  readonly verdict: 'won';
  readonly line: string;
}

/** It cannot be won: all that can be reached was looked at. */
export interface Lost extends Spent {
  readonly verdict: 'lost';
  /** A move that looks better than others all the same; absent where there is none. */
  readonly likely?: string;
}

/** Nobody knows. */
export interface Undecided extends Spent {
  readonly verdict: 'undecided';
  /** What ended the search: its time, whoever asked, or a shuffle that nobody may foresee. */
  readonly because: 'time' | 'cancelled' | 'shuffle';
  /** A move that looks better than others; absent where there is none. */
  readonly likely?: string;
}
