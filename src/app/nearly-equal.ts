/**
 * Whether two words are the same but for one slip of a finger: a letter too many, too few or wrong, or two that have
 * changed places. (Damerau's four kinds of misspelling, 1964.)
 */
export function nearlyEqual(one: string, other: string): boolean {
  if (one.length > other.length) return nearlyEqual(other, one);
  if (other.length - one.length > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = other.slice(same + 1);
  if (one.slice(same) === rest || one.slice(same + 1) === rest) return true;
  const swapped = one.slice(same, same + 2) === `${other[same + 1] ?? ''}${other[same] ?? ''}`;
  return swapped && one.slice(same + 2) === other.slice(same + 2);
}
