import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseFace } from '../../src/cards/card.ts';
import { restore } from '../../src/cards/generator.ts';
import { makeDeck, unshuffled, type DeckSpec } from '../../src/cards/pack.ts';
import { reshuffle, shuffledStock } from '../../src/cards/shuffle.ts';
import { asDealt } from './in-words.ts';

/** Deal number, packs, the first ten cards dealt, the last two: PySolFC's deals. */
const DEALS: [string, DeckSpec['packs'], string, string][] = [
  ['1', 1, 'JD 2D 9H JC 5D 7H 7C 5H KD KC', '2H 6H'],
  ['32000', 1, '7S 4D JS 8D 6D 3H 3D TH JC 3C', 'KC AS'],
  ['123456', 1, '3D 2D 2C 9C AC 6H 4C KC 6C TC', '7C QD'],
  ['98765432109876543210', 1, 'QD KH 6D 8D 9C AH 9S JD JC 8S', 'TC TD'],
  ['1', 2, '3D 5H JC KH 5S 5H KC KC 8D JD', '6S AC'],
  ['98765432109876543210', 2, 'TD QS KH 6D 5S 5C 8D KD TS 7D', '6H KS'],
  ['31999', 3, '3D 2H 6C 6S KH TC 4H 9D QS 8D', 'TS 2D'],
  ['98765432109876543210', 3, '8D QC 7H 4D AH 8H 7S 6D 9H 7D', '6H 7D'],
  ['ms1', 1, 'JD 2D 9H JC 5D 7H 7C 5H KD KC', '2H 6H'],
  ['ms11982', 1, 'AH AS 4H AC 2D 6S TS JS 3D 3H', '2S 3S'],
  ['ms32000', 1, 'QD 8D QS 4H 2C JC 2D TH 3S JD', '3H AH'],
  ['ms2147483648', 1, 'QH QC 2H 6S 2S 3D KS 8C 3H JD', '5S AC'],
  ['ms8589934591', 1, 'TC 2S JS 5S 4D 6H 3H 7C 8S TD', '3D 4S'],
  ['ms4294967296', 2, 'AD 8D JD 2S QS 5S JH 5H 7S JS', '8H 4H'],
];

/** The fans of La Belle Lucie before a redeal, left to right, each from its bottom card. */
const FANS_BEFORE =
  '3D QC JD 8S TS 8D 7D 6D 4S KC 9S 9D 6C 7C 5D KS TH 8H KD 6H 5H KH 2C 9C 4C 3C ' +
  '2S QD 3S 2D JH QH 5C 4D TD JC AH AD QS 7H 9H AS JS TC 4H 3H 2H 7S 8C 6S 5S';

/** The cards of the new fans: the bottom card of each from left to right, then the middle ones, then the top ones. */
const ROUNDS_AFTER =
  '3D 9H 4H 9D 8S 4D 3C TS TD 5C AH 9S QC 2C TH 6C QS 3H 2H 6H 2S 6S 6D AS JH KS ' +
  'JC 7D 8D KH 4S QH 7C 5D 5H AD 4C 2D 8H 7H QD KC 8C 9C JS TC KD 7S 5S JD 3S';

describe('a shuffled stock', () => {
  for (const [deal, packs, first, last] of DEALS) {
    it(`of deal ${deal} with packs: ${packs} begins with ${first} and ends with ${last}`, () => {
      const deck = makeDeck({ packs });
      const dealt = asDealt(deck, shuffledStock(deck, deal).stock).split(' ');

      assert.equal(dealt.slice(0, 10).join(' '), first);
      assert.equal(dealt.slice(-2).join(' '), last);
    });
  }

  it("finds PySolFC's cards in packs with repeated and with missing suits and ranks", () => {
    const dealt = (spec: DeckSpec): string => {
      const deck = makeDeck(spec);
      return asDealt(deck, shuffledStock(deck, '7').stock).slice(0, 29);
    };

    assert.equal(dealt({ packs: 2, suits: [0, 0, 2, 2] }), 'TC 3C 5C 7C 9C 4H 2C 6C 2H 2C');
    assert.equal(dealt({ packs: 1, suits: [1, 2] }), 'TS TH JH 3S QS 7S KS 2H 8S 7H');
    assert.equal(dealt({ packs: 1, ranks: [0, 6, 7, 8, 9, 10, 11, 12] }), 'JD AC JC QH 7S 9D 8H 9H KC TS');
    assert.equal(dealt({ packs: 3, suits: [0, 1, 2] }), 'TS TS TH 9C 2C 8S 7H QS 3C 9H');
  });

  it('holds every card of its deck once, and is the same each time', () => {
    const specs = fc.record({
      packs: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      suits: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    });
    fc.assert(
      fc.property(specs, fc.bigInt(1n, 10n ** 20n - 1n), (spec, n) => {
        const deck = makeDeck(spec);
        const { stock } = shuffledStock(deck, String(n));

        assert.deepEqual(
          stock.toSorted((a, b) => a - b),
          unshuffled(deck),
        );
        assert.deepEqual(shuffledStock(deck, String(n)).stock, stock);
      }),
    );
  });
});

describe('a reshuffle in mid-game', () => {
  it("gives the cards of PySolFC's La Belle Lucie, deal 7, at its first redeal", () => {
    const deck = makeDeck({ packs: 1 });
    const { generator } = shuffledStock(deck, '7');
    const gathered = FANS_BEFORE.split(' ').map((name) => parseFace(name) ?? NaN);

    reshuffle(gathered, generator);

    assert.equal(asDealt(deck, gathered), ROUNDS_AFTER);
  });

  it('can be done again from a snapshot', () => {
    const deck = makeDeck({ packs: 1 });
    const { generator } = shuffledStock(deck, '123456');
    const snapshot = generator.snapshot();
    const once = unshuffled(deck);
    const again = unshuffled(deck);

    reshuffle(once, generator);
    reshuffle(again, restore(snapshot));

    assert.deepEqual(again, once);
  });
});
