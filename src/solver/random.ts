/** A stream of pseudo-random 32-bit numbers (xorshift, Marsaglia 2003), the same for every run with the same seed. */
export function randomStream(seed: number): () => number {
  let x = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}
