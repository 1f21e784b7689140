import { compile } from '../../src/engine/compile.ts';
import '../../src/games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../../src/session/playable.ts';
import type { GameRecord } from '../../src/session/record.ts';
import { Session } from '../../src/session/session.ts';

learnMechanisms(compile);

/** A game of the catalogue. */
export function gameOf(id: string): Playable {
  const playable = playableById(id);
  if (!playable) throw new Error(`no game ${id}`);
  return playable;
}

/** A session of a game of the catalogue in which the first legal move was played `moves` times. */
export function played(game: string, deal: string, moves: number): Session {
  const session = new Session(gameOf(game), deal, { now: () => 0 });
  for (let n = 0; n < moves; n++) {
    const [first] = session.legalMoves();
    if (first === undefined) throw new Error(`${game} ${deal} ends after ${n} moves`);
    session.play(first);
  }
  return session;
}

/** The record of {@link played}. */
export function recordOf(game: string, deal: string, moves: number): GameRecord {
  return played(game, deal, moves).record();
}
