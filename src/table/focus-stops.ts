import type { Session } from '../session/session.ts';
import { pileShape } from './table-shape.ts';

/** The place of a pile itself, where it shows no card: what `Hit` has for it, too. */
export const PLACE = -1;

/**
 * What is named in a pile and what keys stop at, counted from the bottom: the cards that lie open and in sight, or where
 * there are none (an empty pile, a stock) its place alone. Face-down cards are told by their number, in the pile's name.
 */
export function stopsOf(session: Session, pile: number): number[] {
  const { fan, keep = 1, faceDown } = pileShape(session, pile);
  const first = fan === 'down' ? 0 : faceDown.length - (fan === 'right' ? keep : 1);
  const stops = faceDown.flatMap((isDown, card) => (isDown || card < first ? [] : [card]));
  return stops.length > 0 ? stops : [PLACE];
}
