import { compile } from '../engine/compile.ts';
import { learnMechanisms, playableById } from '../session/playable.ts';
import { shownMoves, type ShownMove } from '../session/shown-moves.ts';

const known = new Map<string, readonly ShownMove[]>();

/** An example of each kind of move of a game of the catalogue; only that game has to be known. */
export function movesOf(id: string): readonly ShownMove[] {
  const found = known.get(id) ?? find(id);
  known.set(id, found);
  return found;
}

function find(id: string): readonly ShownMove[] {
  learnMechanisms(compile);
  const game = playableById(id);
  if (!game) throw new RangeError(`${id} is no game`);
  return shownMoves(game);
}
