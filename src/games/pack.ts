import type { GameRules } from '../rules/game-rules.ts';
import type { Family, Game } from './game.ts';

const BETWEEN = '|';

/**
 * Games as they are shipped, what is alike beside each other: names, families, rules, the ids of the games that they are
 * variants of, and ids that names do not give. Words stand in one text, a stroke between two games.
 */
export type PackedGames = readonly [
  names: string,
  families: string,
  rules: readonly GameRules[],
  variantsOf: string,
  ids: string,
];

/** Games in the fewest bytes that compress well: no word is written that another one gives. Numbers are left out. */
export function packGames(games: readonly Game[]): PackedGames {
  const words = (word: (game: Game) => string | undefined): string => games.map(word).join(BETWEEN);
  return [
    words(({ name }) => name),
    words(({ family }) => family),
    games.map(({ rules }) => rules),
    words(({ variantOf }) => variantOf),
    words(({ id, name }) => (id === idFrom(name) ? '' : id)),
  ];
}

/** What {@link packGames} was given, but for the numbers. */
export function unpackGames([names, families, rules, variantsOf, ids]: PackedGames): Game[] {
  const words = (text: string): string[] => text.split(BETWEEN);
  const [family, variants, id] = [words(families), words(variantsOf), words(ids)];
  return words(names).map((name, i) => {
    const variantOf = variants[i];
    return {
      id: id[i] || idFrom(name),
      name,
      family: family[i]! as Family,
      ...(variantOf ? { variantOf } : {}),
      rules: rules[i]!,
    };
  });
}

function idFrom(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/[ -]+/g, '-');
}
