import type { Milliseconds } from './clock.ts';
import type { GameRecord } from './record.ts';

/** What a new session may begin with. */
export interface Beginning {
  /** A clock that only goes forward. */
  readonly now: () => Milliseconds;
  /** Time already played. */
  readonly ms?: Milliseconds;
  /** Places of cards that were seen before. */
  readonly seen?: readonly number[];
  /** What helped the player before. */
  readonly used?: GameRecord['used'];
  /** How many moves were done when the first of them was shown; absent where none was. */
  readonly shown?: number | undefined;
}
