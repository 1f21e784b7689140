/**
 * The slice of a long sweep that this run takes, from BAIZE_SWEEP: `all`, or `K/N` where K is a number drawn
 * from the commit, so that every commit tries other items and any one commit always tries the same.
 * Unset (a test started by hand): the first slice.
 *
 * @param items everything that the sweep would try
 * @param of in how many slices the items are cut (at least 1); one slice is tried
 * @returns every `of`-th item, beginning at K modulo `of`, in order; all items when BAIZE_SWEEP is `all`
 * @throws RangeError when `of` is not a whole number from 1, or BAIZE_SWEEP cannot be read
 */
export function sweepSlice<T>(items: readonly T[], of: number): T[] {
  if (!Number.isInteger(of) || of < 1)
    throw new RangeError(`A sweep is cut in 1 or more slices, not in ${of}`);
  const sweep = process.env['BAIZE_SWEEP'] ?? '0/1';
  if (sweep === 'all') return [...items];
  const written = /^(\d+)\/(\d+)$/.exec(sweep);
  if (!written) throw new RangeError(`BAIZE_SWEEP is "all" or "K/N" with whole numbers, not "${sweep}"`);
  const first = Number(written[1]) % of;
  return items.filter((_, index) => index % of === first);
}
