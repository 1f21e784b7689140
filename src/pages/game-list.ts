import type { Family, Game } from '../games/game.ts';
import { gameMessage } from '../text/game-texts.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { gameCard } from './game-card.ts';
import { groupGames, type GameGroup, type ListedGame } from './game-groups.ts';

/**
 * Games as links to their pages, family by family, as HTML: it is written when the site is built, or anew at every
 * letter that is typed, and a browser reads it faster than anything can be put together.
 *
 * @param home the address of the home page in the language of the words
 * @param isWhole whether all games of a family are shown
 */
export function gameList(
  games: readonly Game[],
  words: Words,
  home: string,
  isWhole: (family: Family) => boolean,
): string {
  const sections = groupGames(games).map((group) => {
    const { family, games: listed, few } = group;
    const hasAll = listed.length <= few || isWhole(family);
    const items = (hasAll ? listed : listed.slice(0, few)).map((entry) => listedGame(entry, words, home));
    const others = hasAll ? '' : allButton(group, words) + withoutScript(listed.slice(few), home);
    const heading = escapeHtml(words.format('family', { family }));
    return (
      `<section aria-labelledby="family-${family}" data-family="${family}"><h2 id="family-${family}">${heading}</h2>` +
      `<ul class="cards">${items.join('')}</ul>${others}</section>`
    );
  });
  return sections.join('');
}

/** The games of a family that {@link gameList} leaves for those who ask, as HTML. */
export function otherGames(games: readonly Game[], family: string, words: Words, home: string): string {
  const group = groupGames(games).find((each) => each.family === family);
  return (group?.games.slice(group.few) ?? []).map((entry) => listedGame(entry, words, home)).join('');
}

function allButton({ family, games }: GameGroup, words: Words): string {
  const n = games.reduce((sum, { variants }) => sum + 1 + variants.length, 0);
  const label = escapeHtml(words.format('family-all', { n }));
  return `<button class="button all" type="button" aria-describedby="family-${family}">${label}</button>`;
}

function listedGame({ game, variants }: ListedGame, words: Words, home: string): string {
  const pitch = gameMessage(game.id, 'pitch');
  const card = gameCard(game, `${home}${game.id}/`, words.has(pitch) ? words.format(pitch) : '');
  if (variants.length === 0) return `${card}</li>`;
  return `${card}<p class="variants">${escapeHtml(words.format('variants'))} ${links(variants, home)}</p></li>`;
}

/** Where no script runs a button shows nothing: the names of the games stand there instead. */
function withoutScript(listed: readonly ListedGame[], home: string): string {
  const games = listed.flatMap(({ game, variants }) => [game, ...variants]);
  return `<noscript><p class="variants">${links(games, home)}</p></noscript>`;
}

function links(games: readonly Game[], home: string): string {
  return games
    .map(({ id, name }) => `<a href="${escapeHtml(`${home}${id}/`)}">${escapeHtml(name)}</a>`)
    .join(' ');
}
