import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LARGEST_BACKUP, readBackup, writeBackup } from '../../src/session/backup.ts';
import { packMoves } from '../../src/session/packed-moves.ts';
import { damaged } from './damaged.ts';
import { begun, someKept, won } from './kept-of.ts';

const knows = (game: string): boolean => ['munger', 'golf'].includes(game);
const written = '2026-11-30T16:00:00.000Z';
const when = Date.UTC(2026, 10, 30, 16);

const good = writeBackup({
  written,
  preferences: { theme: 'dark' },
  settings: { 'results-noted': 1, 'results-reset': { '*': 1 } },
  current: { munger: '42' },
  results: [{ ...won('41', when, 1), moves: 3, line: packMoves('s.t1t2.+t2f1') }],
  deals: [begun('42', 's.t1t2', when)],
  setAside: [
    { game: 'golf', deal: '7', record: { torn: true }, reason: 'not a record', where: 'format', when },
  ],
});

describe('a backup', () => {
  it('says again what was written', () => {
    fc.assert(
      fc.property(someKept, ({ results, deals, current, settings }) => {
        const parts = {
          written,
          preferences: { theme: 'dark' },
          settings,
          current,
          results: [...results],
          deals: [...deals],
          setAside: [],
        };
        const read = readBackup(writeBackup(parts), knows);
        assert.ok(read.ok, JSON.stringify(read));
        assert.deepEqual(read.backup, { baize: 'backup', format: 1, ...parts });
        assert.equal(writeBackup(read.backup), writeBackup(parts));
      }),
    );
  });

  it('is text that a person can read, with a line for each entry', () => {
    assert.ok(readBackup(good, knows).ok);
    const lines = good.split('\n');
    assert.equal(
      lines.filter((line) => line.startsWith('    {"game":"munger","deal":"42","record"')).length,
      1,
    );
    assert.equal(lines.filter((line) => line.startsWith('    {"game":')).length, 3);
  });

  it('is not taken in with any damage, and says which', () => {
    const cases = damaged(good);
    assert.ok(cases.length > 100, `${cases.length} ways`);
    for (const [how, text, reason] of cases) {
      const read = readBackup(text, knows);
      assert.equal(read.ok ? 'taken in' : read.reason, reason, how);
    }
  });

  it('names the part that is at fault as a person counts', () => {
    const text = good.replace('"outcome":"won"', '"outcome":"lost"');
    assert.deepEqual(readBackup(text, knows), {
      ok: false,
      reason: 'wrong part',
      where: 'results 1 outcome',
    });
  });

  it('is not even read where it is larger than any', () => {
    const read = readBackup(' '.repeat(LARGEST_BACKUP + 1), knows);
    assert.equal(read.ok ? '' : read.reason, 'too large');
  });
});
