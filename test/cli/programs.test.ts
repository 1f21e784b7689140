import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games } from '../../src/games/index.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-'));
after(() => rmSync(folder, { recursive: true }));

describe('npm run conformance', () => {
  const golf = 'test/games/recordings/more/golf.jsonl.gz';

  it('ends with the counts and 0 when nothing differs', () => {
    copyFileSync(golf, join(folder, 'golf.jsonl.gz'));
    const { status, lines } = run('conformance', folder);
    assert.equal(status, 0);
    assert.match(lines.at(-1)!, /^2 games, \d+ states, 0 differences, 0 unknown$/);
    assert.equal(lines.length, 1);
  });

  it('ends with 1 on unknown games only with --all', () => {
    const strange = gunzipSync(readFileSync(golf)).toString().replaceAll('"id":36', '"id":123456');
    writeFileSync(join(folder, 'strange.jsonl.gz'), gzipSync(strange));
    assert.equal(run('conformance', folder).status, 0);
    const all = run('conformance', folder, '--all');
    assert.equal(all.status, 1);
    assert.match(all.lines.at(-1)!, /^2 games, \d+ states, 0 differences, 2 unknown$/);
    rmSync(join(folder, 'strange.jsonl.gz'));
  });

  it('prints each difference with file, state and move, and ends with 1', () => {
    const wrong = gunzipSync(readFileSync(golf)).toString().replace('"d":1', '"d":0');
    writeFileSync(join(folder, 'golf.jsonl.gz'), gzipSync(wrong));
    const { status, lines } = run('conformance', folder);
    assert.equal(status, 1);
    assert.deepEqual(lines.slice(0, 1), [
      'golf.jsonl.gz: Golf, deal 7, state 0: legal here, not in the recording: tap on the stock',
    ]);
    assert.match(lines.at(-1)!, /, 1 differences, 0 unknown$/);
  });

  it('ends with 2 and says why when it is called without a folder, or with one that has no recordings', () => {
    assert.deepEqual([run('conformance').status, run('conformance', 'test/cli').status], [2, 2]);
    assert.match(run('conformance', 'test/cli').stderr, /no recordings/);
  });
});

describe('npm run games', () => {
  it('prints one JSON line a game: id, name, family, packs, fit and PySolFC id', () => {
    const { lines } = run('games');
    assert.equal(lines.length, games.length);
    const found = lines.map(
      (line) => JSON.parse(line) as { id: string; fit: string; pysolId: number | null },
    );
    assert.deepEqual(
      found.find(({ id }) => id === 'klondike-draw-3'),
      {
        id: 'klondike-draw-3',
        name: 'Klondike (Draw 3)',
        family: 'klondike',
        packs: 1,
        fit: 'data',
        pysolId: 18,
      },
    );
    assert.equal(found.find(({ id }) => id === 'munger')?.pysolId, null);
    assert.equal(found.find(({ id }) => id === 'pyramid')?.fit, 'mechanism');
  });
});
