import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/engine/compile.ts';
import { formatMove } from '../../src/engine/notation.ts';
import { games } from '../../src/games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../../src/session/playable.ts';
import { Session } from '../../src/session/session.ts';
import { shownMoves } from '../../src/session/shown-moves.ts';
import { sweepSlice } from '../tools/sweep.ts';

learnMechanisms(compile);

function gameOf(id: string): Playable {
  const game = playableById(id);
  assert.ok(game, id);
  return game;
}

/** From which kind of pile to which, as in `w f`. */
function kindsOf(id: string): string[] {
  const game = gameOf(id);
  return shownMoves(game).map(({ move }) =>
    formatMove(game.mechanism.piles, move).replaceAll(/\d+/g, '').replaceAll(/x$/g, ''),
  );
}

describe('the examples of the moves of a game', () => {
  it('can be played where they are said to be, and do what is told of them, in every game', () => {
    for (const { id } of sweepSlice(games, 40)) {
      const game = gameOf(id);
      const shown = shownMoves(game);
      assert.ok(shown.length > 0, id);
      for (const { deal, before, move, steps } of shown) {
        const played = before.map((each) => ({ move: each, follower: false }));
        const session = Session.resume(game, deal, played, played.length, { now: () => 0 });
        assert.ok(session instanceof Session, id);
        const outcome = session.play(move);
        assert.deepEqual(outcome.ok && outcome.steps, steps, id);
      }
    }
  });

  it('show each way from pile to pile of Munger: the foundations give back, the reserve takes nothing', () => {
    const ways = new Set(kindsOf('munger'));
    for (const way of ['s', 'wt', 'wf', 'rt', 'rf', 'tt', 'tf', 'ft']) assert.ok(ways.has(way), way);
    assert.ok(![...ways].some((way) => way.endsWith('r')));
  });

  it('are the same each time', () => {
    assert.deepEqual(shownMoves(gameOf('klondike')), shownMoves(gameOf('klondike')));
  });
});
