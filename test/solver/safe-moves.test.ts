import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/engine/compile.ts';
import { gameById } from '../../src/games/index.ts';
import { replays } from '../../src/solver/replays.ts';
import type { BuildRules } from '../../src/rules/game-rules.ts';
import { splitsWait } from '../../src/solver/run-splits.ts';
import { safeFoundations } from '../../src/solver/safe-rules.ts';
import { stockTapRules } from '../../src/solver/stock-rules.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { verdictOn } from './verdict-on.ts';
import { canBeWon } from './plain-search.ts';
import { smallCanfield, smallYukon, tinyGames } from './tiny-games.ts';

const DEALS = 60;

/** With each thing that a search may leave out, and without. */
const WAYS = [
  {},
  { safeMoves: false },
  { waitingTaps: false },
  { waitingSplits: false },
  { safeMoves: false, waitingTaps: false, waitingSplits: false },
  { safeMoves: false, waitingTaps: false },
];

describe('a search that plays safe moves at once, and taps the stock only for a card that it takes', () => {
  for (const [name, rules] of sweepSlice(Object.entries(tinyGames), 4)) {
    it(`finds what looking at everything finds: ${name}`, () => {
      assert.notEqual(safeFoundations(rules), undefined);
      const found = { true: 0, false: 0 };
      const mechanism = compile(rules);
      for (let deal = 1; deal <= DEALS; deal++) {
        const number = String(deal);
        const winnable = canBeWon(mechanism, mechanism.deal(number));
        found[`${winnable}`]++;
        for (const options of WAYS) {
          const verdict = verdictOn(rules, number, options);
          assert.equal(
            verdict.verdict,
            winnable ? 'won' : 'lost',
            `deal ${deal}, ${JSON.stringify(options)}`,
          );
          if (verdict.verdict === 'won') assert.ok(replays(mechanism, mechanism.deal(number), verdict.line));
        }
      }
      assert.ok(found.true > 3 && found.false > 3, `${found.true} won, ${found.false} lost: too much alike`);
    });
  }

  it('finds what a search without them finds in a small Canfield, whose columns wrap and are refilled', () => {
    assert.notEqual(safeFoundations(smallCanfield), undefined);
    const found = new Set<string>();
    for (let deal = 1; deal <= 60; deal++) {
      const { verdict } = verdictOn(smallCanfield, String(deal));
      assert.equal(
        verdictOn(smallCanfield, String(deal), { safeMoves: false }).verdict,
        verdict,
        `deal ${deal}`,
      );
      found.add(verdict);
    }
    assert.deepEqual([...found].sort(), ['lost', 'won']);
  });

  it('is not tried in Yukon: in deal 46 of a small one, sending a two home at once loses', () => {
    assert.equal(safeFoundations(smallYukon), undefined);
    assert.equal(verdictOn(smallYukon, '46').verdict, 'won');
  });

  it('takes no card from the waste where more than one is drawn', () => {
    const sources = (name: string) => safeFoundations(tinyGames[name]!)?.from;
    assert.deepEqual(sources('a small Klondike that draws one'), ['column', 'waste']);
    assert.deepEqual(sources('a small Klondike that draws two'), ['column']);
  });

  it('is not tried where the rules say a word of which nothing was proved', () => {
    const rules = tinyGames['a small Klondike that draws one']!;
    const { stock, columns, foundations } = rules;
    assert.ok(stock?.deals === 'to the waste' && columns);
    const others: BuildRules[] = [
      { ...rules, stock: { ...stock, fills: 3 } },
      { ...rules, stock: { ...stock, sorted: 'cards that fit go up' } },
      { ...rules, columns: { ...columns, lone: 'stays while the stock lasts' } },
      ...foundations.flatMap((group) =>
        group.takes === 'single cards' ? [{ ...rules, foundations: [{ ...group, firstFrom: [1, 2] }] }] : [],
      ),
    ];
    for (const other of others) {
      assert.deepEqual(
        [safeFoundations(other), stockTapRules(other), splitsWait(other)],
        [undefined, undefined, false],
      );
    }
    assert.equal(safeFoundations({ ...rules, columns: { ...columns, least: 3 } }), undefined);
  });

  it('is not tried where nothing is proved: stocks that deal onto columns, columns built up, two packs in colours', () => {
    for (const id of [
      'spider',
      'manx',
      'gypsy',
      'eclipse',
      'triple-minerva',
      'calculation',
      'golf',
      'pyramid',
    ]) {
      assert.equal(safeFoundations(gameById(id)!.rules), undefined, id);
    }
  });
});
