import { paragraphsOf } from '../text/game-texts.ts';
import { homePath, topicPath, type Topic } from './addresses.ts';
import { drawing } from './drawings.ts';
import { escapeHtml } from './escape-html.ts';
import { languageLinks } from './language-links.ts';
import { heading, linked, nameOf, paragraph, type Linking } from './reading.ts';
import { reportRequest, type Publisher } from './report.ts';
import { topicLinks } from './topic-links.ts';

/** What a short page about the site is written from. */
export interface TopicView extends Linking {
  readonly topic: Topic;
  readonly languages: readonly string[];
  readonly publisher: Publisher;
}

/** Stands before a paragraph that is a heading. */
const HEADING = '# ';

/** A short page about the site, as HTML: whole without any script. */
export function topicBody(view: TopicView): string {
  const { topic, words, root, languages, publisher } = view;
  const title = words.format('about-topic', { topic });
  const home = escapeHtml(root + homePath(words.locale));
  const back = escapeHtml(words.format('nav-home'));
  const occasion = { name: words.format('app-name'), page: title };
  return (
    `<header class="banner felt"><div class="wide"><a class="button back" href="${home}" aria-label="${back}">` +
    `${drawing('back')}</a><div><h1>${escapeHtml(title)}</h1>` +
    `${paragraph(words.format(`about-${topic}-lead`), 'pitch')}</div></div></header>` +
    `<main class="wide reading"><article>${text(view)}${heading(2, words.format('page-odd'))}` +
    `${reportRequest(occasion, publisher, words)}</article></main>` +
    `<footer class="wide muted">${topicLinks(words, root, topic)}<p><a href="${home}">${back}</a></p>` +
    languageLinks(words, languages, (language) => root + topicPath(language, topic)) +
    '</footer>'
  );
}

function text(view: TopicView): string {
  const { words, topic } = view;
  return paragraphsOf(words.format(`about-${topic}-text`), nameOf)
    .map((pieces) => {
      const first = pieces[0]?.text ?? '';
      return first.startsWith(HEADING)
        ? heading(2, first.slice(HEADING.length))
        : `<p>${linked(pieces, view)}</p>`;
    })
    .join('');
}
