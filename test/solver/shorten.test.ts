import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playableById } from '../../src/session/playable.ts';
import { replays } from '../../src/solver/replays.ts';
import { shorten } from '../../src/solver/shorten.ts';
import { verdictOn } from './verdict-on.ts';

function gameNamed(id: string) {
  const game = playableById(id);
  assert.ok(game);
  return game;
}

describe('a line that wins', () => {
  for (const id of ['freecell', 'bakers-game', 'klondike', 'munger']) {
    it(`still wins in ${id} when it is shortened, and is never longer`, () => {
      const { rules, mechanism } = gameNamed(id);
      let [before, after] = [0, 0];
      for (let deal = 1; deal <= 6; deal++) {
        const verdict = verdictOn(rules, String(deal), {}, 20_000);
        if (verdict.verdict !== 'won') continue;
        const position = mechanism.deal(String(deal));
        const line = shorten(mechanism, position, verdict.line);
        assert.ok(replays(mechanism, position, line));
        assert.ok(line.length <= verdict.line.length);
        before += verdict.line.length;
        after += line.length;
      }
      assert.ok(after < before, `${before} moves have become ${after}`);
    });
  }
});
