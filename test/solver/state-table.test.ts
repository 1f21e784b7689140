import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LEAST_BYTES, StateTable } from '../../src/solver/state-table.ts';

/** Keys that often fall on one place, zero among them. */
const anyKey = fc.tuple(
  fc.oneof(fc.constantFrom(0, 1, 4095, 4096, -1), fc.integer({ min: 0, max: 12 })),
  fc.integer({ min: -1, max: 2 }),
);

describe('the table of positions', () => {
  it('holds what was added and not taken out again, as a set does', () => {
    const change = fc.record({ key: anyKey, add: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const table = new StateTable(2 ** 20);
        const set = new Set<string>();
        const name = ([low, high]: readonly [number, number]): string =>
          `${low === 0 && high === 0 ? 1 : low},${high}`;
        for (const { key, add } of changes) {
          if (add) assert.equal(table.add(...key), !set.has(name(key)));
          if (add) set.add(name(key));
          else if (set.delete(name(key))) table.remove(...key);
          assert.equal(table.count, set.size);
        }
        for (const held of set)
          assert.equal(table.add(...(held.split(',').map(Number) as [number, number])), false);
      }),
    );
  });

  it('grows until its bytes are used up, and takes at most twenty a position then', () => {
    const bytes = 2 ** 20;
    const table = new StateTable(bytes);
    let key = 0;
    while (!table.full) table.add(Math.imul(++key, 0x9e3779b1), key);
    assert.ok(table.bytes <= bytes, `${table.bytes} bytes`);
    assert.ok(table.bytes / table.count <= 20, `${table.bytes / table.count} bytes a position`);
    for (let old = 1; old <= key; old++) assert.equal(table.add(Math.imul(old, 0x9e3779b1), old), false);
  });

  it('is never smaller than its least', () => {
    const table = new StateTable(1);
    while (!table.full) table.add(table.count + 1, 0);
    assert.equal(table.bytes, LEAST_BYTES);
  });
});
