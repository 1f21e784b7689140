import type { TableMove } from './public-moves.ts';

/** What is true of the deal on the table, all cards known: plain JSON. */
export type TableVerdict =
  | (Spent & {
      /** It can be won: by these moves, which the engine has played. */
      readonly verdict: 'won';
      readonly moves: readonly TableMove[];
    })
  | (Spent & {
      /** It cannot be won any more: all that can be reached was looked at. */
      readonly verdict: 'lost';
    })
  | (Spent & {
      /** Nobody knows. */
      readonly verdict: 'undecided';
      /** What ended the search: its time, a change of the table, a shuffle ahead; or there is no deal to search. */
      readonly because: 'time' | 'cancelled' | 'shuffle' | 'not-ready';
    });

/** What a verdict has taken. */
interface Spent {
  /** Positions looked at. */
  readonly states: number;
  /** Time of computing, in milliseconds; 0 where the answer followed from an earlier one. */
  readonly ms: number;
}

/** What a hint may know: what the player can see or has seen, or every card. */
export type HintKind = 'fair' | 'all-seeing';

/** A move to think of, or why there is none. */
export type HintOutcome =
  | {
      readonly ok: true;
      readonly move: TableMove;
      readonly kind: HintKind;
      /** Ways in which the hidden cards may lie that were looked at; 1 where all cards were known. */
      readonly samples: number;
      /** In how many of them a line that wins begins with the move; 0 for a mere guess. */
      readonly wins: number;
    }
  | { readonly ok: false; readonly reason: HintFault };

/** Why there is no hint: no deal, a game that is won or proved lost, no move at all, or the table has changed meanwhile. */
export type HintFault = 'not-ready' | 'won' | 'lost' | 'no-moves' | 'cancelled';
