import { gameById } from '../../src/games/index.ts';
import type { Question } from '../../src/worker/question.ts';

/** A question about a deal of the catalogue, with so many milliseconds for it. */
export function questionOf(id: string, deal: string, moves = '', ms = 5000): Question {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return { rules: game.rules, rulesDigest: id, deal, moves, limits: { ms, tableBytes: 2 ** 24 } };
}

/** A worker that cannot be started, as in a sandboxed frame. */
export function forbidden(): Worker {
  throw new DOMException('no worker here', 'SecurityError');
}

/** A worker whose script does not come, as under a policy that forbids it: it says so later. */
export function broken(): Worker {
  return new Worker(URL.createObjectURL(new Blob(['throw new Error("not here")'])));
}
