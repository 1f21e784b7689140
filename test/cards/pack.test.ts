import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeDeck, unshuffled, type DeckSpec } from '../../src/cards/pack.ts';
import { inWords } from './in-words.ts';

describe('a deck', () => {
  it('lies pack by pack in the order clubs, spades, hearts, diamonds, each from ace to king', () => {
    const deck = makeDeck({ packs: 2 });

    assert.equal(deck.size, 104);
    assert.equal(inWords(deck, [0, 12, 13, 26, 39, 51, 52, 103]), 'AC KC AS AH AD KD AC KD');
  });

  it('holds every face once a pack, told apart by copy', () => {
    const deck = makeDeck({ packs: 4 });
    const kinds = new Set(unshuffled(deck).map((card) => `${deck.faces[card]!} ${deck.copies[card]}`));

    assert.equal(deck.size, 208);
    assert.equal(kinds.size, 208);
    assert.equal(Math.max(...deck.copies), 3);
  });

  it('of one-suit Spider is eight runs of clubs, no two of them the same copy', () => {
    const deck = makeDeck({ packs: 2, suits: [0, 0, 0, 0] });

    assert.equal(inWords(deck, [0, 12, 13, 103]), 'AC KC AC KC');
    assert.deepEqual(
      unshuffled(deck)
        .filter((card) => deck.faces[card]! === 12)
        .map((card) => deck.copies[card]),
      [0, 1, 2, 3, 4, 5, 6, 7],
    );
  });

  it('of two-suit Spider repeats each suit within the pack', () => {
    const deck = makeDeck({ packs: 2, suits: [0, 0, 2, 2] });

    assert.equal(inWords(deck, [0, 13, 26, 39, 52, 65, 78, 91]), 'AC AC AH AH AC AC AH AH');
  });

  it('may be stripped of ranks', () => {
    const deck = makeDeck({ packs: 1, ranks: [0, 6, 7, 8, 9, 10, 11, 12] });

    assert.equal(deck.size, 32);
    assert.equal(inWords(deck, [0, 1, 7, 8, 31]), 'AC 7C KC AS KD');
  });

  it('may be stripped of suits', () => {
    const deck = makeDeck({ packs: 3, suits: [0, 1, 2] });

    assert.equal(deck.size, 117);
    assert.equal(inWords(deck, [38, 39, 116]), 'KH AC KH');
  });

  const impossible: [DeckSpec, RegExp][] = [
    [{ packs: Number('5') as 4 }, /packs: 5/],
    [{ packs: 1, ranks: [] }, /ranks: the list is empty/],
    [{ packs: 1, ranks: [13] }, /ranks: 13 is not 0 to 12/],
    [{ packs: 1, ranks: [0, 0] }, /ranks: 0 is out of order/],
    [{ packs: 1, ranks: [3, 2] }, /ranks: 2 is out of order/],
    [{ packs: 1, suits: [4] }, /suits: 4 is not 0 to 3/],
    [{ packs: 1, suits: [2, 0] }, /suits: 0 is out of order/],
    [{ packs: 4, suits: [0, 1, 2, 3, 3] }, /suits: 260 cards are more than 208/],
  ];
  for (const [spec, message] of impossible) {
    it(`of ${JSON.stringify(spec)} is refused by name`, () => {
      assert.throws(() => makeDeck(spec), message);
    });
  }
});
