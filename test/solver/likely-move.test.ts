import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMove, parseMove } from '../../src/engine/notation.ts';
import type { Position } from '../../src/engine/position.ts';
import '../../src/games/index.ts';
import { playableById, type Playable } from '../../src/session/playable.ts';
import { positionMark } from '../../src/engine/position-mark.ts';
import { likelyMove } from '../../src/solver/likely-move.ts';

function gameNamed(id: string): Playable {
  const game = playableById(id);
  assert.ok(game);
  return game;
}

/** Plays guess after guess, and gives the marks of the positions. */
function guessOn({ mechanism }: Playable, position: Position, most: number): string[] {
  const marks = [positionMark(position)];
  for (let moves = 0; moves < most; moves++) {
    const move = likelyMove(mechanism, position, new Set(marks));
    if (move === undefined) break;
    assert.equal(mechanism.refusal(position, move), undefined);
    mechanism.play(position, move);
    marks.push(positionMark(position));
  }
  return marks;
}

describe('a move to suggest when nobody knows better', () => {
  for (const id of ['munger', 'klondike', 'freecell', 'yukon']) {
    it(`is legal in ${id}, and never leads back to where the game has been`, () => {
      const game = gameNamed(id);
      const marks = guessOn(game, game.mechanism.deal('11'), 150);
      assert.ok(marks.length > 20);
      assert.equal(new Set(marks).size, marks.length);
    });
  }

  it('turns a card up rather than the stock', () => {
    const { mechanism } = gameNamed('munger');
    const position = mechanism.deal('42');
    const turning = parseMove(mechanism, 't1t6');
    assert.ok(turning !== undefined && mechanism.refusal(position, turning) === undefined);
    const move = likelyMove(mechanism, position, new Set());
    assert.ok(move !== undefined && formatMove(mechanism.piles, move) !== 's');
  });
});
