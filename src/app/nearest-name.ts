/** The part of its letters that may be wrong in a name that somebody meant. */
const WRONG = 0.4;

/** Fewer letters than this could be meant for anything. */
const LEAST = 3;

/**
 * Of some names that which is nearest to what was typed: it takes the fewest letters too many, too few or wrong, and
 * neighbours that have changed places, to come from one to the other (Damerau and Levenshtein, the restricted form).
 * Of names that are as near the first; undefined where none is near enough to be meant.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length < LEAST) return undefined;
  let [nearest, least]: [string | undefined, number] = [undefined, Math.floor(typed.length * WRONG) + 1];
  for (const name of names) {
    if (Math.abs(name.length - typed.length) >= least) continue;
    const away = distance(typed, name, least);
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest;
}

/** How far two words are from each other; where that is `most` or more, no more is known. */
function distance(one: string, other: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1;
      let away = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + differs);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        away = Math.min(away, before[j - 2]! + 1);
      row.push(away);
      least = Math.min(least, away);
    }
    if (least >= most) return most;
    [before, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}
