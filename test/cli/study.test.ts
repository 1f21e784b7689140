import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { studyArguments } from '../../src/cli/study-arguments.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-study-'));
after(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
const study = (out: string, ...more: string[]) =>
  run('study', 'freecell', '--deals', 'ms1..ms6', '--ms', '20000', '--jobs', '1', '--out', out, ...more);

describe('npm run study', () => {
  it('solves the deals of its shards, whose files add up to the whole', () => {
    const shards = [1, 2].map((shard) => join(folder, `shard-${shard}.jsonl`));
    for (const [index, file] of shards.entries())
      assert.equal(study(file, '--shard', `${index + 1}/2`).status, 0);
    assert.deepEqual(
      linesOf(shards[1]!)
        .slice(1)
        .map((line) => (JSON.parse(line) as { deal: string }).deal),
      ['ms2', 'ms4', 'ms6'],
    );
    const { status, lines } = run('study', '--totals', ...shards);
    assert.equal(status, 0);
    assert.equal(lines[0], '6 deals: 6 won, 0 lost, 0 undecided');
  });

  it('solves games of all mechanisms', () => {
    const { status, lines } = run(
      'study',
      'golf',
      '--deals',
      '1..1',
      '--ms',
      '1',
      '--jobs',
      '1',
      '--out',
      join(folder, 'golf.jsonl'),
    );
    assert.equal(status, 0);
    assert.match(lines[0] ?? '', /^1 deals: /);
  });

  it('goes on where it was, even when it was killed in the middle of a line', () => {
    const file = join(folder, 'whole.jsonl');
    study(file, '--shard', '1/3');
    const before = linesOf(file);
    appendFileSync(file, '{"deal":"ms2","verd');
    const again = study(file);
    assert.equal(again.lines[0], '6 deals: 6 won, 0 lost, 0 undecided');
    assert.deepEqual(linesOf(file).slice(0, 3), before);
    assert.equal(linesOf(file).length, 7);
  });

  it('does not mix studies', () => {
    const file = join(folder, 'other.jsonl');
    study(file, '--shard', '1/6');
    const { status, stderr } = study(file, '--seed', '1');
    assert.equal(status, 2);
    assert.match(stderr, /another study/);
  });

  for (const [args, reason] of [
    [['freecell', '--deals', '1..2'], /^Usage:/],
    [['freecell', '--deals', '1..2', '--out', 'x', '--shard', '3/2'], /--shard 3\/2/],
    [['nothing', '--deals', '1..2', '--out', 'x'], /no game has the id/],
  ] as const) {
    it(`says what is wrong with: ${args.join(' ')}`, () => {
      const asked = studyArguments(args);
      assert.match('fault' in asked ? asked.fault : 'nothing', reason);
    });
  }

  it('ends with 2 and says why when there is nothing to sum up', () => {
    const { status, stderr } = run('study', '--totals', 'no-such-file');
    assert.equal(status, 2);
    assert.match(stderr, /no-such-file/);
  });
});
