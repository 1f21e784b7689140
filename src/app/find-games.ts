import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';

/**
 * Makes games ready to be looked for. What it gives finds those of whose name, or of whose family's name in the reader's
 * language, or of whose other names (`others`), every typed word is a part. Case and accents do not matter, nor does
 * anything but letters and digits.
 */
export function finderOf(
  games: readonly Game[],
  words: Words,
  others: (game: Game) => readonly string[] = () => [],
): (typed: string) => Game[] {
  const told = games.map((game) =>
    folded([game.name, words.format('family', { family: game.family }), ...others(game)].join(' ')),
  );
  return (typed) => {
    const wanted = folded(typed).split(' ').filter(Boolean);
    return games.filter((_, index) => wanted.every((word) => told[index]?.includes(word)));
  };
}

/** Letters and digits alone, without accents and in lower case; what stands between them is one space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
