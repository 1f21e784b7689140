import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameRules } from '../../src/rules/game-rules.ts';
import { playableByRules } from '../../src/session/read-rules.ts';
import { Session } from '../../src/session/session.ts';
import { legal, moveOf, play, session, shown, shownPile } from './table.ts';

/** One card that is to be brought onto the chain, once a fitting one is turned: a game that is soon won. */
const oneCard: GameRules = {
  mechanism: 'chain',
  deck: { packs: 1 },
  columns: { piles: 1, each: 'u' },
  piles: { count: 1, holds: 52 },
  begins: { with: 'the first card of the stock' },
  order: 'up or down, wrapping',
  onKing: 'a queen',
};

/** A session of that game one move before the win. */
function beforeTheWin(now: () => number): Session {
  const played = new Session(playableByRules(oneCard), '1', { now });
  while (!legal(played).includes('t1f1')) play(played, 's');
  return played;
}

describe('a session', () => {
  it('plays a legal move and tells its steps', () => {
    const played = session('klondike', '2');
    assert.deepEqual(legal(played), ['t5t2', 't7t6', 's']);
    assert.equal(shownPile(played, 't6'), '## ## ## ## ## 5D');
    assert.equal(shownPile(played, 't7'), '## ## ## ## ## ## 4S');

    const outcome = played.play(moveOf(played, 't7t6'));

    assert.ok(outcome.ok);
    assert.deepEqual(
      outcome.steps.map(({ kind, from, to }) => `${kind} ${from} ${to}`),
      ['carry t7 t6', 'turn t7 t7'],
    );
    assert.deepEqual(outcome.steps[0]?.cards, ['4S']);
    assert.equal(shownPile(played, 't6'), '## ## ## ## ## 5D 4S');
    assert.match(shownPile(played, 't7'), /^## ## ## ## ## [^#].$/);
    assert.equal(played.moves, 1);
  });

  it('refuses an illegal move with the reason, and nothing has changed', () => {
    const played = session('klondike');
    play(played, 't7t6');
    played.undo();
    const [record, piles] = [played.record(), played.piles];

    assert.deepEqual(played.play(moveOf(played, 't1t2')), { ok: false, reason: 'does not fit' });
    assert.deepEqual(played.play(moveOf(played, 't7t1x2')), { ok: false, reason: 'face down' });
    assert.deepEqual(played.record(), record);
    assert.equal(played.piles, piles);
  });

  it('says what may be lifted and why other cards may not', () => {
    const { piles } = session('klondike').game.mechanism;
    const t7 = piles.findIndex(({ id }) => id === 't7');

    assert.equal(session('klondike').liftRefusal(t7, 1), undefined);
    assert.equal(session('klondike').liftRefusal(t7, 2), 'face down');
  });

  it('tells which pass through the stock is under way', () => {
    const minerva = session('minerva');
    assert.deepEqual(minerva.passes, { pass: 1, left: 1 });
    while (shownPile(minerva, 's') !== '') play(minerva, 's');
    play(minerva, 's');

    assert.deepEqual(minerva.passes, { pass: 2, left: 0 });
  });

  it('does not deal a number that is none', () => {
    for (const deal of ['0', '-1', 'abc', '1000000000000000000000', 'ms0', '', '1.5', 'ms8589934592']) {
      assert.throws(() => session('klondike', deal), RangeError, deal);
    }
  });
});

describe('undo and redo', () => {
  it('take a move back and play it again', () => {
    const played = session('klondike');
    const first = shown(played);
    play(played, 't7t6');
    const second = shown(played);

    const undone = played.undo();
    assert.ok(undone.ok);
    assert.deepEqual(
      undone.steps.map(({ kind, from, to }) => `${kind} ${from} ${to}`),
      ['turn t7 t7', 'carry t6 t7'],
    );
    assert.deepEqual(shown(played), first);
    assert.deepEqual([played.canUndo, played.canRedo, played.moves], [false, true, 0]);

    const redone = played.redo();
    assert.ok(redone.ok);
    assert.equal(redone.steps.length, 2);
    assert.deepEqual(shown(played), second);
    assert.deepEqual([played.canUndo, played.canRedo, played.moves], [true, false, 1]);
  });

  it('take whole gestures, automatic followers included', () => {
    const played = session('klondike');
    const tables = [shown(played)];
    for (const gesture of [['s'], ['t7t6', '+s', '+s'], ['s', '+s']]) {
      play(played, ...gesture);
      tables.push(shown(played));
    }
    assert.equal(played.record().moves, 's.t7t6.+s.+s.s.+s');

    for (const [left, table] of [
      [4, 2],
      [1, 1],
      [0, 0],
    ] as const) {
      assert.ok(played.undo().ok);
      assert.equal(played.moves, left);
      assert.deepEqual(shown(played), tables[table]);
    }
    for (const [done, table] of [
      [1, 1],
      [4, 2],
      [6, 3],
    ] as const) {
      assert.ok(played.redo().ok);
      assert.equal(played.moves, done);
      assert.deepEqual(shown(played), tables[table]);
    }
  });

  it('are refused when there is nothing to take back or to play again', () => {
    const played = session('klondike');

    assert.deepEqual(played.undo(), { ok: false, reason: 'nothing to undo' });
    assert.deepEqual(played.redo(), { ok: false, reason: 'nothing to redo' });
    assert.deepEqual(played.restart(), { ok: true, steps: [] });
    assert.equal(played.record().used.undo, false);
  });

  it('know nothing of undone moves once another one is played', () => {
    const played = session('klondike');
    play(played, 's', 's');
    played.undo();
    play(played, 't7t6');

    assert.equal(played.canRedo, false);
    assert.equal(played.record().moves, 's.t7t6');
  });

  it('leave a deal shown as long as a move lies on it that the player was shown', () => {
    const played = session('klondike');
    play(played, 's');
    played.play(moveOf(played, 's'), false, true);
    play(played, 's');
    assert.deepEqual([played.shown, played.record().shown], [true, 1]);

    played.undo();
    played.undo();
    assert.equal(played.shown, false);
    played.redo();
    assert.equal(played.shown, true);
    played.undo();
    play(played, 's', 's');
    assert.deepEqual([played.shown, 'shown' in played.record()], [false, false]);
  });

  it('are noted as help, also a new start', () => {
    const undone = session('klondike');
    play(undone, 's');
    assert.deepEqual(undone.record().used, { undo: false, hint: false });
    undone.undo();
    const restarted = session('klondike');
    play(restarted, 's');
    restarted.restart();

    assert.deepEqual(undone.record().used, { undo: true, hint: false });
    assert.deepEqual(restarted.record().used, { undo: true, hint: false });
  });

  it('lead through the whole game again after a new start', () => {
    const played = session('klondike');
    const dealt = shown(played);
    play(played, 't7t6', '+s', 's', 't5t2');
    const [played1, record] = [shown(played), played.record()];

    const outcome = played.restart();
    assert.ok(outcome.ok);
    assert.deepEqual(shown(played), dealt);
    assert.deepEqual([played.moves, played.canUndo, played.canRedo], [0, false, true]);
    assert.equal(played.record().moves, record.moves);

    for (const moves of [2, 3, 4]) {
      played.redo();
      assert.equal(played.moves, moves);
    }
    assert.deepEqual(shown(played), played1);
  });
});

describe('the clock of a session', () => {
  it('starts with the first move and stops with the win, and again when the win is played again', () => {
    let time = 1000;
    const played = new Session(playableByRules(oneCard), '1', { now: () => time });
    time += 5000;
    assert.equal(played.clock.running, false);
    while (!legal(played).includes('t1f1')) {
      play(played, 's');
      time += 10;
    }
    const { ms } = played.record();
    assert.equal(ms, 10 * played.moves);

    assert.equal(played.won, false);
    play(played, 't1f1');
    assert.equal(played.won, true);
    time += 5000;
    assert.equal(played.clock.running, false);
    assert.equal(played.record().ms, ms);

    played.undo();
    assert.equal(played.won, false);
    time += 5000;
    assert.equal(played.record().ms, ms);
    played.redo();
    assert.equal(played.won, true);
    assert.equal(played.clock.running, false);
  });

  it('goes on from the time that was played before', () => {
    let time = 50;
    const played = new Session(playableByRules(oneCard), '1', { now: () => time, ms: 700 });
    assert.equal(played.record().ms, 700);
    play(played, 's');
    time = 90;

    assert.equal(played.record().ms, 740);
  });

  it('stands still for a refused move', () => {
    const played = beforeTheWin(() => 0);
    played.clock.stop();
    assert.equal(played.play(moveOf(played, 'f1t1')).ok, false);

    assert.equal(played.clock.running, false);
  });
});
