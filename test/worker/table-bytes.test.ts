import { expect } from '@open-wc/testing';
import { tableBytes } from '../../src/worker/table-bytes.ts';

describe('the memory of a search', () => {
  it('is little where a finger is the pointer, and where the device says that it has little', () => {
    const little = 64 * 2 ** 20;
    expect(tableBytes({ gigabytes: 8, isCoarse: true })).to.equal(little);
    expect(tableBytes({ gigabytes: 2, isCoarse: false })).to.equal(little);
    expect(tableBytes({ gigabytes: 8, isCoarse: false })).to.equal(4 * little);
    expect(tableBytes({ gigabytes: undefined, isCoarse: false })).to.equal(4 * little);
  });
});
