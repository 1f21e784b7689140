import type { Moment } from './calendar-day.ts';

/** Something with a place among the results of one device. */
export interface Placed {
  readonly order: number;
  readonly when: Moment;
}

/** The place of what counts for nothing: what was reset, and what nobody has left. */
export const UNCOUNTED = -1;

/**
 * Gives what comes from another device places among what is here, each after all that is here and not younger; what is
 * here keeps its places. Within each device its own order stays, whatever its clock has done. The new places stand for
 * `there`, one by one.
 */
export function placesAmong(here: readonly Placed[], there: readonly Placed[]): number[] {
  const own = rising(here.filter(({ order }) => order > UNCOUNTED));
  const waiting = new Map<number, Placed[]>();
  let before = 0;
  for (const { placed, latest } of rising(there)) {
    while (before < own.length && own[before]!.latest <= latest) before++;
    waiting.set(before, [...(waiting.get(before) ?? []), placed]);
  }
  const places = new Map<Placed, number>();
  for (const [gap, group] of waiting) {
    const next = own[gap]?.placed.order;
    const last = gap === 0 ? Math.min(0, next ?? 0) : own[gap - 1]!.placed.order;
    group.forEach((placed, i) => {
      const place =
        next === undefined ? Math.floor(last) + 1 + i : last + ((next - last) * (i + 1)) / (group.length + 1);
      places.set(placed, place);
    });
  }
  return there.map((placed) => places.get(placed) ?? UNCOUNTED);
}

/** In their own order, each with the latest moment up to it: a clock that was put back does not take them back. */
function rising(list: readonly Placed[]): { readonly placed: Placed; readonly latest: Moment }[] {
  let latest = -Infinity;
  return [...list]
    .sort((one, other) => one.order - other.order || one.when - other.when)
    .map((placed) => ({ placed, latest: (latest = Math.max(latest, placed.when)) }));
}
