import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/engine/compile.ts';
import '../../src/games/index.ts';
import { learnMechanisms, needsMechanisms, playableById } from '../../src/session/playable.ts';

describe('games of the catalogue', () => {
  it('that build up on foundations are ready at once, others when their mechanisms have been brought', () => {
    assert.equal(needsMechanisms('klondike'), false);
    assert.equal(playableById('klondike')?.mechanism.deck.size, 52);
    assert.equal(needsMechanisms('golf'), true);
    assert.throws(() => playableById('golf'), /mechanism of chain/);

    learnMechanisms(compile);
    assert.equal(needsMechanisms('golf'), false);
    assert.equal(playableById('golf')?.rules.mechanism, 'chain');
  });

  it('are compiled once', () => {
    assert.equal(playableById('munger'), playableById('munger'));
  });

  it('do not lack mechanisms where there is no such game', () => {
    assert.equal(needsMechanisms('no-such-game'), false);
    assert.equal(playableById('no-such-game'), undefined);
  });
});
