import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMove } from '../../src/engine/notation.ts';
import { freecell } from '../../src/games/freecell.ts';
import type { Game } from '../../src/games/game.ts';
import { klondike } from '../../src/games/klondike.ts';
import { games } from '../../src/games/index.ts';
import type { Session } from '../../src/session/session.ts';
import { tapMoves, tapsAt } from '../../src/session/tap-moves.ts';
import { anyChoices, anyDeal } from '../engine/random-play.ts';
import { laidOut, run } from '../games/table-of.ts';
import { gameNamed, moveOf, play, playAnyhow, session } from './table.ts';
import { sweepSlice } from '../tools/sweep.ts';

/** What a tap on the top cards of a pile can mean, in notation. */
function taps(played: Session, id: string, count = 1): string[] {
  const { piles } = played.game.mechanism;
  const pile = piles.findIndex((each) => each.id === id);
  return tapsAt(played, pile, count).map((move) => formatMove(piles, move));
}

/** What a tap on the top card of the first column can mean, with these cards on the table. */
function tapsOn(game: Game, piles: Readonly<Record<string, string>>): string[] {
  const { mechanism, position } = laidOut(game, piles);
  const pile = mechanism.piles.findIndex(({ id }) => id === 't1');
  return tapMoves(gameNamed(game.id), position, pile, 1).map((move) => formatMove(mechanism.piles, move));
}

describe('what a tap on a card can mean', () => {
  it('of equal places only the first', () => {
    assert.deepEqual(taps(session('munger', '42'), 't3'), ['t3f1']);
  });

  it('first a foundation where the card can be missed, then a column: to uncover a card, on the longest run', () => {
    const low = { f1: run('S', 'A', '7'), t2: '9H', t3: 'TC 9D', t4: '2H' };
    assert.deepEqual(tapsOn(klondike, { ...low, t1: '#KD 8S' }), ['t1t3', 't1t2', 't1f1']);
    assert.deepEqual(tapsOn(klondike, { ...low, t1: 'KD 8S' }), ['t1f1', 't1t3', 't1t2']);
    assert.deepEqual(tapsOn(klondike, { f1: 'AS', t1: '#KD 2S', t2: '3H' }), ['t1f1', 't1t2']);
  });

  it('then a cell, and an empty column last', () => {
    assert.deepEqual(tapsOn(freecell, { t1: '2S 5S', t2: '6H', t3: 'QD' }), ['t1t2', 't1c1', 't1t4']);
  });

  it('the whole of what lies on the card, and nothing else', () => {
    const played = session('munger', '42');
    play(played, 't1t6');
    const both = taps(played, 't6', 2);
    assert.ok(
      both.every((move) => move.endsWith('x2')),
      both.join(' '),
    );
  });

  it('a pair, whichever of its cards is tapped', () => {
    const played = session('pyramid', '2');
    assert.deepEqual(taps(played, 't22'), ['t22t26']);
    assert.deepEqual(taps(played, 't26'), ['t26t22']);
  });

  it('the one pile of a chain', () => {
    const played = session('golf', '2');
    play(played, 's');
    const open = played
      .legalMoves()
      .map((move) => formatMove(played.game.mechanism.piles, move))
      .filter((move) => move !== 's');
    assert.ok(open.length > 0);
    for (const move of open) assert.deepEqual(taps(played, move.slice(0, 2)), [move]);
  });

  for (const { id } of sweepSlice(games, 8)) {
    it(`in ${id} is always legal, and each choice leads elsewhere`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const played = session(id, deal);
          playAnyhow(played, choices);
          const { piles } = played.game.mechanism;
          for (const [pile, { cards }] of played.piles.entries()) {
            for (let count = 1; count <= cards.length; count++) {
              const moves = tapsAt(played, pile, count);
              for (const move of moves) assert.equal(played.refusal(move), undefined);
              assert.equal(new Set(moves).size, moves.length);
              const tables = new Set<string>();
              for (const move of moves) {
                assert.ok(played.play(move).ok, formatMove(piles, move));
                tables.add(played.check());
                played.undo(true);
              }
              assert.equal(tables.size, moves.length);
            }
          }
        }),
        { numRuns: 2 },
      );
    });
  }

  it('never takes a card off a finished run, though a player may', () => {
    const played = session('manx', '1');
    for (const [pile, { kind }] of played.piles.entries()) {
      if (kind === 'foundation') assert.deepEqual(tapsAt(played, pile, 1), []);
    }
  });
});

describe('choosing another place for a card', () => {
  it('is no help, as long as nothing new was shown', () => {
    const played = session('freecell', '1');
    const { piles } = played.game.mechanism;
    const pile = piles.findIndex(({ id }) => id === 't1');
    const [first] = tapsAt(played, pile, 1);
    assert.ok(first !== undefined);
    played.play(first);
    played.undo(true);
    assert.equal(played.record().used.undo, false);

    const uncovering = session('munger', '42');
    uncovering.play(moveOf(uncovering, 't3f1'));
    uncovering.undo(true);
    assert.equal(uncovering.record().used.undo, true);
  });
});
