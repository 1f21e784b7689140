import { DOWN, ID } from '../engine/keys.ts';
import { EMPTY } from '../engine/landing.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { PileKind } from '../engine/pile.ts';
import { NO_BASE, type Position } from '../engine/position.ts';

/** Which faces some piles take next, read from the engine's own answers about what fits. */
export class Takers {
  readonly #piles: readonly number[];
  /** For each pile what it takes on each top, {@link EMPTY} included, as bits: faces 0 to 25, and 26 to 51. */
  readonly #low: readonly Int32Array[];
  readonly #high: readonly Int32Array[];
  #lowNow = 0;
  #highNow = 0;

  /** Speaks of all piles of these kinds. */
  constructor(mechanism: Mechanism, kinds: readonly PileKind[]) {
    const { piles } = mechanism;
    this.#piles = piles.flatMap((pile, index) => (kinds.includes(pile.kind) ? [index] : []));
    const made = new Map<number, readonly [Int32Array, Int32Array]>();
    const rows = this.#piles.map((pile) => {
      const { alike } = piles[pile]!;
      const row = made.get(alike) ?? takenBy(mechanism, pile);
      made.set(alike, row);
      return row;
    });
    this.#low = rows.map(([low]) => low);
    this.#high = rows.map(([, high]) => high);
  }

  /** Reads the piles. An empty foundation whose base the deal decides takes each card of that rank. */
  read(position: Position): void {
    const { slots, lengths, stride, faces, base } = position;
    let [low, high] = [0, 0];
    for (let i = 0; i < this.#piles.length; i++) {
      const pile = this.#piles[i]!;
      const length = lengths[pile]!;
      const slot = length === 0 ? -1 : slots[pile * stride + length - 1]!;
      if (slot >= DOWN) continue;
      const top = slot < 0 ? EMPTY : faces[slot & ID]!;
      low |= this.#low[i]![top]!;
      high |= this.#high[i]![top]!;
      if (slot < 0 && base !== NO_BASE) {
        low |= (1 << base) | (1 << (base + 13));
        high |= (1 << base) | (1 << (base + 13));
      }
    }
    this.#lowNow = low;
    this.#highNow = high;
  }

  /** Whether one of them takes a face by what lies on top of it, whatever else may stand in the way. */
  takes(face: number): boolean {
    return ((face < 26 ? this.#lowNow >> face : this.#highNow >> (face - 26)) & 1) === 1;
  }
}

function takenBy(mechanism: Mechanism, pile: number): readonly [Int32Array, Int32Array] {
  const [low, high] = [new Int32Array(EMPTY + 1), new Int32Array(EMPTY + 1)];
  for (let top = 0; top <= EMPTY; top++) {
    for (const face of mechanism.fits(pile, top === EMPTY ? undefined : top)) {
      if (face < 26) low[top]! |= 1 << face;
      else high[top]! |= 1 << (face - 26);
    }
  }
  return [low, high];
}
