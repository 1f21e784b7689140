import type { Mechanism } from '../engine/mechanism.ts';

/** Which pile of ours each stack of a recording is; foundations of ours belong to no suit and have no fixed twin. */
export interface RecordedPiles {
  /** Our pile index by stack id: stock, waste, columns, reserves and cells. */
  readonly piles: ReadonlyMap<string, number>;
  /** Ids of the recorded foundations that are matched by what lies on them ... */
  readonly foundations: readonly string[];
  /** ... and our indices of as many foundations. */
  readonly ours: readonly number[];
}

/**
 * Matches the stacks of a recording with the piles of a game: `t0` is the stock and `w0` the waste (in Golf the one
 * foundation), `f` are the foundations; of the `r` the first are the columns, the others with the `v` after them
 * reserve piles, then cells, of which ours are filled from the left. Stacks that a game has no place for are fine while they are empty: `i` is never used.
 *
 * Gives a sentence instead when cards lie on a stack that the game has no pile for, or a pile has no stack.
 */
export function matchPiles(
  mechanism: Mechanism,
  stacks: Readonly<Record<string, string>>,
): RecordedPiles | string {
  const ofKind = (kind: string): number[] =>
    mechanism.piles.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
  const ids = Object.keys(stacks);
  const named = (letter: string): string[] => ids.filter((id) => id.startsWith(letter));

  const foundations = ofKind('foundation');
  const waste = ofKind('waste');
  const wasteIsFoundation = waste.length === 0 && (stacks['w0'] ?? '') !== '';
  const places: readonly (readonly [string[], number[]])[] = [
    [named('t'), ofKind('stock')],
    [waste.length === 0 && !wasteIsFoundation ? [] : named('w'), wasteIsFoundation ? foundations : waste],
    [
      filledCellsFirst([...named('x'), ...named('r'), ...named('v')], stacks, ofKind('cell').length),
      [...ofKind('column'), ...ofKind('reserve'), ...ofKind('cell')],
    ],
  ];
  const piles = new Map<string, number>();
  for (const [from, to] of places) {
    if (to.length > from.length) return `${to.length - from.length} piles have no recorded stack`;
    for (const [i, id] of from.entries()) {
      const pile = to[i];
      if (pile !== undefined) piles.set(id, pile);
      else if (stacks[id] !== '') return `the game has no pile for the recorded stack ${id}`;
    }
  }
  // Aces out of play lie on a stack of the recording's own.
  const recorded = named('f').length === 0 && foundations.length === 1 ? ['i0'] : named('f');
  if (!wasteIsFoundation && recorded.length !== foundations.length) {
    return `${recorded.length} foundations are recorded, the game has ${foundations.length}`;
  }
  return { piles, foundations: recorded, ours: wasteIsFoundation ? [] : foundations };
}

/** Of so many stacks at the end, which are cells, those that hold a card come first. */
function filledCellsFirst(
  ids: readonly string[],
  stacks: Readonly<Record<string, string>>,
  cells: number,
): string[] {
  const [others, last] = [ids.slice(0, ids.length - cells), ids.slice(ids.length - cells)];
  const isFilled = (id: string): boolean => stacks[id] !== '';
  return [...others, ...last.filter(isFilled), ...last.filter((id) => !isFilled(id))];
}
