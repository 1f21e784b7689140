import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Deal } from '../../src/cards/shuffle.ts';
import { shuffledStock } from '../../src/cards/shuffle.ts';
import { gameById } from '../../src/games/index.ts';
import type { BuildRules, GameRules } from '../../src/rules/game-rules.ts';
import { Solver } from '../../src/solver/solver.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { tinyGames } from './tiny-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';

const DEALS = Array.from({ length: 80 }, (_, i) => String(i + 1));

const isWon = (rules: BuildRules, deal: Deal): boolean => {
  const { verdict } = verdictOn(rules, deal);
  assert.notEqual(verdict, 'undecided');
  return verdict === 'won';
};

/** Deals that `loose` wins and `strict` does not; none may be the other way round. */
function wonMore(strict: BuildRules, loose: BuildRules): string[] {
  return DEALS.filter((deal) => {
    const [rarely, often] = [isWon(strict, deal), isWon(loose, deal)];
    assert.ok(often || !rarely, `deal ${deal} is won by the stricter rules alone`);
    return often && !rarely;
  });
}

const klondike = tinyGames['a small Klondike that draws one']!;
const columns = klondike.columns!;
const drawing = (draw: number): BuildRules => ({
  ...klondike,
  stock: { deals: 'to the waste', draw, passes: 'unlimited', tap: 'at any time' },
});
const passing = (passes: 1 | 2 | 'unlimited'): BuildRules => ({
  ...klondike,
  stock: { deals: 'to the waste', draw: 1, passes, tap: 'at any time' },
});
const lifting = (moves: typeof columns.moves): BuildRules => ({
  ...klondike,
  columns: { ...columns, moves },
});
const cells = (count: number): BuildRules => ({
  ...tinyGames['in alternating colours, with a cell and cards that come back']!,
  cells: { count, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
});

describe('looser rules win whatever stricter ones win, and more', () => {
  const anyToEmpty: BuildRules = {
    ...klondike,
    columns: { ...columns, empty: { takes: { kind: 'any card' } } },
  };
  const anySuit: BuildRules = {
    ...klondike,
    columns: {
      ...columns,
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
    },
  };
  for (const [name, strict, loose] of sweepSlice(
    [
      ['draw four, draw two', drawing(4), drawing(2)],
      ['draw two, draw one', drawing(2), drawing(1)],
      ['draw six, draw three', drawing(6), drawing(3)],
      ['one pass, two passes', passing(1), passing(2)],
      ['one pass, any number', passing(1), passing('unlimited')],
      ['one card at a time, runs', lifting({ lift: 'one card' }), klondike],
      ['kings to empty columns, any card', klondike, anyToEmpty],
      ['alternating colours, any suit', klondike, anySuit],
      ['one cell, two cells', cells(1), cells(2)],
    ] as const,
    3,
  )) {
    it(name, () => {
      assert.notDeepEqual(wonMore(strict, loose), []);
    });
  }
});

describe('games of full size', () => {
  const full = (id: string): BuildRules => {
    const { rules } = gameById(id)!;
    assert.ok(rules.mechanism === 'building');
    return rules;
  };
  const draw = (cards: number): BuildRules => ({
    ...full('klondike'),
    stock: { deals: 'to the waste', draw: cards, passes: 'unlimited', tap: 'at any time' },
  });
  const rows = (tap: 'at any time' | 'while no column is empty'): BuildRules => ({
    ...full('easthaven'),
    stock: { deals: 'a card to each column', tap },
  });
  const free = (count: number): BuildRules => ({
    ...full('freecell'),
    cells: { count, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  });
  const suited = (suits: number[]): GameRules => ({ ...full('simple-simon'), deck: { packs: 1, suits } });
  for (const [name, strict, loose] of sweepSlice(
    [
      ['Klondike, draw six and draw three', draw(6), draw(3)],
      ['FreeCell, two cells and three', free(2), free(3)],
      ['East Haven, taps over empty columns', rows('while no column is empty'), rows('at any time')],
      ['Simple Simon of four suits and of one', suited([0, 1, 2, 3]), suited([0, 0, 0, 0])],
    ] as const,
    2,
  )) {
    it(`are not lost by looser rules where stricter ones win: ${name}`, () => {
      let won = 0;
      for (let deal = 1; deal <= 20; deal++) {
        if (verdictOn(strict, String(deal), {}, 20_000).verdict !== 'won') continue;
        won++;
        assert.notEqual(verdictOn(loose, String(deal), {}, 200_000).verdict, 'lost', `deal ${deal}`);
      }
      assert.ok(won > 0, 'no deal is won');
    });
  }
});

describe('columns that change places', () => {
  it('change no verdict', () => {
    const game = tinyGames['in any suit, from open columns']!;
    const mechanism = mechanismOf(game);
    for (const deal of DEALS) {
      const { stock, generator } = shuffledStock(mechanism.deck, deal);
      // Dealt row by row over four columns: within each row the cards are turned round.
      const turned = stock.map((_, i) => stock[i - (i % 4) + (3 - (i % 4))]!);
      assert.equal(isWon(game, { stock: turned, generator }), isWon(game, deal), `deal ${deal}`);
    }
  });

  for (const name of sweepSlice(
    [
      'a small Klondike that draws two',
      'a small Minerva: two passes and a reserve',
      'a small Fan: in suit, one card at a time, the highest rank to a space',
      'two packs in suit, one pass, no card comes back',
    ],
    2,
  )) {
    it(`change no verdict after the deal: ${name}`, () => {
      const rules = tinyGames[name]!;
      const mechanism = mechanismOf(rules);
      const places = mechanism.piles.flatMap(({ kind }, pile) => (kind === 'column' ? [pile] : []));
      for (const deal of DEALS.slice(0, 40)) {
        const position = mechanism.deal(deal);
        const columns = places.map((pile) =>
          Array.from(position.slots.subarray(pile * position.stride).subarray(0, position.lengths[pile])),
        );
        for (const [index, pile] of places.entries()) position.relay(pile, columns.at(index - 1)!);
        const solver = new Solver({ mechanism, rules }, position, { tableBytes: 2 ** 26 });
        assert.equal(solver.step(1_000_000)?.verdict === 'won', isWon(rules, deal), `deal ${deal}`);
      }
    });
  }
});
