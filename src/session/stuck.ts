import { MoveList, packTap } from '../engine/move.ts';
import { positionMark } from '../engine/position-mark.ts';
import type { Position } from '../engine/position.ts';
import type { Playable } from './playable.ts';
import type { Session } from './session.ts';

/**
 * Whether nothing is left to play: no move that changes anything, now or after any number of taps on the stock, in a game
 * that is not won. While taps may turn up cards that the player has never seen, or shuffle, they are worth a try, and
 * saying more would tell what is hidden.
 */
export function isStuck(session: Session): boolean {
  const unseen = session.unseen();
  const stock = session.piles[session.game.mechanism.stock]?.cards ?? [];
  const known = !stock.some(({ place }) => unseen.includes(place));
  return session.judge((position) => isDead(session.game, position, known));
}

/** The same of a position, whose stock is `known` or not. Leaves it as it was. */
function isDead({ mechanism }: Playable, position: Position, known: boolean): boolean {
  if (mechanism.won(position)) return false;
  const { stock } = mechanism;
  const { shuffles } = position;
  const seen = new Set<string>();
  let taps = 0;
  let stuck = false;
  while (!hasMove(mechanism, position)) {
    const place = positionMark(position);
    stuck = stock < 0 || seen.has(place) || mechanism.refusal(position, packTap(stock)) !== undefined;
    if (stuck || !known) break;
    seen.add(place);
    mechanism.play(position, packTap(stock));
    taps++;
    if (position.shuffles > shuffles) break;
  }
  for (; taps > 0; taps--) position.back();
  return stuck;
}

/** Whether there is a move, beside taps, that changes anything. */
function hasMove(mechanism: Playable['mechanism'], position: Position): boolean {
  const list = new MoveList();
  mechanism.moves(position, list, false);
  return list.toArray().some((move) => {
    if (mechanism.stock >= 0 && move === packTap(mechanism.stock)) return false;
    const before = positionMark(position);
    mechanism.play(position, move);
    const changes = positionMark(position) !== before;
    position.back();
    return changes;
  });
}
