import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { countOf, fromOf, toOf, type Move } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { gameById } from '../../src/games/index.ts';
import type { BuildRules } from '../../src/rules/game-rules.ts';
import { DepthFirst } from '../../src/solver/depth-first.ts';
import { MoveOrder } from '../../src/solver/move-order.ts';
import { StateTable } from '../../src/solver/state-table.ts';
import { Takers } from '../../src/solver/takers.ts';
import { weightsFor } from '../../src/solver/weights.ts';
import { canBeWon } from './plain-search.ts';
import { tinyGames } from './tiny-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';

const drawsTwo = tinyGames['a small Klondike that draws two']!;
const drawsThree: BuildRules = {
  ...drawsTwo,
  stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
};

/**
 * Of the moves of a small Klondike only the one that sends the card of the waste home, if there is one, nothing could want
 * to lie on that card any more, and at most so many cards are left in stock and waste.
 */
function forced(mechanism: Mechanism, position: Position, moves: readonly Move[], left: number) {
  const waste = mechanism.piles.findIndex(({ kind }) => kind === 'waste');
  const rest = position.lengths[waste]! + position.lengths[mechanism.stock]!;
  if (rest > left || position.lengths[waste] === 0 || !isSafe(mechanism, position, waste)) return moves;
  const home = moves.filter((move) => fromOf(move) === waste && countOf(move) > 0 && isHome(mechanism, move));
  return home.length > 0 ? home : moves;
}

const isHome = ({ piles }: Mechanism, move: Move): boolean => piles[toOf(move)]!.kind === 'foundation';

/** Theorem 1 of Blake and Gent, as if the card lay on a column. */
function isSafe({ piles }: Mechanism, position: Position, pile: number): boolean {
  const home = [0, 0, 0, 0];
  for (const [place, { kind }] of piles.entries()) {
    if (kind !== 'foundation' || position.lengths[place] === 0) continue;
    home[Math.floor(position.topFace(place) / 13)] = position.lengths[place]!;
  }
  const face = position.topFace(pile);
  const [suit, rank] = [Math.floor(face / 13), (face % 13) + 1];
  // Suits 0 and 1 are black, 2 and 3 red.
  return home.every((top, other) => other === suit || top >= rank - (other >> 1 === suit >> 1 ? 3 : 2));
}

const isWon = (rules: BuildRules, deal: string): boolean => verdictOn(rules, deal).verdict === 'won';

const keeping = (rules: BuildRules): BuildRules => ({
  ...rules,
  foundations: rules.foundations.map((group) => ({ ...group, gives: 'nothing' })),
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

  for (const [what, rules, left, deals] of [
    ['that draws two, a safe card of the waste', drawsTwo, Infinity, ['16', '22', '32']],
    ['that draws two, the last six of the stock', drawsTwo, 6, ['95']],
    ['that draws three, the last five of the stock', drawsThree, 5, ['581', '1254']],
  ] as const) {
    it(`sent home by force: in a small Klondike ${what}`, () => {
      for (const deal of deals) {
        const mechanism = mechanismOf(rules);
        const position = mechanism.deal(deal);
        const byForce = canBeWon(mechanism, position, (moves) => forced(mechanism, position, moves, left));
        assert.equal(byForce, false, `deal ${deal}`);
        assert.equal(isWon(rules, deal), true, `deal ${deal}`);
      }
    });
  }

  it('a search cut off by its depth: forty thousand moves deep it goes on, and gives all of them back', () => {
    const { rules } = gameById('mrs-mop')!;
    const mechanism = mechanismOf(rules);
    const position = mechanism.deal('1');
    const before = formatPosition(mechanism.piles, position);
    const table = new StateTable(2 ** 22);
    const [weights] = weightsFor(rules);
    assert.ok(weights);
    const order = new MoveOrder(mechanism, weights, new Takers(mechanism, ['foundation']));
    const none = {
      safe: undefined,
      taps: undefined,
      splits: undefined,
      loose: undefined,
      deadEnds: undefined,
    };
    const guides = { mechanism, order, ...none, keeps: false, random: () => 0 };
    const search = new DepthFirst(position, table, guides, 0);
    assert.equal(search.run(40_000), 'going on');
    assert.ok(search.line.length >= 39_000, `${search.line.length} moves`);
    search.giveUp();
    assert.equal(formatPosition(mechanism.piles, position), before);
    assert.ok(table.count < 1000, `${table.count} positions count as dead`);
  });
});
