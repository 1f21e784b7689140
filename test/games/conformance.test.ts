import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { conform } from '../../src/cli/conform.ts';
import { decisions } from '../../src/cli/decisions.ts';
import { games } from '../../src/games/index.ts';
import { sweepSlice } from '../tools/sweep.ts';

const FOLDER = 'test/games/recordings';

for (const part of ['playouts', 'more']) {
  describe(`recorded games (${part})`, () => {
    for (const file of sweepSlice(readdirSync(join(FOLDER, part)).toSorted(), part === 'more' ? 8 : 3)) {
      it(`${file}: the same cards, the same legal moves and the same outcome in every state`, () => {
        const found = conform(readFileSync(join(FOLDER, part, file)));
        assert.deepEqual(found.differences, []);
        assert.deepEqual(found.unknown, []);
        assert.ok(found.games >= 2 && found.states >= found.games);
      });
    }
  });
}

describe('the decisions', () => {
  it('are few, and say rightly which games are not declared', () => {
    assert.ok(decisions.length <= 15);
    assert.equal(new Set(decisions.map(({ number }) => number)).size, decisions.length);
    const numbers: readonly number[] = games.flatMap((game) => game.numbers ?? []);
    for (const { number, game, reason } of decisions)
      assert.equal(numbers.includes(number), reason.startsWith('declared;'), game);
  });
});

describe('the numbers of declared games', () => {
  it('name one game each', () => {
    const numbers = games.flatMap(({ numbers = [] }) => numbers);
    assert.equal(new Set(numbers).size, numbers.length);
  });
});
