import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compile } from '../../src/engine/compile.ts';
import { Homeward } from '../../src/engine/homeward.ts';
import { formatMove, formatPosition, parseMove } from '../../src/engine/notation.ts';
import { canfield, munger, mungerPysol, tripleMinerva } from '../../src/games/canfield.ts';
import { waningMoon } from '../../src/games/forty-thieves.ts';
import type { Game } from '../../src/games/game.ts';
import { klondike, klondikeDraw3 } from '../../src/games/klondike.ts';
import { games } from '../../src/games/index.ts';
import { yukon } from '../../src/games/yukon.ts';
import { laidOut, run, type TableOf } from '../games/table-of.ts';
import { anyChoices, playAny } from './random-play.ts';
import { tinyGames, winnable } from './tiny-games.ts';

/** How many tiny games are tried, and how many positions each search may see. */
const [RUNS, MOST] = [30, 1_000];

function homeward(game: Game, { mechanism }: TableOf): Homeward {
  return new Homeward(game.rules, mechanism);
}

/** Whether a card can be missed, in a game with these cards on the table. */
function safe(game: Game, piles: Readonly<Record<string, string>>, move: string, base?: string): boolean {
  const table = laidOut(game, piles, base);
  const parsed = parseMove(table.mechanism, move);
  assert.ok(parsed !== undefined && table.refusal(move) === undefined, move);
  return homeward(game, table).isSafe(table.position, parsed);
}

describe('cards that may go home', () => {
  it('are single cards of columns, waste, reserve and cells, one move a class', () => {
    const table = laidOut(munger, { f1: 'AS', f2: 'AH', t1: '2S', t2: 'AC', w: '2H', r1: '9D' });
    assert.deepEqual(
      homeward(munger, table)
        .moves(table.position)
        .map((move) => formatMove(table.mechanism.piles, move)),
      ['wf2', 't1f1', 't2f3'],
    );
  });

  it('are none in games of finished runs, of a chain and of pairs', () => {
    for (const id of ['manx', 'spider', 'tabby-cat', 'golf', 'pyramid']) {
      const { rules } = games.find((game) => game.id === id) ?? assert.fail(id);
      const mechanism = compile(rules);
      const way = new Homeward(rules, mechanism);
      assert.equal(way.leads, false, id);
      assert.deepEqual(way.moves(mechanism.deal('1')), [], id);
    }
  });
});

describe('a card can be missed', () => {
  const home = (clubs: string, spades: string, hearts: string, diamonds: string) => ({
    f1: run('C', 'A', clubs),
    f2: run('S', 'A', spades),
    f3: run('H', 'A', hearts),
    f4: run('D', 'A', diamonds),
  });

  it('in red and black, when the other colour is home to two ranks below, and its twin to three', () => {
    assert.equal(safe(klondike, { ...home('7', '7', '8', '6'), t1: '9H' }, 't1f3'), true);
    assert.equal(safe(klondike, { ...home('6', '7', '8', '6'), t1: '9H' }, 't1f3'), false);
    assert.equal(safe(klondike, { ...home('7', '7', '8', '5'), t1: '9H' }, 't1f3'), false);
  });

  it('when it is an ace or a two of one pack', () => {
    assert.equal(safe(klondike, { t1: 'AH' }, 't1f1'), true);
    assert.equal(safe(klondike, { f1: 'AH', t1: '2H' }, 't1f1'), true);
    assert.equal(safe(klondike, { f1: 'AH 2H', t1: '3H' }, 't1f1'), false);
  });

  it('where nothing comes back, when what it could carry is home, whatever its twin does', () => {
    const piles = { ...home('8', '8', '8', 'A'), t1: '9H' };
    assert.equal(safe(mungerPysol, piles, 't1f3'), true);
    assert.equal(safe(munger, piles, 't1f3'), false);
  });

  it('from a waste of which one card is turned at a time, and of no other', () => {
    const piles = { s: '#5C', w: 'KC AH' };
    assert.equal(safe(klondike, piles, 'wf1'), true);
    assert.equal(safe(klondikeDraw3, piles, 'wf1'), false);
    assert.equal(safe(klondikeDraw3, { ...piles, w: 'KC', t1: 'AH' }, 't1f1'), true);
  });

  it('in several packs, only when all its copies may go home', () => {
    assert.equal(safe(waningMoon, { t1: 'AS' }, 't1f1'), true);
    assert.equal(safe(waningMoon, { f1: 'AS', t1: '2S', t2: 'AS' }, 't1f1'), false);
    assert.equal(safe(waningMoon, { f1: 'AS', f2: 'AS', t1: '2S' }, 't1f1'), true);
    assert.equal(safe(waningMoon, { f1: 'AS 2S', f2: 'AS', t1: '2S' }, 't1f2'), true);
  });

  it('in several packs, when all that it could carry is home in all its copies', () => {
    const piles = { f1: 'AH', f2: 'AH', f3: 'AH', f4: 'AS', f5: 'AS', f6: 'AS', f7: 'AC', f8: 'AC' };
    assert.equal(safe(tripleMinerva, { ...piles, f9: 'AC', t1: '2H' }, 't1f1'), true);
    assert.equal(safe(tripleMinerva, { ...piles, t1: '2H', t2: 'AC' }, 't1f1'), false);
  });

  it('in Yukon, only when what could lie on it is home, since nothing else may be uncovered', () => {
    assert.equal(safe(yukon, { f1: 'AH', t1: '2H' }, 't1f1'), false);
    assert.equal(safe(yukon, { f1: 'AH', f2: 'AS', f3: 'AC', t1: '2H' }, 't1f1'), true);
  });

  it('unless an emptied column would be filled from the reserve', () => {
    const piles = { f1: '9C', f2: '9S', f3: '9D', f4: '9H TH', r1: '4D 5D' };
    assert.equal(safe(canfield, { ...piles, t1: 'TC' }, 't1f1', '9'), false);
  });
});

describe('a card that goes home because it can be missed', () => {
  it('never turns a game that can be won into one that cannot', () => {
    let decided = 0;
    fc.assert(
      fc.property(tinyGames, fc.integer({ min: 1, max: 31_999 }), anyChoices, (rules, deal, choices) => {
        const mechanism = compile(rules);
        const way = new Homeward(rules, mechanism);
        const position = mechanism.deal(String(deal));
        let before: boolean | undefined;
        playAny(mechanism, position, choices, () => {
          const safe = way.moves(position).filter((move) => way.isSafe(position, move));
          if (safe.length === 0) return;
          before = winnable(mechanism, position, MOST);
          for (const move of before === true ? safe : []) {
            mechanism.play(position, move);
            const after = winnable(mechanism, position, MOST);
            position.back();
            if (after !== undefined) decided++;
            const table = formatPosition(mechanism.piles, position);
            assert.notEqual(after, false, `${formatMove(mechanism.piles, move)} of ${table}`);
          }
        });
      }),
      { numRuns: RUNS },
    );
    assert.ok(decided > 0, 'no move was decided');
  });
});
