import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mersenneWords } from '../../src/cards/mersenne.ts';
import { solvitaireDeal } from '../../src/cli/solvitaire-deals.ts';
import { compile } from '../../src/engine/compile.ts';
import { formatPile } from '../../src/engine/notation.ts';
import '../../src/games/index.ts';
import { learnMechanisms, playableById } from '../../src/session/playable.ts';

learnMechanisms(compile);

const dealt = (id: string, seed: number) => {
  const game = playableById(id)!;
  const { mechanism } = game;
  const position = mechanism.deal(solvitaireDeal(game, seed));
  const piles = mechanism.piles.map((pile, index) => [pile.id, formatPile(position, index)] as const);
  return {
    piles: Object.fromEntries(piles),
    cards: piles.flatMap(([, cards]) => cards.split(' ').filter(Boolean)),
  };
};

describe("Solvitaire's deals", () => {
  it('come from the Mersenne Twister of the C++ library, whose ten thousandth word from 5489 is 4123659995', () => {
    const word = mersenneWords(5489);
    for (let i = 1; i < 10_000; i++) word();
    assert.equal(word(), 4123659995);
  });

  it('deal every card once, where our rules lay cards, whatever the game', () => {
    for (const id of [
      'freecell',
      'klondike',
      'canfield',
      'waning-moon',
      'beleaguered-castle',
      'spider',
      'golf',
      'pyramid',
    ]) {
      const { mechanism } = playableById(id)!;
      const ours = mechanism.deal('1');
      const { cards, piles } = dealt(id, 3);
      const sorted = (list: string[]) => list.map((card) => card.replace('#', '')).sort();
      const all = mechanism.piles.flatMap((_, pile) => formatPile(ours, pile).split(' ').filter(Boolean));
      assert.deepEqual(sorted(cards), sorted(all), id);
      for (const [pile, { id: name }] of mechanism.piles.entries()) {
        assert.equal(piles[name]!.split(' ').filter(Boolean).length, ours.lengths[pile], `${id} ${name}`);
      }
    }
  });

  it('begin Beleaguered Castle with the aces on the foundations', () => {
    const { piles } = dealt('beleaguered-castle', 1);
    assert.deepEqual([piles['f1'], piles['f2'], piles['f3'], piles['f4']], ['AC', 'AS', 'AH', 'AD']);
  });

  it('begin Canfield with the first card of the pack, and deal the others from its end', () => {
    const { piles } = dealt('canfield', 1);
    assert.deepEqual(
      ['f1', 't1', 't2', 't3', 't4'].map((pile) => piles[pile]),
      ['JD', '9H', 'JH', 'KH', 'AH'],
    );
    assert.equal(piles['r1']?.replaceAll('#', ''), 'JS TD AS KD 8C 5H 8S JC 7S 7H 8D 6D 2C');
    assert.match(piles['s'] ?? '', / #8H$/);
  });

  it('deal columns of growing length row by row from the longest, as far as the cards go', () => {
    const { piles } = dealt('somerset', 1);
    assert.deepEqual(
      [piles['t1'], piles['t2'], piles['t8'], piles['t10']],
      ['3S', 'QS 5S', 'TC 2D 3H 4C AS 7S 9H JD', '6H AD 7D 9S JS 8S 6D KH'],
    );
  });
});
