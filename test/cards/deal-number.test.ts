import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  FIRST_NEW_DEAL,
  LAST_NEW_DEAL,
  newDealNumber,
  parseDealNumber,
} from '../../src/cards/deal-number.ts';

describe('a deal number', () => {
  const good: [string, string][] = [
    ['42', '42'],
    [' 42 ', '42'],
    ['00042', '42'],
    ['ms42', 'ms42'],
    ['Ms042', 'ms42'],
    ['99999999999999999999', '99999999999999999999'],
    ['000099999999999999999999', '99999999999999999999'],
    ['ms8589934591', 'ms8589934591'],
  ];
  for (const [text, deal] of good) {
    it(`is read from ${JSON.stringify(text)} as ${deal}`, () => {
      assert.deepEqual(parseDealNumber(text), { ok: true, deal });
    });
  }

  const bad: [string, string][] = [
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not a number'],
    ['-1', 'not a number'],
    ['1.5', 'not a number'],
    ['4 2', 'not a number'],
    ['1,000', 'not a number'],
    ['#42', 'not a number'],
    ['1e3', 'not a number'],
    ['0x10', 'not a number'],
    ['٤٢', 'not a number'],
    ['ms', 'not a number'],
    ['ms 42', 'not a number'],
    ['msms42', 'not a number'],
    ['0', 'zero'],
    ['000', 'zero'],
    ['ms0', 'zero'],
    ['100000000000000000000', 'too long'],
    ['1000000000000000000000', 'too long'],
    ['ms8589934592', 'too large'],
  ];
  for (const [text, reason] of bad) {
    it(`is not read from ${JSON.stringify(text)}: ${reason}`, () => {
      assert.deepEqual(parseDealNumber(text), { ok: false, reason });
    });
  }

  it('is read from any number of up to twenty digits, as it is written', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 20n - 1n), (n) => {
        assert.deepEqual(parseDealNumber(String(n)), { ok: true, deal: String(n) });
      }),
    );
  });
});

describe('a new deal number', () => {
  /** Gives the words one after the other, then fails. */
  function words(...list: number[]): () => number {
    return () => {
      const word = list.shift();
      assert.ok(word !== undefined, 'asked for more words than there are');
      return word;
    };
  }

  it('reaches from 32000 to 9999999999', () => {
    const last = LAST_NEW_DEAL - FIRST_NEW_DEAL;

    assert.equal(newDealNumber(words(0, 0)), '32000');
    assert.equal(newDealNumber(words(Math.floor(last / 2 ** 32), last % 2 ** 32)), '9999999999');
  });

  it('takes nothing of the first word but its last two bits', () => {
    assert.equal(newDealNumber(words(0xfffffffc, 5)), '32005');
  });

  it('is drawn again when a try falls outside, so that no deal is favoured', () => {
    const first = LAST_NEW_DEAL - FIRST_NEW_DEAL + 1;

    assert.equal(
      newDealNumber(words(Math.floor(first / 2 ** 32), first % 2 ** 32, 3, 0, 1, 7)),
      '4294999303',
    );
  });
});
