import type { Mechanism } from '../engine/mechanism.ts';
import { parseMove } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import { placesInDeal } from '../session/views.ts';
import { imagine } from '../solver/imagine.ts';
import { positionMark } from '../engine/position-mark.ts';
import { randomStream } from '../solver/random.ts';
import type { Question } from './question.ts';

/**
 * Lays out the position that a question is about, and gives the marks of all that it was before. Throws an Error for
 * moves that cannot be played.
 */
export function layOut(
  mechanism: Mechanism,
  { deal, moves, imagined }: Pick<Question, 'deal' | 'moves' | 'imagined'>,
): { readonly position: Position; readonly before: ReadonlySet<string> } {
  const position = mechanism.deal(deal);
  if (imagined) {
    const places = placesInDeal(mechanism, position);
    const unseen = new Set([...places.keys()].filter((card) => imagined.unseen.includes(places[card]!)));
    // What nobody has seen has decided nothing yet, so the moves can be played all the same.
    imagine(mechanism, position, unseen, randomStream(imagined.seed));
  }
  const before = new Set([positionMark(position)]);
  for (const text of moves === '' ? [] : moves.split('.')) {
    const move = parseMove(mechanism, text);
    if (move === undefined || mechanism.refusal(position, move) !== undefined) {
      throw new Error(`deal ${deal}: "${text}" of "${moves}" cannot be played`);
    }
    mechanism.play(position, move);
    before.add(positionMark(position));
  }
  return { position, before };
}
