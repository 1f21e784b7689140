import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Move } from '../../src/engine/move.ts';
import '../../src/games/index.ts';
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
  for (const id of ['freecell', 'bakers-game', 'klondike', 'yukon']) {
    it(`still wins in ${id} when it is shortened, and is never longer`, () => {
      const { rules, mechanism } = gameNamed(id);
      let [before, after] = [0, 0];
      for (let deal = 1; deal <= 4; deal++) {
        const verdict = verdictOn(rules, String(deal), {}, 20_000);
        if (verdict.verdict !== 'won') continue;
        const position = mechanism.deal(String(deal));
        let line = verdict.line;
        for (const shorter of shorten(mechanism, position, line, 20_000)) {
          assert.ok(shorter.length <= line.length);
          line = shorter;
        }
        assert.ok(replays(mechanism, position, line));
        before += verdict.line.length;
        after += line.length;
      }
      assert.ok(after < before, `${before} moves have become ${after}`);
    });
  }

  it('begins with no move that it can do without, where no more of it is wanted', () => {
    const { rules, mechanism } = gameNamed('bakers-game');
    const verdict = verdictOn(rules, '27', {}, 20_000);
    assert.ok(verdict.verdict === 'won');
    const wins = (line: readonly Move[]): boolean => replays(mechanism, mechanism.deal('27'), line);

    const shortened = [...shorten(mechanism, mechanism.deal('27'), verdict.line, 20_000, 1)].at(-1) ?? [];

    assert.notEqual(shortened[0], verdict.line[0]);
    assert.equal(wins(shortened), true);
    assert.equal(wins(shortened.slice(1)), false);
  });

  it('is no more tried to be shortened when the effort is spent', () => {
    const { rules, mechanism } = gameNamed('freecell');
    const verdict = verdictOn(rules, '1', {}, 20_000);
    assert.ok(verdict.verdict === 'won');
    const trials = (effort: number): number =>
      [...shorten(mechanism, mechanism.deal('1'), verdict.line, effort)].length;
    assert.equal(trials(0), 1);
    assert.ok(trials(1000) > 1 && trials(1000) < trials(20_000));
  });
});
