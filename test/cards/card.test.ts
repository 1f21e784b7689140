import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFace, isRed, parseFace, rankOf, suitOf } from '../../src/cards/card.ts';

describe('a face', () => {
  it('is written as rank and suit, and read back, for all 52', () => {
    const names = Array.from({ length: 52 }, (_, face) => formatFace(face));

    assert.equal(
      names.join(' '),
      'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS ' +
        'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD',
    );
    assert.deepEqual(
      names.map(parseFace),
      names.map((_, face) => face),
    );
  });

  it('has a rank from the ace up, a suit, and the colour of its suit', () => {
    const queenOfHearts = parseFace('QH');
    assert.ok(queenOfHearts !== undefined);
    assert.equal(rankOf(queenOfHearts), 11);
    assert.equal(suitOf(queenOfHearts), 2);
    assert.deepEqual(
      ['KC', 'KS', 'AH', 'AD'].map((name) => isRed(parseFace(name) ?? NaN)),
      [false, false, true, true],
    );
  });

  for (const text of ['', 'A', 'AX', '1S', 'as', '10D', '##', ' AS', 'AS ', 'SA']) {
    it(`is not read from ${JSON.stringify(text)}`, () => {
      assert.equal(parseFace(text), undefined);
    });
  }
});
