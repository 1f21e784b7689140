import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locales } from '../../src/text/load-all-words.ts';
import { Words } from '../../src/text/words.ts';
import { ftlOf } from './checked-words.ts';

/** The place of the letter that finishes the game. */
const FINISH = 6;

for (const locale of locales) {
  describe(`the letters that command in ${locale}`, () => {
    const words = new Words(locale, ftlOf(locale));
    const letters = words.format('key-letters').split(' ');

    it('are twelve, each for one thing', () => {
      assert.equal(letters.length, 12);
      assert.equal(new Set(letters).size, 12);
      for (const letter of letters) assert.match(letter, /^[a-z]$/);
    });

    it('begin no card that is typed, but for the one that counts when nothing is left to find', () => {
      const ranks = words.format('typed-ranks').split(/[ |]/);
      const taken = letters
        .filter((_, index) => index !== FINISH)
        .filter((letter) => ranks.some((rank) => rank.startsWith(letter)));
      assert.deepEqual(taken, []);
    });

    it('can be used beside cards of thirteen ranks and four suits', () => {
      assert.equal(words.format('typed-ranks').split(' ').length, 13);
      assert.equal(new Set(words.format('typed-suits').split(' ')).size, 4);
    });
  });
}
