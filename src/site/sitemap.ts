import { escapeHtml } from '../pages/escape-html.ts';

/** The list of pages that search engines ask for (https://www.sitemaps.org/protocol.html), as XML. */
export function sitemap(site: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

/** What programs that look around may read: everything; and where the list of pages is, where the site's address is known. */
export function robots(site: string | undefined): string {
  const list = site === undefined ? '' : `\nSitemap: ${site}sitemap.xml\n`;
  return `User-agent: *\nDisallow:\n${list}`;
}
