import { games } from '../games/index.ts';
import { allRulesPath, homePath } from './addresses.ts';
import { drawing } from './drawings.ts';
import { escapeHtml } from './escape-html.ts';
import { groupGames } from './game-groups.ts';
import { languageLinks } from './language-links.ts';
import { gameLink, heading, paragraph, type Linking } from './reading.ts';
import { topicLinks } from './topic-links.ts';

/** What the page that leads to the rules of all games is written from. */
export interface AllRulesView extends Linking {
  readonly languages: readonly string[];
}

/** The page that leads to the rules of all games, family by family, as HTML: whole without any script. */
export function allRulesBody(view: AllRulesView): string {
  const { words, root, languages } = view;
  const told = (id: string): string => escapeHtml(words.format(id));
  const families = groupGames(games).map(({ family, games: listed }) => {
    const links = listed
      .flatMap(({ game, variants }) => [game, ...variants])
      .map(({ id }) => gameLink(id, view));
    return `${heading(2, words.format('family', { family }))}<p>${links.join(' · ')}</p>`;
  });
  return (
    `<header class="banner felt"><div class="wide"><a class="button back" href="${escapeHtml(root + homePath(words.locale))}" ` +
    `aria-label="${told('nav-home')}">${drawing('back')}</a><div><h1>${told('all-rules')}</h1>` +
    `${paragraph(words.format('all-rules-lead'), 'pitch')}</div></div></header>` +
    `<main class="wide reading"><article>${families.join('')}</article></main>` +
    `<footer class="wide muted">${topicLinks(words, root)}` +
    languageLinks(words, languages, (language) => root + allRulesPath(language)) +
    '</footer>'
  );
}
