import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { solveDeal } from '../../src/cli/solve-deal.ts';
import { compile } from '../../src/engine/compile.ts';
import '../../src/games/index.ts';
import { winnableDays, WINNABLE_FROM } from '../../src/games/winnable-days.ts';
import { dailyDeal } from '../../src/session/daily.ts';
import { learnMechanisms, playableById } from '../../src/session/playable.ts';
import { NONE_WON, OFFSET_LETTERS } from '../../src/session/winnable-daily.ts';
import { sweepSlice } from '../tools/sweep.ts';

learnMechanisms(compile);

describe('the deals of the day that can be won', () => {
  it('are those of games as they are played now, a letter for each day', () => {
    for (const [id, { rulesDigest, days }] of Object.entries(winnableDays)) {
      assert.equal(playableById(id)?.rulesDigest, rulesDigest, id);
      for (const letter of days) assert.ok((OFFSET_LETTERS + NONE_WON).includes(letter), `${id}: ${letter}`);
    }
  });

  for (const id of sweepSlice(['freecell', 'athena', 'double-minerva', 'eight-off'], 4)) {
    it(`are won when they are looked at again: ${id}`, () => {
      const game = playableById(id);
      assert.ok(game);
      const deal = dailyDeal(id, WINNABLE_FROM);
      const effort = { ms: 10_000, seed: 0, tableBytes: 64 * 2 ** 20, confirm: false };
      assert.equal(solveDeal(game, deal, deal, effort).verdict, 'won');
    });
  }
});
