import type { Choice } from './choices.ts';

/** Marks run from 0, the best, to here. */
export const WORST = (1 << 12) - 1;

/** Positions that follow from one layer of a beam, among which the next layer is chosen. */
export class Layer {
  /** How many there are. */
  count = 0;
  #parents = new Int32Array(1 << 10);
  #choices = new Int32Array(1 << 10);
  /** Mark and stage, packed together. */
  #worth = new Int32Array(1 << 10);
  readonly #marks = new Int32Array(WORST + 1);

  /** Adds the position to which a choice leads from a parent: with a mark, and in a stage, 0 to 255. */
  add(parent: number, choice: Choice, mark: number, stage: number): void {
    const at = this.count++;
    if (at === this.#parents.length) {
      this.#parents = widened(this.#parents);
      this.#choices = widened(this.#choices);
      this.#worth = widened(this.#worth);
    }
    this.#parents[at] = parent;
    this.#choices[at] = choice;
    this.#worth[at] = (stage << 12) | mark;
  }

  /**
   * Hands over the best ones in the order in which they came, at most about `width`, of each stage as many as of the
   * others, and empties the layer. Gives how many were left out.
   */
  choose(width: number, take: (parent: number, choice: Choice, mark: number, stage: number) => void): number {
    const worth = this.#worth.subarray(0, this.count);
    const stages = new Set<number>();
    for (const each of worth) stages.add(each >> 12);
    const share = Math.ceil(width / stages.size);
    const limits = new Map<number, { readonly mark: number; left: number }>();
    for (const stage of stages) limits.set(stage, this.#limit(worth, stage, share));
    let leftOut = 0;
    for (let i = 0; i < worth.length; i++) {
      const [mark, stage] = [worth[i]! & WORST, worth[i]! >> 12];
      const limit = limits.get(stage)!;
      if (mark < limit.mark || (mark === limit.mark && limit.left-- > 0))
        take(this.#parents[i]!, this.#choices[i]!, mark, stage);
      else leftOut++;
    }
    this.count = 0;
    return leftOut;
  }

  /** The mark beyond which a stage has had its share, and how many may come with that mark itself. */
  #limit(worth: Int32Array, stage: number, share: number): { readonly mark: number; left: number } {
    const marks = this.#marks.fill(0);
    for (const each of worth) if (each >> 12 === stage) marks[each & WORST]!++;
    let [mark, taken] = [0, 0];
    while (mark < WORST && taken + marks[mark]! <= share) taken += marks[mark++]!;
    return { mark, left: share - taken };
  }
}

/** The same numbers with as much room again. */
export function widened(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}
