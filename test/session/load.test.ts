import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fan } from '../../src/games/fan.ts';
import { games } from '../../src/games/index.ts';
import { playableByRules } from '../../src/session/read-rules.ts';
import { Session } from '../../src/session/session.ts';
import { anyChoices, anyDeal } from '../engine/random-play.ts';
import { load, play, playAnyhow, session, shown } from './table.ts';
import { sweepSlice } from '../tools/sweep.ts';

describe('a record', () => {
  it('says in notation what was played, what was undone, and what followed by itself', () => {
    const played = session('klondike', '42');
    play(played, 's', '+s', 's');
    played.undo();

    const { check, rulesDigest, ...record } = played.record();
    assert.deepEqual(record, {
      format: 1,
      game: 'klondike',
      deal: '42',
      moves: 's.+s.s',
      at: 2,
      seen: record.seen,
      used: { undo: true, hint: false },
      ms: 0,
    });
    assert.equal(record.seen.length, 1);
    assert.match(check, /^[0-9a-f]{16}$/);
    assert.match(rulesDigest, /^[0-9a-f]{16}$/);
  });

  for (const { id } of sweepSlice(games, 8)) {
    it(`of ${id} is loaded as the deal was left: piles, undone moves, what was seen and used`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const played = session(id, deal);
          playAnyhow(played, choices);
          const record = played.record();

          const loaded = load(JSON.parse(JSON.stringify(record)));

          assert.ok(loaded.ok);
          assert.deepEqual(loaded.session.record(), record);
          assert.deepEqual(loaded.session.piles, played.piles);
          for (const way of ['redo', 'undo'] as const) {
            while (played[way]().ok) assert.ok(loaded.session[way]().ok);
            assert.equal(loaded.session[way]().ok, false);
            assert.deepEqual(shown(loaded.session), shown(played));
          }
        }),
        { numRuns: 3 },
      );
    });
  }

  it('of rules that are in no catalogue carries them along', () => {
    const played = new Session(playableByRules(fan.rules), '7', { now: () => 0 });
    playAnyhow(played, [6, 22, 38]);
    const record = played.record();
    assert.ok(!('game' in record));
    assert.deepEqual(record.rules, fan.rules);

    const loaded = load(JSON.parse(JSON.stringify(record)));

    assert.ok(loaded.ok);
    assert.equal(loaded.session.game.id, undefined);
    assert.deepEqual(shown(loaded.session), shown(played));
  });

  it('goes on from the time that was played', () => {
    const record = { ...session('klondike').record(), ms: 61_000 };
    const loaded = load(record);

    assert.ok(loaded.ok);
    assert.equal(loaded.session.clock.ms, 61_000);
    assert.equal(loaded.session.clock.running, false);
  });

  it('may name its deal as people type it', () => {
    const loaded = load({ ...session('klondike', '42').record(), deal: ' 0042 ' });

    assert.ok(loaded.ok);
    assert.equal(loaded.session.deal, '42');
  });
});

describe('a record that does not replay', () => {
  const played = session('klondike', '2');
  play(played, 't7t6', '+s', 's');
  const good = played.record();
  const { rules } = playableByRules(fan.rules);
  const { game: _game, ...nameless } = good;
  const { moves: _moves, ...unmoved } = good;
  const tooMany = { ...fan.rules, columns: { ...fan.rules.columns, dealt: { piles: 18, each: 'uuuu' } } };

  const faults: [string, unknown, string, RegExp][] = [
    ['that is nothing', null, 'not a record', /^record: /],
    ['that is a list', [good], 'not a record', /^record: /],
    ['without moves', unmoved, 'not a record', /^moves: /],
    ['with a field that no version knows', { ...good, score: 5 }, 'not a record', /^score: /],
    ['with a field that every object has', { ...good, constructor: 5 }, 'not a record', /^constructor: /],
    ['with a field of the wrong kind', { ...good, at: '3' }, 'not a record', /^at: /],
    ['with half a move done', { ...good, at: 1.5 }, 'not a record', /^at: /],
    ['with more moves done than there are', { ...good, at: 4 }, 'not a record', /^at: 4 of 3 moves$/],
    ['with a time before it began', { ...good, ms: -1 }, 'not a record', /^ms: /],
    [
      'with help that is no yes or no',
      { ...good, used: { undo: 1, hint: false } },
      'not a record',
      /^used: /,
    ],
    ['with a place that is none', { ...good, seen: [-1] }, 'not a record', /^seen: /],
    ['with signs that no move has', { ...good, moves: 's;s' }, 'not a record', /^moves: /],
    ['without a game', nameless, 'not a record', /^game: /],
    ['of no form', { ...good, format: 0 }, 'not a record', /^format: /],
    ['of a newer form', { ...good, format: 2, score: 5 }, 'from a newer version', /^format$/],
    [
      'of a game that there is not',
      { ...good, game: 'solitaire-42' },
      'unknown game',
      /^game "solitaire-42"$/,
    ],
    [
      'with rules of its own that are none',
      { ...nameless, rules: { ...rules, deck: { packs: 9 } } },
      'rules cannot be played',
      /^deck\.packs: .*received 9/,
    ],
    [
      'with rules of its own that cannot be dealt',
      { ...nameless, rules: tooMany },
      'rules cannot be played',
      /^deal: 72 cards are dealt out of 52$/,
    ],
    ['of deal 0', { ...good, deal: '0' }, 'bad deal number', /^deal "0": zero$/],
    ['of a deal before the first', { ...good, deal: '-1' }, 'bad deal number', /^deal "-1": not a number$/],
    ['of a deal in letters', { ...good, deal: 'abc' }, 'bad deal number', /^deal "abc": not a number$/],
    ['of deal ten to the 21st', { ...good, deal: `1${'0'.repeat(21)}` }, 'bad deal number', /: too long$/],
    ['of deal 0 in the other numbering', { ...good, deal: 'ms0' }, 'bad deal number', /^deal "ms0": zero$/],
    [
      'with a pile that the game has not',
      { ...good, moves: 't7t6.+s.c1t1' },
      'not a move',
      /^move 3: "c1t1"$/,
    ],
    ['with a move left out', { ...good, moves: 't7t6..s' }, 'not a move', /^move 2: ""$/],
    ['with two marks before a move', { ...good, moves: 't7t6.++s.s' }, 'not a move', /^move 2: "\+\+s"$/],
    [
      'with a move against the rules',
      { ...good, moves: 't7t6.+t7t6.s' },
      'refused move',
      /^move 2: "\+t7t6", does not fit$/,
    ],
    [
      'with a move against the rules among those undone',
      { ...good, at: 0, moves: 's.t1t2' },
      'refused move',
      /^move 2: "t1t2", does not fit$/,
    ],
    ['of another deal', { ...good, deal: '3', moves: 's.s.s' }, 'other table', /^the table after move 3$/],
    ['with a mark that is another', { ...good, check: '0' }, 'other table', /^the table after move 3$/],
  ];
  for (const [what, record, reason, where] of faults) {
    it(`${what} is refused: ${reason}`, () => {
      const loaded = load(record);

      assert.ok(!loaded.ok);
      assert.equal(loaded.reason, reason);
      assert.match(loaded.where, where);
    });
  }
});
