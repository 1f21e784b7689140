import { faceFrom, type Face } from '../cards/card.ts';
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
    const typed = read(before + key, words) === undefined ? key : before + key;
    const found = read(typed, words);
    this.#typed = found === 'begun' ? typed : '';
    return found;
  }
}

function read(typed: string, words: Words): Typed {
  const suits = words.format('typed-suits').split(' ');
  const ranks = words.format('typed-ranks').split(' ');
  let isBegun = false;
  for (const [rank, spellings] of ranks.entries()) {
    for (const spelling of spellings.split('|')) {
      isBegun ||= spelling.startsWith(typed);
      const suit = typed.startsWith(spelling) ? suits.indexOf(typed.slice(spelling.length)) : -1;
      if (suit >= 0) return faceFrom(suit, rank);
    }
  }
  return isBegun ? 'begun' : undefined;
}
