import { gamePath, homePath, RECORD, recordPath, RULES, TOPICS, type Topic } from '../pages/addresses.ts';

/** Which page an address of the site seems to stand for; whether there is such a game is for others to say. */
export type Route =
  | { readonly page: 'home'; readonly language: string | undefined }
  | {
      readonly page: 'game';
      readonly language: string | undefined;
      readonly game: string;
      readonly deal: string | undefined;
    }
  | { readonly page: 'rules'; readonly language: string | undefined; readonly game: string }
  | { readonly page: 'all rules'; readonly language: string | undefined }
  | { readonly page: 'topic'; readonly language: string | undefined; readonly topic: Topic }
  | {
      readonly page: 'record';
      readonly language: string | undefined;
      readonly game: string | undefined;
      /** The game from whose table it was opened, and to which it leads back. */
      readonly from: string | undefined;
    }
  | { readonly page: 'unknown'; readonly language: string | undefined };

/** What the site holds: the languages that have folders of their own. */
export interface Site {
  /** The site's root, ending in a slash; a sub-path of the host counts as root. */
  readonly root: URL;
  readonly languages: readonly string[];
}

/**
 * Reads an address: `/` is home, `/munger/` a game, `/fr/munger/` the same in French, `/munger/?deal=42` one deal of it,
 * `/munger/rules/` how that is played, `/rules/` the way to that of all games, `/privacy/` and the like a short page, `/record/` the player's record and
 * `/record/?game=munger` that of one game; `from=munger` says whence it was opened.
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
  if (game === RECORD && more.length === 0) {
    const named = (name: string): string | undefined => address.searchParams.get(name) || undefined;
    return { page: 'record', language, game: named('game'), from: named('from') };
  }
  if (game === RULES && more.length === 0) return { page: 'all rules', language };
  const topic = TOPICS.find((known) => known === game);
  if (topic && more.length === 0) return { page: 'topic', language, topic };
  if (more.length === 1 && more[0] === RULES && game !== RECORD && !topic)
    return { page: 'rules', language, game };
  if (more.length > 0) return { page: 'unknown', language };
  return { page: 'game', language, game, deal: address.searchParams.get('deal') ?? undefined };
}

/** The address of the home page in a language. */
export function homeAddress(root: URL, language: string): string {
  return new URL(homePath(language), root).href;
}

/** The address of a game's page in a language, of one deal of it where a deal is named. */
export function gameAddress(root: URL, language: string, game: string, deal?: string): string {
  const address = new URL(gamePath(language, game), root);
  if (deal !== undefined) address.searchParams.set('deal', deal);
  return address.href;
}

/** The address of the player's record in a language, of one game where a game is named, opened `from` a game's table. */
export function recordAddress(root: URL, language: string, game?: string, from?: string): string {
  const address = new URL(recordPath(language), root);
  if (game !== undefined) address.searchParams.set('game', game);
  if (from !== undefined) address.searchParams.set('from', from);
  return address.href;
}

/** Where on the page of the player's record everything goes out and in. */
export const BACKUP_PLACE = '#backup';

/** The address of that place. */
export function backupAddress(root: URL, language: string): string {
  return recordAddress(root, language) + BACKUP_PLACE;
}
