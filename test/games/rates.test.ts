import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rates } from '../../src/games/rates.ts';
import { compile } from '../../src/engine/compile.ts';
import '../../src/games/index.ts';
import { learnMechanisms, playableById } from '../../src/session/playable.ts';

learnMechanisms(compile);

describe('the measured rates', () => {
  it('are those of games as they are played now', () => {
    for (const [id, { rulesDigest }] of Object.entries(rates))
      assert.equal(playableById(id)?.rulesDigest, rulesDigest, id);
  });

  it('count each deal once, and enough of them to say something', () => {
    for (const [id, { deals, won, lost, ms }] of Object.entries(rates)) {
      assert.ok(won >= 0 && lost >= 0 && won + lost <= deals && ms > 0, id);
      assert.ok(deals >= 40, `${id}: ${deals} deals`);
    }
  });
});
