import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import type { Topic } from './addresses.ts';
import { localName } from './local-name.ts';

/** The title of the home page. */
export function homeTitle(words: Words): string {
  return words.format('home-page-title', { app: words.format('app-name') });
}

/** The title of a game's page: the promise that people look for comes before our own name. */
export function gameTitle(words: Words, game: Game): string {
  return words.format('game-page-title', { name: localName(game, words), app: words.format('app-name') });
}

/** The title of the page with a game's rules. */
export function rulesTitle(words: Words, game: Game): string {
  return words.format('page-rules-title', { name: localName(game, words), app: words.format('app-name') });
}

/** The title of a short page about the site. */
export function topicTitle(words: Words, topic: Topic): string {
  const facts = { topic: words.format('about-topic', { topic }), app: words.format('app-name') };
  return words.format('about-page-title', facts);
}

/** The title of the page that leads to the rules of all games. */
export function allRulesTitle(words: Words): string {
  return words.format('about-page-title', {
    topic: words.format('all-rules'),
    app: words.format('app-name'),
  });
}

/** The title of the page of the player's record. */
export function recordTitle(words: Words): string {
  return words.format('record-page-title', { app: words.format('app-name') });
}

/** The title of a page where there is nothing. */
export function unknownTitle(words: Words): string {
  return words.format('not-found-page-title', { app: words.format('app-name') });
}
