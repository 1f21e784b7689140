import type { Face } from '../cards/card.ts';
import { readTypedCard } from '../text/typed-card.ts';
import type { Words } from '../text/words.ts';

/** Keys that belong together follow each other within so many milliseconds. */
export const TOGETHER_MS = 1000;

/** What a key adds: `begun` waits for more, a face is found, undefined means nothing. */
export type Typed = 'begun' | Face | undefined;

/** Hears cards typed as rank and suit, in the letters of a language: `qs`, `10h`. */
export class CardTyping {
  #typed = '';
  #last = 0;

  /** Whether a key, at `now` in milliseconds, goes on with the card whose name was begun. */
  goesOn(key: string, now: number, words: Words): boolean {
    const before = this.#before(now);
    return before !== '' && readTypedCard(before + key, words) !== undefined;
  }

  /** Forgets what was begun: a key has meant something else. */
  forget(): void {
    this.#typed = '';
  }

  /** Hears one key. */
  hear(key: string, now: number, words: Words): Typed {
    const typed = this.goesOn(key, now, words) ? this.#before(now) + key : key;
    this.#last = now;
    const found = readTypedCard(typed, words);
    this.#typed = found === 'begun' ? typed : '';
    return found;
  }

  #before(now: number): string {
    return now - this.#last < TOGETHER_MS ? this.#typed : '';
  }
}
