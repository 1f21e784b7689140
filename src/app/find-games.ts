import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';

/**
 * The games of whose name, or of whose family's name in the reader's language, every typed word is a part. Case and
 * accents do not matter, nor does anything but letters and digits.
 */
export function findGames(games: readonly Game[], typed: string, words: Words): Game[] {
  const wanted = folded(typed).split(' ').filter(Boolean);
  return games.filter(({ name, family }) => {
    const told = folded(`${name} ${words.format('family', { family })}`);
    return wanted.every((word) => told.includes(word));
  });
}

/** Letters and digits alone, without accents and in lower case; what stands between them is one space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
