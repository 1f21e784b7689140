import type { Family, Game } from '../games/game.ts';
import { gameMessage } from '../text/game-texts.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { gameCard } from './game-card.ts';
import { groupGames, type GameGroup, type ListedGame } from './game-groups.ts';
import { localName } from './local-name.ts';

/** What lists of games are written for. */
export interface ListView {
  readonly words: Words;
  /** The address of the home page in the language of the words. */
  readonly home: string;
  /** Whether all games of a family are shown. */
  readonly isWhole: (family: Family) => boolean;
}

/**
 * All games as links to their pages, family by family, as HTML: written when the site is built, since a browser reads it
 * faster than anything can be put together. Where no script runs it has the games as well that wait for a button.
 */
export function gameList(games: readonly Game[], words: Words, home: string): string {
  const view = { words, home, isWhole: () => false };
  return groupGames(games)
    .map((group) => section(group, view, withoutScript(group.games.slice(group.few), view)))
    .join('');
}

/** Some games as such links, as HTML: written anew at every letter that is typed, each family when it is asked for. */
export function* familySections(games: readonly Game[], view: ListView): Generator<string> {
  for (const group of groupGames(games)) yield section(group, view, '');
}

/** The games of a family that such lists leave for those who ask, as HTML. */
export function otherGames(games: readonly Game[], family: string, words: Words, home: string): string {
  const group = groupGames(games).find((each) => each.family === family);
  return (group?.games.slice(group.few) ?? []).map((entry) => listedGame(entry, words, home)).join('');
}

function section(group: GameGroup, { words, home, isWhole }: ListView, unscripted: string): string {
  const { family, games: listed, few } = group;
  const hasAll = listed.length <= few || isWhole(family);
  const items = (hasAll ? listed : listed.slice(0, few)).map((entry) => listedGame(entry, words, home));
  const others = hasAll ? '' : allButton(group, words) + unscripted;
  const heading = escapeHtml(words.format('family', { family }));
  return (
    `<section aria-labelledby="family-${family}" data-family="${family}"><h2 id="family-${family}">${heading}</h2>` +
    `<ul class="cards">${items.join('')}</ul>${others}</section>`
  );
}

function allButton({ family, games }: GameGroup, words: Words): string {
  const n = games.reduce((sum, { variants }) => sum + 1 + variants.length, 0);
  const label = escapeHtml(words.format('family-all', { n }));
  return `<button class="button all" type="button" aria-describedby="family-${family}">${label}</button>`;
}

function listedGame({ game, variants }: ListedGame, words: Words, home: string): string {
  const pitch = gameMessage(game.id, 'pitch');
  const card = gameCard(game, words, `${home}${game.id}/`, words.has(pitch) ? words.format(pitch) : '');
  if (variants.length === 0) return `${card}</li>`;
  return `${card}<p class="variants">${escapeHtml(words.format('variants'))} ${links(variants, words, home)}</p></li>`;
}

/** Where no script runs a button shows nothing: the names of the games stand there instead. */
function withoutScript(listed: readonly ListedGame[], { words, home }: ListView): string {
  if (listed.length === 0) return '';
  const games = listed.flatMap(({ game, variants }) => [game, ...variants]);
  return `<noscript><p class="variants">${links(games, words, home)}</p></noscript>`;
}

function links(games: readonly Game[], words: Words, home: string): string {
  return games
    .map((game) => `<a href="${escapeHtml(`${home}${game.id}/`)}">${escapeHtml(localName(game, words))}</a>`)
    .join(' ');
}
