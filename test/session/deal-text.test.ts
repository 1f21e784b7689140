import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFace, parseFace } from '../../src/cards/card.ts';
import { compile } from '../../src/engine/compile.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { gameIds } from '../../src/games/index.ts';
import { readDealText } from '../../src/session/deal-text.ts';
import { learnMechanisms, playableById, type Playable } from '../../src/session/playable.ts';

learnMechanisms(compile);

function gameOf(id: string): Playable {
  const game = playableById(id);
  assert.ok(game, id);
  return game;
}

/** How a game lays a deal, all of it, in our notation. */
function laid(game: Playable, deal: string): string {
  return formatPosition(game.mechanism.piles, game.mechanism.deal(deal));
}

/** Microsoft's deal 1, as fc-solve's programs print it. */
const ONE = `JD KD 2S 4C 3S 6D 6S
2D KC KS 5C TD 8S 9C
9H 9S 9D TS 4S 8D 2H
JC 5S QD QH TH QS 6H
5D AD JS 4H 8H 6C
7H QC AS AC 2C 3D
7C KH AH 4D JH 8C
5H 3H 3C 7S 7D TC`;

/** The same as it is seen from above. */
const ROWS = `JD 2D 9H JC 5D 7H 7C 5H
KD KC 9S 5S AD QC KH 3H
2S KS 9D QD JS AS AH 3C
4C 5C TS QH 4H AC 4D 7S
3S TD 4S TH 8H 2C JH 7D
6D 8S 8D QS 6C 3D 8C TC
6S 9C 2H 6H`;

/** Games in which cards go up while they are dealt, or leave the table before. */
const BY_THE_CARDS = [
  'thirty-six',
  'carre-napoleon',
  'dieppe',
  'die-koenigsbergerin',
  'good-measure',
  'citadel',
  'exiled-kings',
  'frog',
  'calculation',
  'betsy-ross',
  'kingdom',
  'doublets',
  'big-ben',
  'montana',
  'spaces',
  'blue-moon',
];

describe('a deal as text', () => {
  const freecell = gameOf('freecell');

  for (const [how, text] of [
    ['a line for each column', ONE],
    ['rows as they are seen', ROWS],
    [
      'tens in figures, small letters, blanks around them',
      ONE.replaceAll('T', '10').toLowerCase().replaceAll('\n', ' \r\n '),
    ],
    [
      'with places that are empty',
      `Foundations: H-0 C-0 D-0 S-0\nFreecells: - - - -\n: ${ONE.replaceAll('\n', '\n: ')}`,
    ],
    ['all cards in the order of the deal', ROWS.replaceAll('\n', ' ')],
    ['suits as signs', ONE.replaceAll('S', '♠').replaceAll('H', '♥\uFE0F')],
  ] as const) {
    it(`is read: ${how}`, () => {
      const read = readDealText(freecell, text);
      assert.ok(read.ok, JSON.stringify(read));
      assert.equal(laid(freecell, read.deal), laid(freecell, '1'));
    });
  }

  it('is read of every game as our notation writes it, but where what is dealt depends on the cards', () => {
    const others: string[] = [];
    for (const id of gameIds) {
      const game = gameOf(id);
      const text = laid(game, '5');
      const read = readDealText(game, text);
      if (read.ok) assert.equal(laid(game, read.deal), text, id);
      else others.push(id);
    }
    assert.deepEqual(others, BY_THE_CARDS);
  });

  it('names the cards that are missing, and those that are there twice', () => {
    const read = readDealText(freecell, ONE.replace('JD', '9H').replace('TC', ''));
    assert.ok(!read.ok && read.reason === 'other cards');
    assert.deepEqual(read.missing.map(formatFace), ['TC', 'JD']);
    assert.deepEqual(read.extra, [parseFace('9H')]);
  });

  it('says which word is no card', () => {
    assert.deepEqual(readDealText(freecell, ONE.replace('QC', 'XC')), {
      ok: false,
      reason: 'unreadable',
      word: 'XC',
    });
    assert.deepEqual(readDealText(freecell, `hello: ${ONE}`), {
      ok: false,
      reason: 'unreadable',
      word: 'hello',
    });
  });

  it('is refused where its cards do not lie as the game deals them', () => {
    const moved = ONE.replace(' 6S\n', '\n').replace('TC', 'TC 6S');
    assert.deepEqual(readDealText(freecell, moved), { ok: false, reason: 'other piles' });
    assert.deepEqual(readDealText(freecell, ' \n# nothing\n'), { ok: false, reason: 'empty' });
  });
});
