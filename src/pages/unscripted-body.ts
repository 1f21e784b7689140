import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';

/** What a page that is nothing without a script says to those who run none. */
export interface Unscripted {
  readonly heading: string;
  readonly text: string;
  /** Where they can go: the way from the site's root, and what the link says. */
  readonly ways: readonly (readonly [path: string, label: string])[];
}

/** What a page says where no script runs, as HTML: that it needs one, and what there is without. */
export function unscriptedBody({ heading, text, ways }: Unscripted, root: string): string {
  return (
    `<main class="unscripted"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>` +
    `${ways.map((way) => linkTo(way, root)).join('')}</main>`
  );
}

/** A link in a line of its own, as HTML: the way from the site's root, and what it says. */
export function linkTo([path, label]: readonly [string, string], root: string): string {
  return `<p><a href="${escapeHtml(root + path)}">${escapeHtml(label)}</a></p>`;
}

/**
 * The same for a page that does not know its reader's language: in each of them.
 *
 * @param text the message that says it
 * @param way gives where to go in a language, as in {@link Unscripted} and in full; undefined where nobody knows
 */
export function unscriptedInAll(
  all: readonly Words[],
  text: string,
  way: (words: Words) => readonly [address: string, label: string] | undefined,
): string {
  const told = all.map((words) => {
    const to = way(words);
    return `<section lang="${words.locale}"><p>${escapeHtml(words.format(text))}</p>${to ? linkTo(to, '') : ''}</section>`;
  });
  const app = all[0]?.format('app-name') ?? '';
  return `<main class="unscripted"><h1>${escapeHtml(app)}</h1>${told.join('')}</main>`;
}
