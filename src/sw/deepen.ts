/**
 * Rewrites a page's relative addresses for a place deeper in the site.
 *
 * @param html the built page, whose addresses in `href` and `src` begin with `./`
 * @param depth how many folders below the site's root the page is shown: 0 for `/`, 2 for `/fr/munger/`
 * @returns the same page with `../` once for every folder; addresses of any other kind stay as they are
 */
export function deepen(html: string, depth: number): string {
  if (depth === 0) return html;
  return html.replaceAll(/(\s(?:href|src)=["']?)\.\//g, `$1${'../'.repeat(depth)}`);
}
