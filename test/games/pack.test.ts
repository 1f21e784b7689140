import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../../src/games/index.ts';
import { packGames, unpackGames, type PackedGame } from '../../src/games/pack.ts';

describe('packed games', () => {
  it('are the same games when they are unpacked, all but their numbers', () => {
    const shipped = unpackGames(JSON.parse(JSON.stringify(packGames(games))) as PackedGame[]);
    assert.deepEqual(
      shipped,
      games.map(({ numbers: _, ...game }) => game),
    );
  });

  it('write an id only where the name does not give it', () => {
    const [munger, odd] = packGames([
      { id: 'munger', name: 'Munger', family: 'canfield', rules: games[0]!.rules },
      { id: 'munger-pysol', name: 'Munger', family: 'canfield', variantOf: 'munger', rules: games[0]!.rules },
    ]);
    assert.equal(munger?.length, 3);
    assert.deepEqual(odd?.slice(3), ['munger', 'munger-pysol']);
  });
});
