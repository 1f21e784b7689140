import type { Words } from '../text/words.ts';
import { allRulesPath, TOPICS, topicPath, type Topic } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';

/** Links to the rules of all games and to the short pages about the site, but for the one that is shown, as HTML. */
export function topicLinks(words: Words, root: string, shown?: Topic): string {
  const rules = `<a href="${escapeHtml(root + allRulesPath(words.locale))}">${escapeHtml(words.format('all-rules'))}</a>`;
  const links = TOPICS.filter((topic) => topic !== shown).map((topic) => {
    const address = escapeHtml(root + topicPath(words.locale, topic));
    return `<a href="${address}">${escapeHtml(words.format('about-topic', { topic }))}</a>`;
  });
  return `<p class="languages">${[rules, ...links].join(' ')}</p>`;
}
