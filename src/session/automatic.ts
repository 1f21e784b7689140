import type { CardId, Face } from '../cards/card.ts';
import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

/** Which cards go to the foundations by themselves: none, those that nobody can need any more, or all that can. */
export type Automatic = 'off' | 'safe' | 'all';

/**
 * The next move that is made by itself after one of the player's, or undefined when there is none.
 *
 * `broughtDown` are cards that the player has taken off the foundations on purpose: they stay where they are. Games
 * whose foundations take finished runs never play by themselves.
 */
export function nextAutomatic(
  mechanism: Mechanism,
  position: Position,
  level: Automatic,
  broughtDown: ReadonlySet<CardId>,
): Move | undefined {
  if (level === 'off' || !mechanism.goesHome) return undefined;
  const moves = homeward(mechanism, position);
  return moves.find(
    (move) =>
      !broughtDown.has(topCard(position, fromOf(move))) &&
      (level === 'all' || isSafe(mechanism, position, move, moves)),
  );
}

/** The moves of single cards to the foundations, one of each kind of choice. */
export function homeward({ piles, moves }: Mechanism, position: Position): Move[] {
  const list = new MoveList();
  moves(position, list, false);
  return list
    .toArray()
    .filter(
      (move) =>
        countOf(move) === 1 &&
        piles[toOf(move)]!.kind === 'foundation' &&
        piles[fromOf(move)]!.kind !== 'foundation',
    );
}

/**
 * Whether a card that goes home can be missed: every card that a column would take on it lies on a foundation already,
 * in all its copies, and no other foundation wants it.
 *
 * That is stricter than the two ranks that programs commonly allow, and holds for every rule of building, since it
 * asks the columns themselves.
 */
export function isSafe(
  mechanism: Mechanism,
  position: Position,
  move: Move,
  others: readonly Move[],
): boolean {
  const from = fromOf(move);
  if (others.some((other) => fromOf(other) === from && other !== move)) return false;
  const column = mechanism.piles.findIndex((pile) => pile.kind === 'column');
  if (column < 0) return true;
  const home = facesHome(mechanism, position);
  return mechanism
    .fits(column, position.topFace(from))
    .every((face) => home[face] === copiesOf(mechanism, face));
}

/** The card id of the top card of a pile that is not empty. */
export function topCard(position: Position, pile: number): CardId {
  return position.slots[pile * position.stride + position.lengths[pile]! - 1]! & ID;
}

function facesHome({ piles }: Mechanism, position: Position): Uint8Array {
  const home = new Uint8Array(52);
  piles.forEach(({ kind }, pile) => {
    if (kind !== 'foundation') return;
    const start = pile * position.stride;
    for (let i = 0; i < position.lengths[pile]!; i++)
      home[position.faces[position.slots[start + i]! & ID]!]!++;
  });
  return home;
}

function copiesOf({ deck }: Mechanism, face: Face): number {
  let copies = 0;
  for (const one of deck.faces) if (one === face) copies++;
  return copies;
}
