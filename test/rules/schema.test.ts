import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rulesJsonSchema } from '../../src/cli/rules-schema.ts';
import { games } from '../../src/games/index.ts';
import { parseRules } from '../../src/rules/parse.ts';
import { damaged } from './damage.ts';
import { matches } from './json-schema.ts';
import { sweepSlice } from '../tools/sweep.ts';

const schema: unknown = JSON.parse(readFileSync('public/game-rules.schema.json', 'utf8'));

describe('the published JSON Schema of game rules', () => {
  it('is the one that the rules give now (npm run -s schema writes it)', () => {
    assert.deepEqual(schema, JSON.parse(JSON.stringify(rulesJsonSchema())));
  });

  it('takes the rules of every game', () => {
    assert.deepEqual(
      games.filter(({ rules }) => !matches(schema, rules)).map(({ id }) => id),
      [],
    );
  });

  for (const { id, rules } of sweepSlice(games, 8)) {
    it(`takes of damaged rules of ${id} exactly those that the program takes`, () => {
      fc.assert(
        fc.property(damaged(rules), (value) => {
          assert.equal(matches(schema, value), parseRules(value).ok, JSON.stringify(value));
        }),
        { numRuns: 30 },
      );
    });
  }
});
