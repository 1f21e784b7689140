import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { conform } from '../../src/cli/conform.ts';
import { games } from '../../src/games/index.ts';

const FOLDER = 'test/games/recordings';

for (const part of ['playouts', 'more']) {
  describe(`recorded games (${part})`, () => {
    for (const file of readdirSync(join(FOLDER, part)).toSorted()) {
      it(`${file}: the same cards, the same legal moves and the same outcome in every state`, () => {
        const found = conform(readFileSync(join(FOLDER, part, file)));
        assert.deepEqual(found.differences, []);
        assert.deepEqual(found.unknown, []);
        assert.ok(found.games >= 2 && found.states > found.games);
      });
    }
  });
}

describe('the numbers of declared games', () => {
  it('name one game each', () => {
    const numbers = games.flatMap(({ numbers = [] }) => numbers);
    assert.equal(new Set(numbers).size, numbers.length);
  });
});
