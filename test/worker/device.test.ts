import { expect } from '@open-wc/testing';
import { tableBytes, workersOn } from '../../src/worker/device.ts';

describe('the memory of a search', () => {
  it('is little where a finger is the pointer, and where the device says that it has little', () => {
    const little = 64 * 2 ** 20;
    expect(tableBytes({ gigabytes: 8, isCoarse: true })).to.equal(little);
    expect(tableBytes({ gigabytes: 2, isCoarse: false })).to.equal(little);
    expect(tableBytes({ gigabytes: 8, isCoarse: false })).to.equal(4 * little);
    expect(tableBytes({ gigabytes: undefined, isCoarse: false })).to.equal(4 * little);
  });
});

describe('the workers of a search', () => {
  it('are few, leave a core to the table, and are one on phones', () => {
    expect(workersOn({ cores: 8, isCoarse: true })).to.equal(1);
    expect([1, 2, 3, 4, 16].map((cores) => workersOn({ cores, isCoarse: false }))).to.deep.equal([
      1, 1, 2, 3, 3,
    ]);
  });
});
