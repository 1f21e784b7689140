import { rankOf } from '../cards/card.ts';
import type { Foundations } from '../rules/game-rules.ts';
import { DOWN } from './keys.ts';
import { suitsRelate } from './landing.ts';
import type { Position } from './position.ts';

/** Cards of a complete run. */
export const COMPLETE = 13;

/** Cards of one rank that leave together. */
export const FOUR = 4;

/** Whether the top thirteen cards of a pile are a complete run as a group of foundations asks for. */
export function endsInCompleteRun(
  position: Position,
  pile: number,
  run: Extract<Foundations, { takes: 'complete runs' }>['run'],
): boolean {
  const length = position.lengths[pile]!;
  if (length < COMPLETE) return false;
  const end = pile * position.stride + length;
  const { slots, faces } = position;
  // Counted from the open end: most piles fail at the first card.
  if (run.begins === 'with a king' && rankOf(position.topFace(pile)) !== 0) return false;
  for (let at = end - 1; at > end - COMPLETE; at--) {
    if (slots[at]! >= DOWN || slots[at - 1]! >= DOWN) return false;
    const [below, above] = [faces[slots[at - 1]!]!, faces[slots[at]!]!];
    if ((rankOf(above) + 1) % 13 !== rankOf(below) || !suitsRelate(run.suits, below, above)) return false;
  }
  return true;
}
