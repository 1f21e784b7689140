import type { Face } from '../cards/card.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Position } from '../engine/position.ts';

/** Where each face lies on top of one of some piles, where there is one card of each face. */
export class TopCards {
  readonly #piles: readonly number[];
  /** By face: a pile that it was found on, and by which reading. */
  readonly #found = new Uint8Array(52);
  readonly #readings = new Int32Array(52);
  #reading = 0;

  constructor(piles: readonly number[]) {
    this.#piles = piles;
  }

  /** Reads the tops of the piles. */
  read({ slots, stride, lengths, faces }: Position): void {
    const reading = ++this.#reading;
    for (const pile of this.#piles) {
      const length = lengths[pile]!;
      if (length === 0) continue;
      const slot = slots[pile * stride + length - 1]!;
      if (slot >= DOWN) continue;
      const face = faces[slot & ID]!;
      this.#found[face] = pile;
      this.#readings[face] = reading;
    }
  }

  /** The pile on which a face lies on top, face up; -1 where there is none. */
  pileOf(face: Face): number {
    return this.#readings[face] === this.#reading ? this.#found[face]! : -1;
  }
}
