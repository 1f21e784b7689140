import { OWN_GAME } from '../pages/own-game.ts';
import { UNFETCHED, type Unfetched } from '../pages/unfetched.ts';
import { headLinks, headPreview } from './head-links.ts';
import { withBody, withData, withHead, withModules } from './static-page.ts';
import type { StaticPage } from './static-pages.ts';

/** What a page is written with beside its own text. */
export interface Frame {
  /** The built page of the app. */
  readonly html: string;
  /** Where the site will stand; undefined where nobody has said so. */
  readonly site: string | undefined;
  readonly languages: readonly string[];
  /** Style sheets of a page with a body, beside those of all pages. */
  readonly sheets: readonly string[];
  /** Modules that the page will ask for in a moment. */
  readonly modules: readonly string[];
  /** What it says where a part of it cannot be fetched. */
  readonly unfetched: Unfetched;
}

/** A page that is written when the site is built, as it would stand at the root: its addresses begin with `./`. */
export function pageHtml(
  page: StaticPage,
  { html, site, languages, sheets, modules, unfetched }: Frame,
): string {
  const { head, pathIn, body, unscripted, own, data, picture } = page;
  const links =
    headLinks({ language: head.language, languages, pathIn }, site) +
    headPreview({ ...head, path: pathIn(head.language), picture }, site) +
    (data === undefined
      ? ''
      : `<script type="application/ld+json">${data().replaceAll('<', String.raw`\u003c`)}</script>`);
  const framed = withHead(html, head).replace('</head>', () => `${links}</head>`);
  const filled = body === undefined ? framed : withBody(framed, body(), sheets);
  const told = unscripted === undefined ? filled : withUnscripted(filled, unscripted());
  const asked = withData(withModules(told, modules), UNFETCHED, unfetched);
  return own === undefined ? asked : withData(asked, OWN_GAME, own);
}

/** The page with something else for those who run no scripts. */
export function withUnscripted(html: string, unscripted: string): string {
  return html.replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, () => unscripted);
}
