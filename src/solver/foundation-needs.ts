import { EMPTY } from '../engine/landing.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { NO_BASE, type Position } from '../engine/position.ts';

/** Which faces the foundations take next, read from the engine's own answers about what fits. */
export class FoundationNeeds {
  /** For each face 1 where a foundation takes it now, whatever else may stand in the way. */
  readonly faces = new Uint8Array(52);
  readonly #piles: readonly number[];
  /** For each foundation what it takes on each top, {@link EMPTY} included; equal ones shared. */
  readonly #follow: readonly (readonly (readonly number[])[])[];
  readonly #current: number[] = [];

  constructor(mechanism: Mechanism) {
    const { piles } = mechanism;
    this.#piles = piles.flatMap((pile, index) => (pile.kind === 'foundation' ? [index] : []));
    const made = new Map<number, readonly (readonly number[])[]>();
    this.#follow = this.#piles.map((pile) => {
      const { alike } = piles[pile]!;
      const follow =
        made.get(alike) ??
        Array.from({ length: EMPTY + 1 }, (_, top) => mechanism.fits(pile, top === EMPTY ? undefined : top));
      made.set(alike, follow);
      return follow;
    });
  }

  /** Reads the foundations. */
  read(position: Position): void {
    const { faces } = this;
    for (const face of this.#current) faces[face] = 0;
    this.#current.length = 0;
    const { slots, lengths, stride } = position;
    for (let i = 0; i < this.#piles.length; i++) {
      const pile = this.#piles[i]!;
      const length = lengths[pile]!;
      if (length === 0 && position.base !== NO_BASE) {
        for (let face = position.base; face < 52; face += 13) this.#need(face);
        continue;
      }
      const slot = length === 0 ? -1 : slots[pile * stride + length - 1]!;
      if (slot >= DOWN) continue;
      const next = this.#follow[i]![slot < 0 ? EMPTY : position.faces[slot & ID]!]!;
      for (let n = 0; n < next.length; n++) this.#need(next[n]!);
    }
  }

  #need(face: number): void {
    this.faces[face] = 1;
    this.#current.push(face);
  }
}
