import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { generatorOf, restore, type Generator } from '../../src/cards/generator.ts';

function draws(generator: Generator, count: number, n: number): number[] {
  return Array.from({ length: count }, () => generator.below(n));
}

describe("Microsoft's generator", () => {
  const outputs: [string, number[]][] = [
    ['1', [41, 18467, 6334, 26500, 19169, 15724]],
    ['31999', [6229, 13047, 19101, 21949]],
    ['ms32000', [6233, 23795, 4197, 13244]],
    ['ms2147483647', [35, 29739, 3374, 11141]],
    ['ms2147483648', [32806, 40487, 54006, 35205]],
    ['ms4294967295', [32803, 62507, 36142, 43909]],
    ['ms4294967296', [39, 7720, 54007, 2438]],
    ['ms8589934591', [36, 29740, 36143, 11142]],
  ];
  for (const [deal, expected] of outputs) {
    it(`gives ${expected.join(', ')} for deal ${deal}`, () => {
      assert.deepEqual(draws(generatorOf(deal), expected.length, 2 ** 17), expected);
    });
  }
});

describe('the Mersenne Twister', () => {
  const fractions: [string, number][] = [
    ['32000', 0.3721723162993418],
    ['123456', 0.8056271362589],
    ['4294967295', 0.6353574441341173],
    ['4294967296', 0.11299430095636409],
    ['18446744073709551616', 0.9776462743838505],
    ['98765432109876543210', 0.9647370605002192],
    ['99999999999999999999', 0.4899983975128377],
  ];
  for (const [deal, fraction] of fractions) {
    it(`begins with ${fraction} for deal ${deal}`, () => {
      assert.equal(generatorOf(deal).below(2 ** 53) / 2 ** 53, fraction);
    });
  }

  it('is still exact after its words were renewed', () => {
    assert.equal(draws(generatorOf('32000'), 400, 2 ** 53)[399], 0.9839803820572256 * 2 ** 53);
  });
});

describe('a generator', () => {
  it('is of one family below 32000 and in ms numbers, of the other from 32000', () => {
    const families = ['1', '31999', 'ms1', 'ms32000', 'ms8589934591', '32000', '99999999999999999999'];

    assert.deepEqual(
      families.map((deal) => generatorOf(deal).family),
      ['lcg', 'lcg', 'lcg', 'lcg', 'lcg', 'mersenne', 'mersenne'],
    );
  });

  it('goes on from a snapshot as it would have gone on itself, and a snapshot is plain data', () => {
    const deals = fc.constantFrom('1', '42', '31999', 'ms4294967296', '32000', '98765432109876543210');
    fc.assert(
      fc.property(deals, fc.nat(700), fc.integer({ min: 1, max: 208 }), (deal, drawn, n) => {
        const generator = generatorOf(deal);
        draws(generator, drawn, 52);
        const restored = restore(structuredClone(generator.snapshot()));

        assert.deepEqual(restored.snapshot(), generator.snapshot());
        assert.deepEqual(draws(restored, 5, n), draws(generator, 5, n));
      }),
    );
  });

  it('draws below what is asked, from nothing up', () => {
    const generators = ['42', 'ms8589934591', '123456'].map(generatorOf);
    for (const generator of generators) {
      const drawn = new Set(draws(generator, 300, 7));
      assert.deepEqual(
        [...drawn].sort((a, b) => a - b),
        [0, 1, 2, 3, 4, 5, 6],
      );
    }
  });

  it('is refused for a text that is no deal number', () => {
    assert.throws(() => generatorOf('ms0'), /^RangeError: deal "ms0": zero$/);
    assert.throws(() => generatorOf('abc'), /^RangeError: deal "abc": not a number$/);
  });
});
