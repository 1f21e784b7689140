import { escapeHtml } from '../pages/escape-html.ts';

/** What one written page says of itself, for bookmarks, shared links and search engines. */
export interface PageHead {
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The built home page with another head. Throws an Error when it has no place for one of its parts: then the page and
 * this function have grown apart.
 */
export function withHead(html: string, { language, title, description }: PageHead): string {
  const parts: readonly (readonly [RegExp, string])[] = [
    [/(?<=<html lang=")[^"]*/, language],
    [/(?<=<title>)[^<]*/, title],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, description],
  ];
  return parts.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`The page has no place that fits ${place.source}`);
    return page.replace(place, () => escapeHtml(text));
  }, html);
}

/**
 * The page with a body, and style sheets for it after its own. Nothing is shown before its script has run, which may
 * choose other colours; browsers that cannot wait for it show the page as it is.
 */
export function withBody(html: string, body: string, sheets: readonly string[]): string {
  const links = sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="./${sheet}">`);
  return html
    .replace('<script type="module"', '<script type="module" blocking="render"')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/(?<=<body>).*(?=<\/body>)/s, () => body);
}

/** The page with modules that it will ask for in a moment named in its head, so that they load at once. */
export function withModules(html: string, modules: readonly string[]): string {
  const links = modules.map((module) => `<link rel="modulepreload" crossorigin href="./${module}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with data that its script will read, in a block of that id. */
export function withData(html: string, id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="${id}">${json}</script></head>`);
}

/**
 * The page for any depth up to `deepest` folders: its scripts and styles are asked for at each depth, and one of them
 * is the right one. For the page of missing addresses, which hosts show wherever nothing is.
 */
export function atAnyDepth(html: string, deepest: number): string {
  return html.replaceAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\.\/[^>]*>(?:<\/script>)?/g, (tag) =>
    Array.from({ length: deepest + 1 }, (_, depth) =>
      tag.replace(/(\s(?:src|href)=")\.\//, (_all, before: string) => before + ('../'.repeat(depth) || './')),
    ).join(''),
  );
}
