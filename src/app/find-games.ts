import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';

/**
 * The games of whose name, or of whose family's name in the reader's language, or of whose other names (`others`), every
 * typed word is a part. Case and accents do not matter, nor does anything but letters and digits.
 */
export function findGames(
  games: readonly Game[],
  typed: string,
  words: Words,
  others: (game: Game) => readonly string[] = () => [],
): Game[] {
  const wanted = folded(typed).split(' ').filter(Boolean);
  return games.filter((game) => {
    const family = words.format('family', { family: game.family });
    const told = folded([game.name, family, ...(wanted.length > 0 ? others(game) : [])].join(' '));
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
