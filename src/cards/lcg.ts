/**
 * Draws of the linear congruential generator behind Microsoft's numbered deals, in the long range that PySolFC gives it.
 *
 * From 2^31 on the fifteen bits of an output get a sixteenth that is always set; from 2^32 on the seed starts over,
 * and an output is sixteen bits plus one. A draw below `n` is the output modulo `n`.
 *
 * @param seed 1 to 2^33 - 1
 */
export function lcgDraws(seed: number): (n: number) => number {
  // No output shows a bit above the 32nd, so 32-bit arithmetic is exact.
  let x = seed | 0;
  return (n) => {
    x = (Math.imul(x, 214013) + 2531011) | 0;
    if (seed >= 2 ** 32) return ((x >>> 16) + 1) % n;
    const bits = (x >>> 16) & 0x7fff;
    return (seed >= 2 ** 31 ? bits | 0x8000 : bits) % n;
  };
}
