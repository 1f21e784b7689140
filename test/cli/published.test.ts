import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishedArguments } from '../../src/cli/published-arguments.ts';
import { readMeasured, surely } from '../../src/cli/published-file.ts';
import { publishedGames } from '../../src/cli/published-games.ts';
import { readRules } from '../../src/session/read-rules.ts';

const measured = new Map(readMeasured().rates.map((rate) => [rate.name, rate]));

describe('the rates that others have published', () => {
  for (const { name, rate, rules } of publishedGames) {
    it(`lie within what we have measured: ${name}`, () => {
      const playable = readRules(rules);
      assert.ok(!('message' in playable), 'message' in playable ? playable.message : '');
      const found = measured.get(name);
      assert.ok(found, 'never measured');
      assert.equal(found.rulesDigest, playable.rulesDigest, 'measured by other rules');
      assert.ok(found.deals >= 300, `${found.deals} deals`);
      const [lower, upper] = surely(found);
      assert.ok(lower <= rate && rate <= upper, `${rate} is not from ${lower} to ${upper}`);
    });
  }
});

describe('the bounds of a measured rate', () => {
  it('are those of Wilson for 99.9 %, undecided deals lost for the lower and won for the upper one', () => {
    const rate = { name: '', deals: 300, won: 240, lost: 30, ms: 1, date: '', rulesDigest: '' };
    assert.deepEqual(
      surely(rate).map((bound) => bound.toFixed(2)),
      ['71.42', '94.38'],
    );
  });
});

describe('npm run published', () => {
  for (const [args, fault] of [
    [['Klondyke'], /no rate was published for "Klondyke"/],
    [['--deals', '0'], /--deals 0: expected a whole number from 1/],
    [['--seconds', '3'], /--seconds[^]*Usage:/],
  ] as const) {
    it(`says what is wrong with ${args.join(' ')}`, () => {
      const asked = publishedArguments(args);
      assert.match('fault' in asked ? asked.fault : '', fault);
    });
  }
});
