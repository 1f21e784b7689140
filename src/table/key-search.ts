import type { Face } from '../cards/card.ts';
import { readTypedCard } from '../text/typed-card.ts';
import type { Words } from '../text/words.ts';

/** Keys that belong together follow each other within so many milliseconds. */
const together = 1000;

/** What a key adds: `begun` waits for more, a face is found, undefined means nothing. */
export type Typed = 'begun' | Face | undefined;

/** Hears cards typed as rank and suit, in the letters of a language: `qs`, `10h`. */
export class CardTyping {
  #typed = '';
  #last = 0;

  /** Whether what was typed up to `now`, in milliseconds, waits for more. */
  isBegun(now: number): boolean {
    return this.#typed !== '' && now - this.#last < together;
  }

  /** Hears one key. */
  hear(key: string, now: number, words: Words): Typed {
    const before = this.isBegun(now) ? this.#typed : '';
    this.#last = now;
    const typed = readTypedCard(before + key, words) === undefined ? key : before + key;
    const found = readTypedCard(typed, words);
    this.#typed = found === 'begun' ? typed : '';
    return found;
  }
}
