import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DOWN, ID } from '../../src/engine/keys.ts';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { MoveList } from '../../src/engine/move.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import type { Position } from '../../src/engine/position.ts';
import '../../src/games/index.ts';
import { playableById } from '../../src/session/playable.ts';
import { imagine } from '../../src/solver/imagine.ts';
import { randomStream } from '../../src/solver/random.ts';

function mechanismOf(id: string): Mechanism {
  const game = playableById(id);
  assert.ok(game);
  return game.mechanism;
}

function hidden({ slots }: Position): Set<number> {
  return new Set([...slots].filter((slot) => slot >= DOWN).map((slot) => slot & ID));
}

/** What lies open, pile by pile. */
function open(mechanism: Mechanism, position: Position): string {
  return formatPosition(mechanism.piles, position).replaceAll(/#\w\w/g, '##');
}

describe('cards that nobody has seen', () => {
  for (const id of ['munger', 'klondike', 'yukon', 'spider']) {
    it(`may lie in many ways in ${id}, all that is seen being the same`, () => {
      const mechanism = mechanismOf(id);
      const dealt = mechanism.deal('7');
      const ways = new Set<string>();
      for (let seed = 0; seed < 5; seed++) {
        const position = mechanism.deal('7');
        imagine(mechanism, position, hidden(dealt), randomStream(seed));
        assert.equal(open(mechanism, position), open(mechanism, dealt));
        const faces = formatPosition(mechanism.piles, position);
        const sorted = (text: string): string => text.replaceAll(/\S+:/g, '').split(/\s+/).sort().join(' ');
        assert.equal(sorted(faces), sorted(formatPosition(mechanism.piles, dealt)));
        ways.add(faces);
      }
      assert.equal(ways.size, 5);
    });
  }

  it('change nothing about the moves that are possible, nor about their being taken back', () => {
    const mechanism = mechanismOf('munger');
    const [dealt, position] = [mechanism.deal('7'), mechanism.deal('7')];
    imagine(mechanism, position, hidden(dealt), randomStream(1));
    const [first, second] = [new MoveList(), new MoveList()];
    mechanism.moves(dealt, first, true);
    mechanism.moves(position, second, true);
    assert.deepEqual(second.toArray(), first.toArray());
    const before = formatPosition(mechanism.piles, position);
    mechanism.play(position, second.at(0));
    position.back();
    assert.equal(formatPosition(mechanism.piles, position), before);
  });

  it('stay where they are once they have been seen', () => {
    const mechanism = mechanismOf('klondike');
    const [dealt, position] = [mechanism.deal('7'), mechanism.deal('7')];
    const all = hidden(dealt);
    const seen = [...all].slice(0, all.size - 2);
    imagine(mechanism, position, new Set([...all].slice(-2)), randomStream(3));
    for (const card of seen) {
      const where = (of: Position): number => of.slots.findIndex((slot) => slot === (card | DOWN));
      assert.equal(where(position), where(dealt));
    }
  });
});
