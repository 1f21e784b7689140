import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { games } from '../../src/games/index.ts';
import { packMoves, unpackMoves } from '../../src/session/packed-moves.ts';
import { readShared, writeShared, type SharedGame } from '../../src/session/shared-game.ts';
import { anyChoices, anyDeal } from '../engine/random-play.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { gameNamed, play, playAnyhow, session, shown } from './table.ts';

function read(id: string, deal: string, written: string): SharedGame {
  return readShared({ ...gameNamed(id), id }, deal, written, () => 0);
}

describe('moves in an address', () => {
  for (const { id } of sweepSlice(games, 8)) {
    it(`of ${id} bring another table to the same cards, packed or in plain notation`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const played = session(id, deal);
          playAnyhow(played, choices);
          const { moves, at } = played.record();
          const done = moves.split('.').slice(0, at).join('.');

          assert.equal(unpackMoves(packMoves(moves)), moves);
          for (const written of [writeShared(id, deal, done), done]) {
            const shared = read(id, deal, written);
            if (at === 0 && written === '') continue;
            assert.ok(shared.ok);
            assert.deepEqual(shown(shared.session), shown(played));
            assert.equal(shared.session.record().moves, done);
          }
        }),
        { numRuns: 3 },
      );
    });
  }

  it('take a letter and a half or so each, and none that has to be escaped', () => {
    const moves = 't1t3.s.s.s.wt4.+t5f1.t2t7x3.s.s.wf1.t4t2x12.s.s.s.wt1.+wf3.t7t1.s.s.wt2';
    const written = writeShared('klondike', '42', moves);
    assert.match(written, /^[\w-]+$/);
    assert.ok(written.length < 20 * 1.5 + 10, written);
  });

  it('are the same text in every version: links that were sent must stay true', () => {
    assert.equal(packMoves('s.+s.wt3.t3t1x2.c2f1'), '1USzOCR5Fc');
    assert.equal(unpackMoves('1USzOCR5Fc'), 's.+s.wt3.t3t1x2.c2f1');
  });

  it('that were cut, changed, or belong to another deal are found damaged', () => {
    const played = session('klondike', '42');
    play(played, 's', 's');
    const written = writeShared('klondike', '42', played.record().moves);
    const damaged: SharedGame = { ok: false, reason: 'damaged' };
    assert.deepEqual(read('klondike', '43', written), damaged);
    assert.deepEqual(read('gypsy', '42', written), damaged);
    for (let at = 1; at < written.length; at++) {
      assert.deepEqual(read('klondike', '42', written.slice(0, at)), damaged);
      const other = written[at] === 'A' ? 'B' : 'A';
      assert.deepEqual(read('klondike', '42', written.slice(0, at) + other + written.slice(at + 1)), damaged);
    }
    for (const text of ['', '%', 'ÄÖ', '1', '0AAA', 't1t3.T2', 't'.repeat(30_000)])
      assert.deepEqual(read('klondike', '42', text), damaged, text);
  });

  it('of a later form are said to be newer', () => {
    assert.deepEqual(read('klondike', '42', '2whatever'), { ok: false, reason: 'newer' });
  });

  it('that the rules do not allow are named, and none of them is played', () => {
    for (const [moves, move] of [
      ['s.t1t1.s', 2],
      ['s.s.s.t1t9', 4],
      ['t1f1', 1],
    ] as const) {
      const refused: SharedGame = { ok: false, reason: 'not allowed', move };
      assert.deepEqual(read('klondike', '42', moves), refused);
      assert.deepEqual(read('klondike', '42', writeShared('klondike', '42', moves)), refused);
    }
  });

  it('are never unpacked to anything that would not be packed to the same text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[\w-]{0,40}$/), (text) => {
        const moves = unpackMoves(text);
        if (moves === undefined) return;
        assert.equal(unpackMoves(packMoves(moves)), moves);
      }),
      { numRuns: 500 },
    );
  });
});
