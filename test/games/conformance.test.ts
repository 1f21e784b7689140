import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { array, number, parse, strictObject, string } from 'valibot';
import { conform } from '../../src/cli/conform.ts';
import { games } from '../../src/games/index.ts';
import { sweepSlice } from '../tools/sweep.ts';

const FOLDER = 'test/games/recordings';

/** Games that differ from their recordings on purpose: in what, and why. */
const decisions = parse(
  array(strictObject({ number: number(), game: string(), what: string(), reason: string() })),
  JSON.parse(readFileSync('test/games/decisions.json', 'utf8')),
);

/** The names under which they were recorded. */
const decided = new Set(decisions.map(({ game }) => game));

for (const part of ['playouts', 'more']) {
  describe(`recorded games (${part})`, () => {
    for (const file of sweepSlice(readdirSync(join(FOLDER, part)).toSorted(), part === 'more' ? 4 : 1)) {
      it(`${file}: the same cards, the same legal moves and the same outcome in every state`, () => {
        const found = conform(readFileSync(join(FOLDER, part, file)));
        assert.deepEqual(
          found.differences.filter(({ game }) => !decided.has(game)),
          [],
        );
        assert.deepEqual(found.unknown, []);
        assert.ok(found.games >= 2 && found.states >= found.games);
      });
    }
  });
}

describe('the decisions', () => {
  it('are few, and each is about a declared game', () => {
    assert.ok(decisions.length <= 15);
    const numbers = games.flatMap((game) => game.numbers);
    for (const decision of decisions) assert.ok(numbers.includes(decision.number), decision.game);
  });
});

describe('the numbers of declared games', () => {
  it('name one game each', () => {
    const numbers = games.flatMap((game) => game.numbers);
    assert.equal(new Set(numbers).size, numbers.length);
  });
});
