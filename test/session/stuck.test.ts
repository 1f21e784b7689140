import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { legal, play, session } from './table.ts';
import type { Session } from '../../src/session/session.ts';
import { isStuck } from '../../src/session/stuck.ts';

const isTap = (text: string): boolean => text === 's';

/** Whether there is a move beside taps somewhere in the next `taps` taps; leaves the stock where it was only by luck. */
function playsOn(played: Session, taps: number): boolean {
  for (let tap = 0; tap < taps; tap++) {
    const moves = legal(played);
    if (moves.some((move) => !isTap(move))) return true;
    if (!moves.some(isTap)) return false;
    play(played, 's');
  }
  return false;
}

describe('a game in which nothing is left to play', () => {
  for (const id of ['klondike', 'klondike-draw-3', 'canfield', 'munger']) {
    it(`is told from others in ${id}, once all cards of the stock have been seen`, () => {
      for (let deal = 1; deal <= 40; deal++) {
        const played = session(id, String(deal));
        // To the end of the first pass and a little further, whatever could be played meanwhile.
        for (let tap = 0; tap < 30 && legal(played).some(isTap); tap++) play(played, 's');
        const said = isStuck(played);
        assert.equal(said, !playsOn(played, 120), `deal ${deal}`);
      }
    });
  }

  it('is not given away while the stock holds cards that were never seen', () => {
    const played = session('klondike-draw-3', deadDeal('klondike-draw-3'));
    assert.deepEqual(legal(played), ['s']);
    assert.equal(isStuck(played), false);
    while (played.passes.pass === 1) play(played, 's');
    assert.equal(isStuck(played), true);
  });

  it('is not one that is won', () => {
    const played = session('golf', '1');
    for (let moves = legal(played); moves.length > 0; moves = legal(played)) play(played, moves[0] ?? '');
    assert.equal(isStuck(played), !played.won);
  });
});

/** A deal in which no card can ever be moved. */
function deadDeal(id: string): string {
  for (let deal = 1; deal < 3000; deal++) {
    const played = session(id, String(deal));
    while (played.passes.pass === 1 && legal(played).every(isTap)) play(played, 's');
    if (legal(played).every(isTap)) return String(deal);
  }
  throw new Error('every deal plays on');
}
