import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../../src/games/index.ts';
import { packGames, unpackGames, type PackedGames } from '../../src/games/pack.ts';

describe('packed games', () => {
  it('are the same games when they are unpacked, all but their numbers', () => {
    const shipped = unpackGames(JSON.parse(JSON.stringify(packGames(games))) as PackedGames);
    assert.deepEqual(
      shipped,
      games.map(({ numbers: _, ...game }) => game),
    );
  });

  it('write an id only where the name does not give it', () => {
    const { rules } = games[0]!;
    const packed = packGames([
      { id: 'munger', name: 'Munger', family: 'canfield', rules },
      { id: 'munger-pysol', name: 'Munger', family: 'canfield', variantOf: 'munger', rules },
    ]);
    assert.deepEqual(packed, [
      'Munger|Munger',
      'canfield|canfield',
      [rules, rules],
      '|munger',
      '|munger-pysol',
    ]);
  });
});
