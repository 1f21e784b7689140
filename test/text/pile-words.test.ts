import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faceFrom } from '../../src/cards/card.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { namedBy, pileName } from '../../src/text/pile-words.ts';
import { readTypedCard } from '../../src/text/typed-card.ts';
import { session } from '../session/table.ts';

describe('a pile', () => {
  it('is called a column only where cards lie in columns', async () => {
    const words = await loadAllWords('en');
    const called = (game: string): string => {
      const { piles, game: played } = session(game, '42');
      return pileName(
        words,
        't3',
        piles.map(({ id }) => id),
        namedBy(played.rules),
      );
    };
    for (const game of ['golf', 'klondike']) assert.equal(called(game), 'column 3');
    for (const game of ['three-peaks', 'montana', 'accordion', 'pyramid'])
      assert.equal(called(game), 'place 3');
  });
});

for (const locale of locales) {
  describe(`a card typed in ${locale}`, () => {
    it('may have the letters that stand on the cards', async () => {
      const words = await loadAllWords(locale);
      const suits = words.format('typed-suits').split(' ');
      for (const [index, rank] of ['j', 'q', 'k'].entries()) {
        for (const [suit, letter] of suits.entries()) {
          assert.equal(readTypedCard(rank + letter, words), faceFrom(suit, 10 + index));
        }
      }
    });
  });
}
