import { gameFacts } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { folded } from './folded.ts';

/**
 * The game whose id or name stands in an address in another way than on its own page: in capitals, with accents, with
 * blanks or without. Undefined where there is none.
 */
export function meantGame(written: string, games: readonly Game[], words: Words): Game | undefined {
  const wanted = letters(written);
  return games.find((game) =>
    [game.id, game.name, localName(game, words), ...gameFacts(game).aliases].some(
      (name) => letters(name) === wanted,
    ),
  );
}

function letters(text: string): string {
  return folded(text).replaceAll(' ', '');
}
