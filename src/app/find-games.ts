import type { Game } from '../games/game.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { nearestName } from './nearest-name.ts';
import { nearlyEqual } from './nearly-equal.ts';
import { folded } from './folded.ts';

/** What people call all of these games, folded: it helps to find none of them, unless one has it in its name. */
const GENERAL = new Set(
  (
    'card cards game games solitaire solitaires reussite patience patiences patiencen patiencespel kaartspel spel spelletje ' +
    'solitario solitari solitarios pazienza paciencia paciencias juego juegos cartas baraja jogo jogos'
  ).split(' '),
);

/** Letters that a word must have at least, so that a slip in it is forgiven. */
const LONG = 5;

/** Finds games by what somebody types. */
export interface Finder {
  /**
   * The games that fit: of whose name, or of whose family's name in the reader's language, or of whose other names every
   * typed word is a part. Case and accents do not matter, nor does anything but letters and digits. Where nothing fits, it
   * does without words like "solitaire"; where still nothing does, each longer word may have one slip in it.
   */
  readonly find: (typed: string) => Game[];
  /** The name, of a game or of a family, that may have been meant where nothing fits; undefined where none is near. */
  readonly guess: (typed: string) => string | undefined;
}

/** Makes games ready to be looked for, which have other names (`others`) as well. */
export function finderOf(
  games: readonly Game[],
  words: Words,
  others: (game: Game) => readonly string[] = () => [],
): Finder {
  const told = games.map((game) => {
    const names = [game.name, localName(game, words), words.format('family', { family: game.family })];
    return folded([...names, ...others(game)].join(' '));
  });
  const single = told.map((text) => [...new Set(text.split(' '))]);
  const fitting = (wanted: readonly string[], fits: (index: number, word: string) => boolean): Game[] =>
    games.filter((_, index) => wanted.every((word) => fits(index, word)));
  const hasWord = (index: number, word: string): boolean => told[index]!.includes(word);
  const nearly = (index: number, word: string): boolean =>
    hasWord(index, word) || (word.length >= LONG && single[index]!.some((other) => nearlyEqual(word, other)));
  let names: Map<string, string> | undefined;
  return {
    find: (typed) => {
      const wanted = folded(typed).split(' ').filter(Boolean);
      const exact = fitting(wanted, hasWord);
      if (exact.length > 0) return exact;
      const particular = particularOf(wanted);
      if (particular.length === 0) return wanted.length > 0 ? [...games] : exact;
      const plain = fitting(particular, hasWord);
      return plain.length > 0 ? plain : fitting(particular, nearly);
    },
    guess: (typed) => {
      names ??= namesOf(games, words, others);
      const wanted = particularOf(folded(typed).split(' ').filter(Boolean)).join(' ');
      return names.get(nearestName(wanted, [...names.keys()]) ?? '');
    },
  };
}

/** All names of games and of their families as people write them, by how they are compared; the proper ones first. */
function namesOf(
  games: readonly Game[],
  words: Words,
  others: (game: Game) => readonly string[],
): Map<string, string> {
  const all = [
    ...games.map((game) => localName(game, words)),
    ...games.map(({ family }) => words.format('family', { family })),
    ...games.flatMap(others),
  ];
  const names = new Map<string, string>();
  for (const name of all) if (!names.has(folded(name))) names.set(folded(name), name);
  return names;
}

function particularOf(wanted: readonly string[]): string[] {
  return wanted.filter((word) => !GENERAL.has(word));
}
