/** Bytes of one slot: both lanes of a key. */
const SLOT = 8;

/** Share of the slots that may be taken: beyond it, finding a free one takes too long. */
const LOAD = 0.75;

const FIRST_SLOTS = 1 << 12;

/**
 * The positions that a search has been to, as 64-bit keys: open addressing with linear probing in one Int32Array that
 * doubles up to a limit. At the limit a position takes `8 / 0.75` = 10.7 bytes.
 */
export class StateTable {
  /** Keys that are in it. */
  count = 0;
  readonly #mostSlots: number;
  #slots = new Int32Array(FIRST_SLOTS * 2);
  #mask = FIRST_SLOTS - 1;

  /** A table that never takes more than `bytes`, nor less than {@link LEAST_BYTES}. */
  constructor(bytes: number) {
    this.#mostSlots = 2 ** Math.floor(Math.log2(Math.max(bytes, LEAST_BYTES) / SLOT));
  }

  /** Whether no further key may be added. */
  get full(): boolean {
    return this.#mask + 1 >= this.#mostSlots && this.count >= (this.#mask + 1) * LOAD;
  }

  /** Bytes that it takes. */
  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** Adds a key. False when it is there already. The table must not be {@link full}. */
  add(low: number, high: number): boolean {
    const first = low === 0 && high === 0 ? 1 : low;
    const slots = this.#slots;
    let at = (first & this.#mask) * 2;
    const end = slots.length;
    for (;;) {
      const [there, beside] = [slots[at]!, slots[at + 1]!];
      if (there === 0 && beside === 0) break;
      if (there === first && beside === high) return false;
      at += 2;
      if (at === end) at = 0;
    }
    slots[at] = first;
    slots[at + 1] = high;
    this.count++;
    if (this.count >= (this.#mask + 1) * LOAD && this.#mask + 1 < this.#mostSlots) this.#widen();
    return true;
  }

  /** Takes a key out that is in it. Those behind it move up, so that nothing is lost to a gap. */
  remove(low: number, high: number): void {
    const first = low === 0 && high === 0 ? 1 : low;
    const slots = this.#slots;
    let gap = first & this.#mask;
    while (slots[gap * 2] !== first || slots[gap * 2 + 1] !== high) gap = (gap + 1) & this.#mask;
    for (let at = (gap + 1) & this.#mask; ; at = (at + 1) & this.#mask) {
      const [there, beside] = [slots[at * 2]!, slots[at * 2 + 1]!];
      if (there === 0 && beside === 0) break;
      const home = there & this.#mask;
      // A key may only move up as far as its own place.
      if (((at - home) & this.#mask) < ((at - gap) & this.#mask)) continue;
      slots[gap * 2] = there;
      slots[gap * 2 + 1] = beside;
      gap = at;
    }
    slots[gap * 2] = 0;
    slots[gap * 2 + 1] = 0;
    this.count--;
  }

  /** Empties the table; its memory is kept. */
  clear(): void {
    this.#slots.fill(0);
    this.count = 0;
  }

  #widen(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    this.#mask = this.#slots.length / 2 - 1;
    this.count = 0;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] !== 0 || old[at + 1] !== 0) this.add(old[at]!, old[at + 1]!);
    }
  }
}

/** Bytes of the smallest table. */
export const LEAST_BYTES = FIRST_SLOTS * SLOT;
