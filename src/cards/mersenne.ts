const WORDS = 624;
const SHIFT = 397;

/**
 * Draws of the Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), seeded by an array: the 32-bit limbs of
 * `seed`, lowest first. A draw below `n` is a 53-bit fraction of one times `n`, rounded down, which is what
 * `floor(random() * n)` gives in every language that fills a double from two outputs.
 *
 * @param seed any whole number from 0 up
 */
export function mersenneDraws(seed: bigint): (n: number) => number {
  const output = outputs(seeded(limbs(seed)));
  return (n) => {
    const high = output() >>> 5;
    const low = output() >>> 6;
    return Math.floor(((high * 2 ** 26 + low) / 2 ** 53) * n);
  };
}

/** The 32-bit outputs of the Mersenne Twister seeded by one number, as `std::mt19937` of C++ gives them. */
export function mersenneWords(seed: number): () => number {
  return outputs(seededByOne(seed));
}

function outputs(words: Uint32Array): () => number {
  let next = WORDS;
  return () => {
    if (next === WORDS) {
      twist(words);
      next = 0;
    }
    let y = words[next++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
}

function limbs(seed: bigint): number[] {
  const key = [];
  for (let rest = seed; rest > 0n || key.length === 0; rest >>= 32n) key.push(Number(rest & 0xffffffffn));
  return key;
}

/** `init_genrand` of the reference code. */
function seededByOne(seed: number): Uint32Array {
  const words = new Uint32Array(WORDS);
  words[0] = seed;
  for (let i = 1; i < WORDS; i++) words[i] = Math.imul(1812433253, mixed(words, i)) + i;
  return words;
}

/** `init_by_array` of the reference code. */
function seeded(key: readonly number[]): Uint32Array {
  const words = seededByOne(19650218);
  let i = 1;
  const step = (): void => {
    i++;
    if (i === WORDS) {
      words[0] = words[WORDS - 1]!;
      i = 1;
    }
  };
  for (let k = 0; k < Math.max(WORDS, key.length); k++) {
    const j = k % key.length;
    words[i] = (words[i]! ^ Math.imul(mixed(words, i), 1664525)) + key[j]! + j;
    step();
  }
  for (let k = 1; k < WORDS; k++) {
    words[i] = (words[i]! ^ Math.imul(mixed(words, i), 1566083941)) - i;
    step();
  }
  words[0] = 0x80000000;
  return words;
}

function mixed(words: Uint32Array, i: number): number {
  const before = words[i - 1]!;
  return before ^ (before >>> 30);
}

function twist(words: Uint32Array): void {
  for (let i = 0; i < WORDS; i++) {
    const y = (words[i]! & 0x80000000) | (words[(i + 1) % WORDS]! & 0x7fffffff);
    words[i] = words[(i + SHIFT) % WORDS]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
  }
}
