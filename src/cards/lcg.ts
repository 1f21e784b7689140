const MODULUS = 2 ** 33;

/**
 * Draws of the linear congruential generator behind Microsoft's numbered deals, in the long range that PySolFC gives it.
 *
 * From 2^31 on the fifteen bits of an output get a sixteenth that is always set; from 2^32 on the seed starts over,
 * and an output is sixteen bits plus one. A draw below `n` is the output modulo `n`.
 *
 * @param seed 1 to 2^33 - 1
 */
export function lcgDraws(seed: number): (n: number) => number {
  let x = seed >= 2 ** 32 ? seed - 2 ** 32 : seed;
  return (n) => {
    // Stays below 2^51, so doubles hold it exactly.
    x = (x * 214013 + 2531011) % MODULUS;
    const high = Math.floor(x / 2 ** 16);
    if (seed >= 2 ** 32) return ((high & 0xffff) + 1) % n;
    return (seed >= 2 ** 31 ? (high & 0x7fff) | 0x8000 : high & 0x7fff) % n;
  };
}
