/** Other names of games in one language, as players type them, by the game's id. */
export type Names = Readonly<Record<string, readonly string[]>>;

const FILES = import.meta.glob<Names>('./aliases/*.ts', { import: 'names', eager: true });

/**
 * Other names of games, as players type them: by language, and for each game. Names that are only a translation word for
 * word and that nobody uses are left out.
 */
export const aliases: Readonly<Record<string, Names>> = Object.fromEntries(
  Object.entries(FILES).map(([path, names]) => [path.replace(/^.*\/(\w+)\.ts$/, '$1'), names]),
);
