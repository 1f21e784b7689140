import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aliases } from '../../src/games/aliases.ts';
import { gameFacts } from '../../src/games/facts.ts';
import { gameById, games } from '../../src/games/index.ts';
import { inventors } from '../../src/games/inventors.ts';
import { isForOneHand } from '../../src/games/one-hand.ts';
import { relativesOf } from '../../src/games/relatives.ts';
import { locales } from '../../src/text/app-locales.ts';

function factsOf(id: string) {
  return gameFacts(gameById(id)!);
}

describe('a game for one hand', () => {
  it('has nothing to carry: each card goes off the table, or to the one place for it', () => {
    const one = games.filter(isForOneHand).map(({ id }) => id);
    for (const id of ['golf', 'pyramid', 'aces-up', 'osmosis', 'clock', 'royal-cotillion'])
      assert.ok(one.includes(id), id);
    for (const id of ['klondike', 'freecell', 'accordion', 'montana', 'calculation', 'spider'])
      assert.ok(!one.includes(id), id);
  });
});

describe('the facts about games', () => {
  it('are about declared games, with other names in every language', () => {
    assert.deepEqual(Object.keys(aliases).sort(), [...locales].sort());
    const named = [
      ...Object.values(aliases).flatMap((names) => Object.keys(names)),
      ...Object.keys(inventors),
    ];
    assert.deepEqual(
      named.filter((id) => gameById(id) === undefined),
      [],
    );
  });

  it('tell packs, length, luck or skill, inventor and other names', () => {
    const { packs, length, skill, inventor } = factsOf('freecell');
    assert.deepEqual(
      { packs, length, skill, inventor },
      { packs: 1, length: 'medium', skill: 'skill alone', inventor: 'Paul Alfille' },
    );
    assert.equal(factsOf('clock').skill, 'luck alone');
    assert.equal(factsOf('golf').length, 'short');
    assert.equal(factsOf('spider').length, 'long');
    assert.ok(factsOf('montana').aliases.includes('Gaps'));
  });

  it('of a variant are those of its game where it has none of its own', () => {
    assert.equal(factsOf('manx-pysol').inventor, 'Rick Holzgrafe');
  });
});

describe('relatives', () => {
  it('are the games with the nearest rules, never the game itself nor a variant', () => {
    const near = (id: string): string[] => relativesOf(gameById(id)!, games, 4).map((game) => game.id);
    assert.ok(near('munger').includes('minerva'), near('munger').join());
    assert.ok(near('montana').includes('spaces'), near('montana').join());
    for (const game of games) {
      const relatives = relativesOf(game, games, 4);
      assert.equal(new Set(relatives).size, 4);
      for (const { id, variantOf } of relatives) {
        assert.equal(variantOf, undefined);
        assert.notEqual(id, game.variantOf ?? game.id);
      }
    }
  });
});
