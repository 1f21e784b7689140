import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shuffledStock } from '../../src/cards/shuffle.ts';
import { makeDeck } from '../../src/cards/pack.ts';
import { gameById } from '../../src/games/index.ts';
import { dealOfCards } from '../../src/session/deal-of-piles.ts';
import { lacksCards } from '../../src/session/whole-deal.ts';

function rulesOf(id: string) {
  const game = gameById(id);
  assert.ok(game, id);
  return game.rules;
}

/** The cards of a numbered deal, as a link has them. */
function cardsOf(id: string, deal: string): string {
  const deck = makeDeck(rulesOf(id).deck);
  return dealOfCards(shuffledStock(deck, deal).stock.map((card) => deck.faces[card]!));
}

describe('a deal by its cards', () => {
  for (const game of ['klondike', 'spider', 'spider-1-suit']) {
    it(`of ${game} is whole with all of its cards, and not when a link was cut anywhere or changed`, () => {
      const [rules, cards] = [rulesOf(game), cardsOf(game, '42')];
      assert.equal(lacksCards(rules, cards), false);
      assert.equal(lacksCards(rules, ` ${cards.toLowerCase()}`), false);
      for (let length = 2; length < cards.length; length++)
        assert.equal(lacksCards(rules, cards.slice(0, length)), true, cards.slice(0, length));
      assert.equal(lacksCards(rules, `${cards}AS`), true);
      assert.equal(
        lacksCards(rules, cards.slice(0, -2) + cards.slice(0, 2)),
        cards.slice(0, 2) !== cards.slice(-2),
      );
    });
  }

  it('is not what a number names, nor anything that names no cards', () => {
    for (const text of ['42', 'ms42', '', 'banana', '7', 'A'])
      assert.equal(lacksCards(rulesOf('klondike'), text), false, text);
  });
});
