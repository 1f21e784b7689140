import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wilson } from '../../src/solver/wilson.ts';
import { totalsOf } from '../../src/cli/totals.ts';
import { dealRange } from '../../src/cli/deal-range.ts';
import { solveArguments } from '../../src/cli/solve-arguments.ts';
import { run } from './run.ts';

describe('npm run solve', () => {
  it('prints a line a deal, then totals and the interval', () => {
    const { status, lines } = run('solve', 'freecell', 'ms1..ms3', '--line');
    assert.equal(status, 0);
    assert.equal(lines.length, 6);
    assert.match(lines[0]!, /^ms1, won, [\d.]+, \d+, \d+, (c?[tfc]\d+[tfc]\d+(x\d+)?\.?)+$/);
    assert.equal(lines[3], '3 deals: 3 won, 0 lost, 0 undecided');
    assert.match(lines[4]!, /^can be won: 43\.85 % to 100\.00 %/);
  });

  it('prints JSON, and the same line for the same seed', () => {
    const ask = () =>
      run('solve', 'waning-moon', '5', '--json', '--line', '--seed', '7', '--solvitaire-deals').lines;
    const [first, totals] = ask().map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(Object.keys(first!), ['deal', 'verdict', 'ms', 'states', 'length', 'line']);
    assert.deepEqual([first!['deal'], first!['verdict'], totals!['won']], ['5', 'won', 1]);
    const [again] = ask().map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.equal(again!['line'], first!['line']);
  });

  for (const [args, reason] of [
    [['freecell'], /^Usage:/],
    [['no-such-game', '1..2'], /no game has the id "no-such-game"/],
    [['freecell', '2..1'], /deals 2\.\.1: expected/],
    [['freecell', '1..2', '--ms', '-5'], /--ms/],
    [['freecell', 'ms1..ms2', '--solvitaire-deals'], /numbered without ms/],
    [['penguin', '1', '--solvitaire-deals'], /--solvitaire-deals: /],
    [['freecell', '1', '--strange'], /--strange/],
  ] as const) {
    it(`says what is wrong with: ${args.join(' ')}`, () => {
      const asked = solveArguments(args);
      assert.match('fault' in asked ? asked.fault : 'nothing', reason);
    });
  }

  it('ends with 2 and says why when it is called wrongly', () => {
    const { status, stderr } = run('solve', 'no-such-game', '1..2');
    assert.equal(status, 2);
    assert.match(stderr, /^no game has the id "no-such-game"$/m);
  });
});

describe('a range of deals', () => {
  it('counts from first to last, in either numbering and beyond what a number holds', () => {
    assert.deepEqual([...(dealRange('8..10') ?? [])], ['8', '9', '10']);
    assert.deepEqual([...(dealRange('ms1..ms2') ?? [])], ['ms1', 'ms2']);
    assert.deepEqual([...(dealRange('99999999999999999998..99999999999999999999') ?? [])].length, 2);
    assert.deepEqual([...(dealRange('42') ?? [])], ['42']);
    for (const text of ['', '1..', '..2', '1..2..3', '3..2', 'ms1..2', '1-2'])
      assert.equal(dealRange(text), undefined, text);
  });
});

describe('the totals', () => {
  it('count what is undecided as lost for the lower bound and as won for the upper one', () => {
    const solved = (['won', 'won', 'lost', 'undecided'] as const).map((verdict) => ({
      verdict,
      ms: 10,
      states: 5,
    }));
    const { winnable, won, lost, undecided, ms } = totalsOf(solved);
    assert.deepEqual([won, lost, undecided, ms.mean], [2, 1, 1, 10]);
    assert.deepEqual(winnable, [wilson(2, 4)[0], wilson(3, 4)[1]]);
  });

  it("hold Wilson's interval: 8 of 10 are 49.0 % to 94.3 %", () => {
    assert.deepEqual(
      wilson(8, 10).map((share) => share.toFixed(3)),
      ['0.490', '0.943'],
    );
    assert.deepEqual(wilson(0, 0), [0, 1]);
  });
});
