/** The language of the pages that have no folder of their own. */
export const ROOT_LANGUAGE = 'en';

/** The folder of the player's record; no game has this id. */
export const RECORD = 'record';

/** The way from the site's root to the home page in a language: nothing, or `fr/`. */
export function homePath(language: string): string {
  return language === ROOT_LANGUAGE ? '' : `${language}/`;
}

/** The way from the site's root to the games that are like one, on the home page in a language: `fr/?like=munger`. */
export function likePath(language: string, game: string): string {
  return `${homePath(language)}?like=${game}`;
}

/** The way from the site's root to a game's table in a language: `munger/` or `fr/munger/`. */
export function gamePath(language: string, game: string): string {
  return `${homePath(language)}${game}/`;
}

/** The way from the site's root to the player's record in a language: `record/` or `fr/record/`. */
export function recordPath(language: string): string {
  return `${homePath(language)}${RECORD}/`;
}

/** The folder inside of a game's own where its rules are read, and that which leads to all of them; no game has this id. */
export const RULES = 'rules';

/** The way from the site's root to the rules of a game in a language: `munger/rules/` or `fr/munger/rules/`. */
export function rulesPath(language: string, game: string): string {
  return `${gamePath(language, game)}${RULES}/`;
}

/** The short pages about the site, each a folder; no game has one of these ids. */
export const TOPICS = ['fair-deals', 'winnable', 'privacy', 'accessibility'] as const;

/** What a short page is about. */
export type Topic = (typeof TOPICS)[number];

/** The way from the site's root to a short page in a language: `privacy/` or `fr/privacy/`. */
export function topicPath(language: string, topic: Topic): string {
  return `${homePath(language)}${topic}/`;
}

/** The way from the site's root to the page that leads to the rules of all games: `rules/` or `fr/rules/`. */
export function allRulesPath(language: string): string {
  return `${homePath(language)}${RULES}/`;
}
