import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import { nearlyEqual } from './nearly-equal.ts';

/** What people call all of these games, folded: it helps to find none of them, unless one has it in its name. */
const GENERAL = new Set(
  (
    'card cards game games solitaire solitaires reussite patience patiences patiencen patiencespel kaartspel spel spelletje ' +
    'solitario solitari solitarios pazienza paciencia paciencias juego juegos cartas baraja jogo jogos'
  ).split(' '),
);

/** Letters that a word must have at least, so that a slip in it is forgiven. */
const LONG = 5;

/**
 * Makes games ready to be looked for. What it gives finds those of whose name, or of whose family's name in the reader's
 * language, or of whose other names (`others`), every typed word is a part. Case and accents do not matter, nor does
 * anything but letters and digits. Where nothing fits, it does without words like "solitaire"; where still nothing does,
 * each longer word may have one slip in it.
 */
export function finderOf(
  games: readonly Game[],
  words: Words,
  others: (game: Game) => readonly string[] = () => [],
): (typed: string) => Game[] {
  const told = games.map((game) =>
    folded([game.name, words.format('family', { family: game.family }), ...others(game)].join(' ')),
  );
  const fitting = (wanted: readonly string[], fits: (text: string, word: string) => boolean): Game[] =>
    games.filter((_, index) => wanted.every((word) => fits(told[index] ?? '', word)));
  return (typed) => {
    const wanted = folded(typed).split(' ').filter(Boolean);
    const exact = fitting(wanted, (text, word) => text.includes(word));
    if (exact.length > 0) return exact;
    const particular = wanted.filter((word) => !GENERAL.has(word));
    if (particular.length === 0) return wanted.length > 0 ? [...games] : exact;
    const plain = fitting(particular, (text, word) => text.includes(word));
    return plain.length > 0 ? plain : fitting(particular, nearlyIn);
  };
}

/** Whether a text has a word in it, or if it is long, one like it. */
function nearlyIn(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  return word.length >= LONG && text.split(' ').some((other) => nearlyEqual(word, other));
}

/** Letters and digits alone, without accents and in lower case; what stands between them is one space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
