import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { miniaturePicture } from '../../src/pages/miniature-picture.ts';
import { miniatureOf } from '../../src/pages/miniature.ts';
import type { MiniaturePlace } from '../../src/pages/miniature-rows.ts';
import { gameById, games } from '../../src/games/index.ts';
import type { GameRules } from '../../src/rules/game-rules.ts';

function rulesOf(id: string): GameRules {
  const game = gameById(id);
  if (!game) throw new RangeError(`no game ${id}`);
  return game.rules;
}

function count(places: readonly MiniaturePlace[], is: MiniaturePlace['is']): number {
  return places.filter((place) => place.is === is).length;
}

function overlap(one: MiniaturePlace, other: MiniaturePlace): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe('the miniature of a table', () => {
  it('shows what the rules deal, card by card', () => {
    const { places } = miniatureOf(rulesOf('munger'));
    // Seven columns down, up, down, up; a reserve of seven; stock; waste and four foundations.
    assert.equal(count(places, 'face up'), 7 * 2 + 7);
    assert.equal(count(places, 'face down'), 7 * 2 + 1);
    assert.equal(count(places, 'empty'), 1 + 4);
  });

  it('shows a stock only where the game has one', () => {
    const golf = miniatureOf(rulesOf('golf')).places;
    assert.deepEqual([count(golf, 'face down'), count(golf, 'empty')], [1, 1]);
    const hole = miniatureOf(rulesOf('black-hole')).places;
    assert.deepEqual([count(hole, 'face down'), count(hole, 'face up')], [0, 17 * 3 + 1]);
    const row = miniatureOf(rulesOf('all-in-a-row')).places;
    assert.deepEqual([count(row, 'face down'), count(row, 'empty')], [0, 1]);
  });

  it('shows games that are one of a kind as they are dealt', () => {
    const clock = miniatureOf(rulesOf('clock')).places;
    assert.equal(count(clock, 'face down'), 12, 'heaps around the clock');
    assert.equal(count(clock, 'face up'), 1, 'the open card in the middle');
    const montana = miniatureOf(rulesOf('montana')).places;
    assert.equal(count(montana, 'face up'), 48 + 1, 'four rows, and the aces on their pile');
    assert.equal(count(montana, 'empty'), 4 + 1, 'four gaps, and the place of the stock');
  });

  it('is drawn with each card and each empty place in its colour, and nothing else', () => {
    for (const { id, rules } of games) {
      const { places } = miniatureOf(rules);
      const drawn = miniaturePicture(rules);
      for (const [name, is] of [
        ['face', 'face up'],
        ['back', 'face down'],
        ['empty', 'empty'],
      ] as const) {
        const strokes = new RegExp(`<path class="${name}" d="([^"]*)"`).exec(drawn)?.[1] ?? '';
        assert.equal(strokes.split('M').length - 1, count(places, is), `${id}: ${is}`);
      }
    }
  });

  it('shows every game inside its frame, and nothing over anything else', () => {
    for (const { id, rules } of games) {
      const { width, height, places } = miniatureOf(rules);
      for (const [index, place] of places.entries()) {
        assert.ok(place.x >= 0 && place.x + place.width <= width, `${id}: ${place.x} in ${width}`);
        assert.ok(place.y >= 0 && place.y + place.height <= height, `${id}: ${place.y} in ${height}`);
        const over = places.slice(index + 1).find((other) => overlap(place, other));
        assert.equal(over, undefined, `${id}: ${JSON.stringify(place)}`);
      }
    }
  });
});
