/** Which page an address of the site seems to stand for; whether there is such a game is for others to say. */
export type Route =
  | { readonly page: 'home'; readonly language: string | undefined }
  | {
      readonly page: 'game';
      readonly language: string | undefined;
      readonly game: string;
      readonly deal: string | undefined;
    }
  | { readonly page: 'unknown'; readonly language: string | undefined };

/** What the site holds: the languages that have folders of their own. */
export interface Site {
  /** The site's root, ending in a slash; a sub-path of the host counts as root. */
  readonly root: URL;
  readonly languages: readonly string[];
}

/**
 * Reads an address: `/` is home, `/munger/` a game, `/fr/munger/` the same in French, `/munger/?deal=42` one deal of it.
 * The deal is given as it stands there, unchecked: whoever shows it says what is wrong with it.
 */
export function routeOf(address: URL, { root, languages }: Site): Route {
  const parts = address.pathname
    .slice(root.pathname.length)
    .split('/')
    .filter((part) => part !== '' && part !== 'index.html');
  const language = languages.find((known) => known === parts[0]);
  const [game, ...more] = language === undefined ? parts : parts.slice(1);
  if (game === undefined) return { page: 'home', language };
  if (more.length > 0) return { page: 'unknown', language };
  return { page: 'game', language, game, deal: address.searchParams.get('deal') ?? undefined };
}

/** The language of the pages that have no folder of their own. */
export const ROOT_LANGUAGE = 'en';

/** Stands for the address of the home page in what is written before anybody knows where the site will be. */
export const HOME_MARK = '\u{E002}';

/** The address of the home page in a language. */
export function homeAddress(root: URL, language: string): string {
  return language === ROOT_LANGUAGE ? root.href : new URL(`${language}/`, root).href;
}

/** The address of a game's page in a language, of one deal of it where a deal is named. */
export function gameAddress(root: URL, language: string, game: string, deal?: string): string {
  const address = new URL(`${game}/`, homeAddress(root, language));
  if (deal !== undefined) address.searchParams.set('deal', deal);
  return address.href;
}
