import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById } from '../../src/games/index.ts';
import { DeadEnds, deadEndsShow } from '../../src/solver/dead-ends.ts';
import { randomStream } from '../../src/solver/random.ts';
import { Solver } from '../../src/solver/solver.ts';
import { playAny } from '../engine/random-play.ts';
import { canBeWon } from './plain-search.ts';
import { doubleSpiderettes, smallGypsy, smallSpiderette, twoColumns } from './row-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';

const small = {
  'one suit': smallSpiderette,
  'one suit, rows at any time': {
    ...smallSpiderette,
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
  ...doubleSpiderettes,
} as const;

const plain = { blind: false, beams: false };
/** Looks at all that the other rules leave, which are held to looking at everything. */
const thorough = { ...plain, deadEnds: false };

describe('a search that leaves positions from which no column can be emptied', () => {
  for (const [name, rules] of Object.entries(small)) {
    it(`finds what looking at everything finds: ${name}`, () => {
      assert.equal(deadEndsShow(rules), true);
      const found = { won: 0, lost: 0 };
      for (let deal = 1; deal <= 100; deal++) {
        const { verdict } = verdictOn(rules, String(deal), thorough);
        assert.ok(verdict !== 'undecided');
        found[verdict]++;
        assert.equal(verdictOn(rules, String(deal), plain).verdict, verdict, `deal ${deal}`);
      }
      assert.ok(
        found.lost > 9 && (found.won > 1 || name === 'two columns'),
        `${found.won} won, ${found.lost} lost: too much alike`,
      );
    });

    it(`leaves none that can be won, wherever one comes to: ${name}`, () => {
      const mechanism = mechanismOf(rules);
      const deadEnds = new DeadEnds(mechanism, rules);
      const random = randomStream(1);
      let dead = 0;
      for (let deal = 101; deal <= 160; deal++) {
        const position = mechanism.deal(String(deal));
        const choices = Array.from({ length: 30 }, () => random() >>> 1);
        playAny(mechanism, position, choices, () => {
          if (!deadEnds.isDead(position)) return;
          dead++;
          const solver = new Solver({ mechanism, rules }, position, { tableBytes: 2 ** 20, ...thorough });
          assert.equal(solver.step(100_000)?.verdict, 'lost', `deal ${deal}`);
        });
      }
      assert.ok(dead > 9, `${dead} dead ends`);
    });
  }

  for (const id of ['spiderette', 'baby-spiderette', 'will-o-the-wisp', 'spider-1-suit']) {
    it(`never leaves the way to a win of a real deal: ${id}`, () => {
      const { rules } = gameById(id)!;
      assert.equal(deadEndsShow(rules), true);
      const mechanism = mechanismOf(rules);
      const deadEnds = new DeadEnds(mechanism, rules);
      let won = 0;
      for (let deal = 1; deal <= 6; deal++) {
        const verdict = verdictOn(rules, String(deal), { deadEnds: false }, 120_000);
        if (verdict.verdict !== 'won') continue;
        won++;
        const position = mechanism.deal(String(deal));
        for (const move of verdict.line) {
          assert.equal(deadEnds.isDead(position), false, `deal ${deal}`);
          mechanism.play(position, move);
        }
      }
      assert.ok(won > 0, 'none was won');
    });
  }

  it('sees that a king leaves the lowest place of a column with its whole suit', () => {
    const mechanism = mechanismOf(twoColumns);
    const position = mechanism.deal('1');
    const [ace, two, king] = [0, 1, 12];
    const down = (from: number, to: number): number[] =>
      Array.from({ length: from - to + 1 }, (_, index) => position.faces.indexOf(from - index));
    const suit = 13;
    const first = down(king, two);
    const second = [...down(suit + ace, suit + ace), ...down(suit + king, suit + two), ...down(ace, ace)];
    const [one, other] = mechanism.piles.flatMap(({ kind }, pile) => (kind === 'column' ? [pile] : []));
    position.relay(mechanism.stock, []);
    position.relay(one!, first);
    position.relay(other!, second);
    assert.equal(new DeadEnds(mechanism, twoColumns).isDead(position), false);
    assert.equal(canBeWon(mechanism, position), true);
  });

  it('proves with fewer positions that a deal is lost', () => {
    const states = (deadEnds: boolean): number => {
      let sum = 0;
      for (let deal = 1; deal <= 40; deal++) {
        const verdict = verdictOn(smallSpiderette, String(deal), { ...plain, deadEnds });
        if (verdict.verdict === 'lost') sum += verdict.states;
      }
      return sum;
    };
    const [on, off] = [states(true), states(false)];
    assert.ok(on < off * 0.7, `${on} of ${off}`);
  });

  it('looks for none where cards leave otherwise, or a win may leave some, or a rule says a word that was not looked at', () => {
    for (const id of ['klondike', 'gypsy', 'simple-simon', 'scorpion-ii', 'freecell'])
      assert.equal(deadEndsShow(gameById(id)!.rules), false, id);
    const { stock, columns, foundations } = smallSpiderette;
    assert.ok(stock?.deals === 'a card to each column' && columns);
    for (const other of [
      smallGypsy,
      { ...smallSpiderette, deck: { packs: 2, suits: [0] } },
      { ...smallSpiderette, foundations: foundations.map((group) => ({ ...group, gives: 'to any pile' })) },
      { ...smallSpiderette, stock: { ...stock, skips: 'empty columns' } },
      { ...smallSpiderette, columns: { ...columns, lone: 'stays while the stock lasts' } },
      { ...smallSpiderette, columns: { ...columns, build: { ...columns.build, order: 'down, wrapping' } } },
    ])
      assert.equal(deadEndsShow(other as typeof smallSpiderette), false);
  });
});
