import type { Move } from '../engine/move.ts';

/** What there is to say about a position, all cards known. */
export type Verdict = Won | Lost | Undecided;

/** It can be won: by these moves, which the engine has played. */
export interface Won {
  readonly verdict: 'won';
  readonly line: readonly Move[];
  /** Positions looked at. */
  readonly states: number;
}

/** It cannot be won: everything that can be reached was looked at, and nothing was left out that could have won. */
export interface Lost {
  readonly verdict: 'lost';
  readonly states: number;
}

/** Nobody knows. */
export interface Undecided {
  readonly verdict: 'undecided';
  readonly states: number;
  /**
   * What ended the search: `stopped` by whoever ran it; a `shuffle` on the way to all that was left, whose outcome no
   * search may foresee.
   */
  readonly because: 'stopped' | 'shuffle';
}
