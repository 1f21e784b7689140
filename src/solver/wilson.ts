/**
 * The score interval of Wilson (1927) for a rate of which `hits` in `of` were seen; `z` is 1.96 for 95 %. Gives the
 * lower and the upper bound, from 0 to 1.
 */
export function wilson(hits: number, of: number, z = 1.96): readonly [lower: number, upper: number] {
  if (of === 0) return [0, 1];
  const rate = hits / of;
  const z2 = (z * z) / of;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
