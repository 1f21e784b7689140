/**
 * Where the site will stand, from BAIZE_SITE: an address of the web that ends in a slash, such as
 * `https://example.org/patience/`; undefined where nobody has said so.
 *
 * @throws Error when it is no such address
 */
export function siteAddress(setting: string | undefined): string | undefined {
  if (setting === undefined || setting === '') return undefined;
  const address = URL.canParse(setting) ? new URL(setting) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '') {
    throw new Error(`BAIZE_SITE is an address such as https://example.org/patience/, not “${setting}”`);
  }
  return address.href.replace(/\/?$/, '/');
}

/**
 * Where faults and ideas go, from the field `bugs` of package.json: a page for them, else an address of mail; undefined
 * where it names neither.
 */
export function reportAddress(bugs: unknown): string | undefined {
  if (typeof bugs === 'string') return bugs.includes('@') && !bugs.includes('/') ? `mailto:${bugs}` : bugs;
  if (typeof bugs !== 'object' || bugs === null) return undefined;
  if ('url' in bugs && typeof bugs.url === 'string') return bugs.url;
  return 'email' in bugs && typeof bugs.email === 'string' ? `mailto:${bugs.email}` : undefined;
}
