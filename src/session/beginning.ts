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
}
