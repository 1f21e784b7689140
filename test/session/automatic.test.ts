import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove } from '../../src/engine/notation.ts';
import { fromOf, toOf, type Move } from '../../src/engine/move.ts';
import { games } from '../../src/games/index.ts';
import type { Automatic } from '../../src/session/automatic.ts';
import type { Session } from '../../src/session/session.ts';
import { winningGame } from '../e2e/winning-game.ts';
import { anyChoices, anyDeal } from '../engine/random-play.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { gameNamed, load, moveOf, play, session, shown, shownPile } from './table.ts';

/** Plays everything that follows by itself. */
function follow(played: Session, level: Automatic): string[] {
  const moves: string[] = [];
  for (let move = next(played, level); move !== undefined; move = next(played, level)) {
    assert.ok(played.play(move, true).ok);
    moves.push(formatMove(played.game.mechanism.piles, move));
  }
  return moves;
}

function next(played: Session, level: Automatic): Move | undefined {
  const move = played.nextAutomatic(level);
  assert.equal(move !== undefined && played.refusal(move), move === undefined ? false : undefined);
  return move;
}

function kindOf(played: Session, pile: number): string {
  return played.game.mechanism.piles[pile]!.kind;
}

const leading = games.filter(({ id }) => gameNamed(id).homeward.leads).map(({ id }) => id);

describe('automatic moves', () => {
  it('bring home what can be missed, all that fits, or nothing', () => {
    const levels = (['off', 'safe', 'all'] as const).map((level) => {
      const played = session('munger', '42');
      play(played, 's');
      return follow(played, level);
    });

    assert.deepEqual(levels, [[], ['t3f1', 'r1f1'], ['t3f1', 'r1f1']]);
  });

  it('with "all" go where "safe" leaves a card for the player', () => {
    const all: string[] = [];
    for (let deal = 1; deal <= 60 && all.length === 0; deal++) {
      const played = session('klondike-draw-3', String(deal));
      for (let taps = 0; taps < 24; taps++) {
        play(played, 's');
        follow(played, 'safe');
        all.push(...follow(played, 'all'));
      }
    }

    assert.notDeepEqual(all, []);
  });

  it('are none in games that take finished runs, in chains and in pairs', () => {
    for (const id of ['manx', 'spider', 'tabby-cat', 'golf', 'pyramid']) {
      const played = session(id);
      for (let taps = 0; taps < 8 && played.play(moveOf(played, 's')).ok; taps++) {
        assert.equal(played.nextAutomatic('all'), undefined, id);
      }
    }
  });

  it('leave a card alone that was taken off a foundation, until the player brings it home again', () => {
    let takenDown = 0;
    for (const id of ['klondike', 'munger', 'waning-moon']) {
      for (let deal = 1; deal <= 12; deal++) {
        const played = session(id, String(deal));
        for (let turn = 0; turn < 60; turn++) {
          const moves = played.legalMoves();
          const down = moves.find(
            (move) =>
              kindOf(played, fromOf(move)) === 'foundation' && kindOf(played, toOf(move)) === 'column',
          );
          const move = down ?? moves[(turn * 7) % moves.length];
          if (move === undefined || !played.play(move).ok) break;
          if (down === undefined) {
            follow(played, 'all');
            continue;
          }
          takenDown++;
          const card = played.piles[toOf(down)]!.cards.at(-1)?.place;
          const followers = follow(played, 'all');
          assert.equal(
            played.piles[toOf(down)]!.cards.some(({ place }) => place === card),
            true,
            followers.join(' '),
          );
          const back = played
            .legalMoves('class')
            .find((each) => fromOf(each) === toOf(down) && kindOf(played, toOf(each)) === 'foundation');
          if (back === undefined) break;
          play(played, formatMove(played.game.mechanism.piles, back));
          played.undo();
          assert.deepEqual(follow(played, 'all'), [], 'after an undo it still lies there on purpose');
          break;
        }
      }
    }
    assert.ok(takenDown >= 5, `only ${takenDown} cards came down`);
  });

  for (const id of sweepSlice(leading, 3)) {
    it(`of ${id} are one gesture with the move before them: one undo takes all back, and a record replays them`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, fc.boolean(), (deal, choices, all) => {
          const played = session(id, deal);
          const tables = [shown(played)];
          for (const choice of choices) {
            const moves = played.legalMoves();
            const move = moves[choice % moves.length];
            if (move === undefined) break;
            assert.ok(played.play(move).ok);
            follow(played, all ? 'all' : 'safe');
            tables.push(shown(played));
          }

          const loaded = load(JSON.parse(JSON.stringify(played.record())));
          assert.ok(loaded.ok);
          assert.equal(loaded.session.check(), played.check());
          assert.deepEqual(loaded.session.record(), played.record());
          while (tables.length > 1) {
            assert.deepEqual(shown(played), tables.pop());
            assert.ok(played.undo().ok);
          }
          assert.deepEqual(shown(played), tables[0]);
          assert.equal(played.canUndo, false);
        }),
        { numRuns: 3 },
      );
    });
  }
});

describe('the moves that finish a game', () => {
  for (const [id, recording] of [
    ['munger', 'munger-seed'],
    ['waning-moon', 'waning-moon'],
    ['klondike', 'klondike'],
  ] as const) {
    it(`of ${id} are known from some move on, and win it`, () => {
      const { deal, moves } = winningGame(recording);
      const played = session(id, deal);
      let known = 0;
      for (const { move } of moves) {
        const finish = played.finishingMoves();
        if (finish !== undefined) {
          known++;
          const before = [shown(played), played.record()];
          for (const each of finish) assert.ok(played.play(each, true).ok);
          assert.equal(played.won, true);
          while (played.moves > (before[1] as { at: number }).at) played.undo();
          break;
        }
        const { from, to, count = 1 } = 'stock' in move ? { from: 's', to: '', count: 1 } : move;
        play(played, `${from}${to}${count > 1 ? `x${count}` : ''}`);
      }
      assert.equal(known, 1);
    });
  }

  it('are not offered while the player has yet to see a card', () => {
    const { deal, moves } = winningGame('waning-moon');
    const played = session('waning-moon', deal);
    for (const { move } of moves) {
      if (shownPile(played, 's') !== '') assert.equal(played.finishingMoves(), undefined);
      const { from, to } = 'stock' in move ? { from: 's', to: '' } : move;
      play(played, `${from}${to}`);
    }
    assert.equal(played.won, true);
    assert.equal(played.finishingMoves(), undefined, 'a game that is won needs none');
  });
});
