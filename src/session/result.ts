import type { CalendarDay, Moment } from './calendar-day.ts';
import type { Milliseconds } from './clock.ts';

/**
 * What became of a deal that was played: one entry for each time that it was begun.
 *
 * A deal is won when the rules say so, or when it was left with nothing more to think about: all its cards go home by
 * themselves. It is shown where that came about by a way that the player was shown: that is no win of his. It is abandoned
 * when it was begun with a move and another deal of its game was dealt in its place.
 */
export interface Result {
  /** The game's id, or the name of rules from elsewhere. */
  readonly game: string;
  readonly deal: string;
  readonly outcome: 'won' | 'shown' | 'abandoned';
  /** Moves that it took, automatic ones included, and those that would have brought the last cards home. */
  readonly moves: number;
  /** Time played. */
  readonly ms: Milliseconds;
  /** When it was won, or played last. */
  readonly when: Moment;
  /** The day of `when` where the player was then. It stays, wherever and whenever it is looked at later. */
  readonly day: CalendarDay;
  /** Grows from result to result, whatever the clock of the device says; 0 for those of the first version. */
  readonly order: number;
  /** The moves of a win, packed as for an address; absent for those that were noted before these were kept. */
  readonly line?: string;
  /** What helped the player. */
  readonly used: { readonly undo: boolean; readonly hint: boolean };
}

/** The results in the order in which they came about. */
export function inOrder(results: readonly Result[]): Result[] {
  return [...results].sort((one, other) => one.order - other.order || one.when - other.when);
}
