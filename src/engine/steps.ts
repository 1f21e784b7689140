import { formatFace } from '../cards/card.ts';
import { DOWN, ID } from './keys.ts';
import type { Pile, PileId } from './pile.ts';
import type { Position } from './position.ts';
import { STEP, STEP_KINDS, type StepKind } from './step.ts';

/** One thing that happened on the table, in words that leave the engine. */
export interface Step {
  readonly kind: StepKind;
  readonly from: PileId;
  readonly to: PileId;
  /** The cards as they lie afterwards, bottom first: `8S`, or `##` where a card lies face down. */
  readonly cards: readonly string[];
}

const HIDDEN = '##';

/** The same packed steps as they are undone: in the opposite order and direction. */
export function invertSteps(packed: readonly number[]): number[] {
  return packed.toReversed().map((step) => {
    const [from, to] = [(step >> 4) & 63, (step >> 10) & 63];
    return (step & ~0xfff0) | (to << 4) | (from << 10);
  });
}

/**
 * Tells packed steps that have just been done, `position` being what they led to. Cards that a later step of the
 * same list moved on are told as hidden.
 */
export function tellSteps(piles: readonly Pile[], position: Position, packed: readonly number[]): Step[] {
  const lengths = Array.from(position.lengths);
  const told: Step[] = [];
  // From the last step to the first: only the lengths afterwards are known.
  for (const step of packed.toReversed()) {
    const kind = step & 15;
    if (kind === STEP.base || kind === STEP.pass) continue;
    const [from, to, count] = [(step >> 4) & 63, (step >> 10) & 63, step >> 16];
    const top = lengths[to]!;
    const cards = Array.from({ length: count }, (_, i) => tellCard(position, to, top - count + i));
    told.push({ kind: STEP_KINDS[kind]!, from: piles[from]!.id, to: piles[to]!.id, cards });
    lengths[to]! -= count;
    lengths[from]! += count;
  }
  return told.reverse();
}

function tellCard(position: Position, pile: number, index: number): string {
  if (index >= position.lengths[pile]!) return HIDDEN;
  const slot = position.slots[pile * position.stride + index]!;
  return slot < DOWN ? formatFace(position.faces[slot & ID]!) : HIDDEN;
}
