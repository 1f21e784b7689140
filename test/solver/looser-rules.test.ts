import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Deal } from '../../src/cards/shuffle.ts';
import { shuffledStock } from '../../src/cards/shuffle.ts';
import type { BuildRules } from '../../src/rules/game-rules.ts';
import { canBeWon } from './plain-search.ts';
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
const keeping = (rules: BuildRules): BuildRules => ({
  ...rules,
  foundations: rules.foundations.map((group) => ({ ...group, gives: 'nothing' })),
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
  for (const [name, strict, loose] of [
    ['draw four, draw two', drawing(4), drawing(2)],
    ['draw two, draw one', drawing(2), drawing(1)],
    ['kings to empty columns, any card', klondike, anyToEmpty],
    ['alternating colours, any suit', klondike, anySuit],
    ['one cell, two cells', cells(1), cells(2)],
  ] as const) {
    it(name, () => {
      assert.notDeepEqual(wonMore(strict, loose), []);
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
});

describe('verdicts that solvers are known to have got wrong', () => {
  it('two equal cards on different piles: in deal 16 of two small packs only one of the twos may go home first', () => {
    assert.equal(isWon(tinyGames['two packs in suit, one pass, no card comes back']!, '16'), true);
  });

  it('a card that comes back from a foundation can be what wins, also after a card was turned up', () => {
    for (const [name, deals] of [
      ['a small Klondike that draws one', [1163, 1179, 1337]],
      ['a small Klondike that draws two', [124, 488, 750]],
      ['a small Minerva: two passes and a reserve', [182, 260]],
      ['in alternating colours, with a cell and cards that come back', [280]],
    ] as const) {
      const giving = tinyGames[name]!;
      for (const deal of deals) {
        assert.equal(isWon(giving, String(deal)), true, `${name}, deal ${deal}`);
        assert.equal(
          isWon(keeping(giving), String(deal)),
          false,
          `${name}, deal ${deal}, nothing comes back`,
        );
        const mechanism = mechanismOf(giving);
        assert.equal(canBeWon(mechanism, mechanism.deal(String(deal))), true);
      }
    }
  });
});
