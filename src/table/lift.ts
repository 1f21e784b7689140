import { countOf, fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Session } from '../session/session.ts';
import { longestLift } from './table-shape.ts';

/** Cards taken up: the top `count` of a pile, by its index. */
export interface Lifted {
  readonly pile: number;
  readonly count: number;
}

/** The cards from `card` (counted from the bottom) to the top of a pile, or why they cannot be taken up. */
export function liftFrom(
  session: Session,
  pile: number,
  card: number,
): Lifted | { readonly reason: Refusal } {
  const count = session.piles[pile]!.cards.length - card;
  const reason = card < 0 ? 'empty pile' : session.liftRefusal(pile, count);
  return reason ? { reason } : { pile, count };
}

/**
 * As `liftFrom`, but where a tap names a card that cannot be taken up, it means the longest run of the pile that can:
 * a finger is wide.
 */
export function liftNear(
  session: Session,
  pile: number,
  card: number,
): Lifted | { readonly reason: Refusal } {
  const exact = liftFrom(session, pile, card);
  if ('count' in exact) return exact;
  const count = longestLift(session, pile);
  return count > 0 ? { pile, count } : exact;
}

/** The places in the deal of lifted cards, lowest card first. */
export function placesOf(session: Session, { pile, count }: Lifted): number[] {
  return session.piles[pile]!.cards.slice(-count).map(({ place }) => place);
}

/**
 * The move that brings lifted cards to a pile. Where two cards leave as a pair it is the same choice whichever is moved,
 * so the legal one of the two is meant.
 */
export function moveTo(session: Session, { pile, count }: Lifted, to: number): Move {
  const move = packMove(pile, to, count);
  if (session.game.rules.mechanism !== 'removal' || session.refusal(move) === undefined) return move;
  const other = packMove(to, pile, 1);
  return session.refusal(other) === undefined ? other : move;
}

/** The indices of the piles that lifted cards may go to. */
export function targetsOf(session: Session, { pile, count }: Lifted): number[] {
  const pairs = session.game.rules.mechanism === 'removal';
  const targets = session.legalMoves().flatMap((move) => {
    if (countOf(move) === 0) return [];
    if (fromOf(move) === pile && countOf(move) === count) return [toOf(move)];
    return pairs && toOf(move) === pile ? [fromOf(move)] : [];
  });
  return [...new Set(targets)];
}
