import { playableById } from '../../src/session/playable.ts';
import type { GameRecord } from '../../src/session/record.ts';
import { Session } from '../../src/session/session.ts';

/** A session of a game of the catalogue in which the first legal move was played `moves` times. */
export function played(game: string, deal: string, moves: number): Session {
  const playable = playableById(game);
  if (!playable) throw new Error(`no game ${game}`);
  const session = new Session(playable, deal, { now: () => 0 });
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
