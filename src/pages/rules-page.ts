import { games } from '../games/index.ts';
import { gameMessage } from '../text/game-texts.ts';
import { gamePath, homePath, rulesPath } from './addresses.ts';
import { drawing } from './drawings.ts';
import { escapeHtml } from './escape-html.ts';
import { examples } from './examples.ts';
import { gameCard } from './game-card.ts';
import {
  facts,
  HOW_TO_PLAY,
  howToPlay,
  introduction,
  pitch,
  textsOf,
  variants,
  winRate,
} from './game-parts.ts';
import { languageLinks } from './language-links.ts';
import { localName } from './local-name.ts';
import { miniaturePicture } from './miniature-picture.ts';
import { nearGames } from './near-games.ts';
import { heading, linked, moreLikeIt, paragraph, type Reading } from './reading.ts';
import { reportRequest, type Publisher } from './report.ts';
import { topicLinks } from './topic-links.ts';

/** What the page with the rules of a game is written from. */
export interface RulesView extends Reading {
  readonly languages: readonly string[];
  readonly publisher: Publisher;
}

/** How many games are shown as near, at least. */
const LEAST = 4;

/** The page with everything there is to read about a game, as HTML: whole without any script. */
export function rulesBody(view: RulesView): string {
  const { game, words, root, languages, publisher } = view;
  const { rules } = game;
  const name = localName(game, words);
  const told = (id: string): string => escapeHtml(words.format(id, { name }));
  const address = (path: string): string => escapeHtml(root + path);
  const home = address(homePath(words.locale));
  const play = `<a class="button main" href="${address(gamePath(words.locale, game.id))}">${told('page-play')}</a>`;
  const jump = `<a class="button outlined" href="#${HOW_TO_PLAY}">${told('page-how-to')}</a>`;
  const picture = `<figure>${miniaturePicture(rules)}<figcaption class="muted">${told('page-layout')}</figcaption></figure>`;
  return (
    `<header class="banner felt"><div class="wide"><a class="button back" href="${home}" aria-label="${told('nav-home')}">` +
    `${drawing('back')}</a><div><h1>${told('page-heading')}</h1><p class="pitch">${pitch(view)}</p><p>${play} ${jump}</p></div></div></header>` +
    `<main class="wide reading"><div class="glance">${picture}${facts(view)}${variants(view)}</div><article>${introduction(view)}` +
    howToPlay(view, 2) +
    examples(view) +
    winRate(view) +
    relatives(view) +
    heading(2, words.format('page-odd')) +
    reportRequest({ name: game.name }, publisher, words) +
    `${paragraph(words.format('page-wish'))}<p>${play}</p></article></main>` +
    `<footer class="wide muted">${topicLinks(words, root)}<p>${told('page-promise')} <a href="${home}">${told('nav-home')}</a></p>` +
    languageLinks(words, languages, (language) => root + rulesPath(language, game.id)) +
    '</footer>'
  );
}

/** Games that are near: why, where somebody has written it, and each with its drawing. */
function relatives(view: RulesView): string {
  const { game, words, root, pathTo } = view;
  const written = textsOf(view).relatives ?? [];
  const named = new Set(written.flatMap(({ game: id }) => id ?? []));
  const near = [
    ...games.filter(({ id }) => named.has(id)),
    ...nearGames(game).filter(({ id }) => !named.has(id)),
  ];
  const cards = near.slice(0, Math.max(LEAST, named.size)).map((other) => {
    const said = gameMessage(other.id, 'pitch');
    const address = root + pathTo(words.locale, other.id);
    return `${gameCard(other, words, address, words.has(said) ? words.format(said) : '')}</li>`;
  });
  const text = written.length === 0 ? '' : `<p>${linked(written, view)}</p>`;
  return `${heading(2, words.format('page-relatives'))}${text}<ul class="cards">${cards.join('')}</ul>${moreLikeIt(view)}`;
}
