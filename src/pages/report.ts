import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';

/** Who answers for the site, as far as its pages tell. */
export interface Publisher {
  /** The version of the site, as in `0.1.0`. */
  readonly version: string;
  /** Where faults and ideas go: an address of the web or of mail, `mailto:` included; undefined where none is known. */
  readonly reports: string | undefined;
}

/** What a player has before them who tells of something odd. */
export interface Occasion {
  /** The proper name of the game, or of the app. */
  readonly name: string;
  /** The title of the page, where it is not about a game. */
  readonly page?: string;
  /** The deal on the table, where there is a table. */
  readonly deal?: string | undefined;
  /** The moves that were made, in our notation. */
  readonly moves?: string | undefined;
}

/** What a report says by itself, so that nobody has to ask back: game, deal and moves, version, language. */
export function reportText(
  { name, page, deal, moves }: Occasion,
  { version }: Publisher,
  words: Words,
): string {
  const facts = { name: page ?? name, app: words.format('app-name'), version, language: words.locale };
  const about =
    deal === undefined
      ? words.format('page-report', facts)
      : words.format('page-report-deal', { ...facts, deal });
  return moves ? `${about}\n${moves}` : about;
}

/**
 * The request to tell of faults and ideas, as HTML, with a way to do so: a letter that is begun already, a page for
 * reports, or the lines to copy. A script puts a button to copy them beside them (`offerToCopy`).
 */
export function reportRequest(occasion: Occasion, publisher: Publisher, words: Words): string {
  const told = (id: string): string => escapeHtml(words.format(id, { name: occasion.name }));
  const text = reportText(occasion, publisher, words);
  const request = `<p>${told('page-request')}</p>`;
  const { reports } = publisher;
  if (reports?.startsWith('mailto:')) {
    const subject = encodeURIComponent(words.format('page-heading', { name: occasion.name }));
    const address = `${reports}?subject=${subject}&body=${encodeURIComponent(`\n\n${text}\n`)}`;
    return `${request}<p><a class="button outlined" href="${escapeHtml(address)}">${told('page-report-write')}</a></p>`;
  }
  const way =
    reports === undefined
      ? `<p>${told('page-report-nobody')}</p>`
      : `<p><a class="button outlined" href="${escapeHtml(reports)}">${told('page-report-write')}</a></p>` +
        `<p>${told('page-report-lines')}</p>`;
  const labels = `data-copy="${told('page-report-copy')}" data-copied="${told('page-report-copied')}"`;
  return `${request}${way}<p class="report" ${labels}>${escapeHtml(text)}</p>`;
}
