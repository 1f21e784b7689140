import { DOWN } from '../engine/keys.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { Playable } from './playable.ts';
import type { Session } from './session.ts';

/** What a tap on the top `count` cards of a pile can mean on the table of a session, as `tapMoves` says. */
export function tapsAt(session: Session, pile: number, count: number): Move[] {
  return session.judge((position) => tapMoves(session.game, position, pile, count));
}

/**
 * What a tap on the top `count` cards of a pile can mean, the best move first; of equal places only the first. Empty
 * where they cannot go anywhere.
 *
 * The order: to a foundation where the card can be missed; onto a column so that a hidden card turns up or a column
 * empties; any other foundation; onto another card, the longest run first; a cell; an empty column. A finished run leaves
 * as a whole, whichever of its cards is tapped. None of it is ever taken off a foundation again, since that shuts the
 * foundation: such a move must be meant.
 */
export function tapMoves(game: Playable, position: Position, pile: number, count: number): Move[] {
  const { mechanism, rules } = game;
  const { piles } = mechanism;
  if (piles[pile]!.kind === 'foundation' && !game.homeward.leads) return [];
  const list = new MoveList();
  mechanism.moves(position, list, true);
  const seen = new Set<number>();
  const meant = list.toArray().filter((move) => {
    const [to, carried] = [toOf(move), countOf(move)];
    if (fromOf(move) !== pile || carried === 0) return false;
    if (carried !== count && !(carried > 1 && piles[to]!.kind === 'foundation')) return false;
    const isIdle =
      position.lengths[to] === 0 &&
      carried === position.lengths[pile] &&
      piles[to]!.alike === piles[pile]!.alike;
    const key = position.pileKey(to);
    if (isIdle || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  // Stable, so equal moves keep the order of the table.
  return rules.mechanism === 'removal'
    ? meant
    : meant
        .map((move) => ({ move, worth: worthOf(game, position, move) }))
        .sort((one, other) => other.worth - one.worth)
        .map(({ move }) => move);
}

function worthOf({ mechanism, homeward }: Playable, position: Position, move: Move): number {
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const { kind } = mechanism.piles[to]!;
  if (kind === 'foundation') {
    const isFirst = count > 1 || !homeward.leads || homeward.isSafe(position, move);
    return isFirst ? 500 : 300;
  }
  if (kind === 'cell') return 100;
  if (position.lengths[to] === 0) return 0;
  const uncovers = mechanism.piles[from]!.kind === 'column' && uncoversBy(position, from, count);
  return (uncovers ? 400 : 200) + position.topRun(to);
}

function uncoversBy(position: Position, pile: number, count: number): boolean {
  const left = position.lengths[pile]! - count;
  return left === 0 || position.slots[pile * position.stride + left - 1]! >= DOWN;
}
