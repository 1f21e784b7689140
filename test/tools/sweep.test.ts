import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sweepSlice } from './sweep.ts';

describe('the slice of a sweep', () => {
  const before = process.env['BAIZE_SWEEP'];
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  beforeEach(() => {
    delete process.env['BAIZE_SWEEP'];
  });
  afterEach(() => {
    if (before === undefined) delete process.env['BAIZE_SWEEP'];
    else process.env['BAIZE_SWEEP'] = before;
  });

  it('is every n-th item, the first of them drawn from the commit', () => {
    process.env['BAIZE_SWEEP'] = '4/64';
    assert.deepEqual(sweepSlice(items, 3), ['b', 'e']);
  });

  it('is the first slice when nobody chose one', () => {
    assert.deepEqual(sweepSlice(items, 3), ['a', 'd', 'g']);
  });

  it('leaves no item out over all commits, and takes none twice', () => {
    const taken = [0, 1, 2].flatMap((commit) => {
      process.env['BAIZE_SWEEP'] = `${commit}/64`;
      return sweepSlice(items, 3);
    });
    assert.deepEqual(taken.sort(), items);
  });

  it('is everything when all is asked for', () => {
    process.env['BAIZE_SWEEP'] = 'all';
    assert.deepEqual(sweepSlice(items, 3), items);
  });

  it('refuses a slice that cannot be read, and names it', () => {
    process.env['BAIZE_SWEEP'] = 'most';
    assert.throws(() => sweepSlice(items, 3), /"all" or "K\/N".*"most"/);
    assert.throws(() => sweepSlice(items, 0), /1 or more slices, not in 0/);
  });
});
