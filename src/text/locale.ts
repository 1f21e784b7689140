/**
 * The first of the `wanted` languages (as browsers list them: `fr-CA`, `de`) that is `available`, a regional form
 * served by the language itself where there is nothing closer; `en` when there is none.
 */
export function bestLocale(wanted: string | readonly string[], available: readonly string[]): string {
  const names = new Map(available.map((locale) => [locale.toLowerCase(), locale]));
  for (const tag of typeof wanted === 'string' ? [wanted] : wanted) {
    const parts = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
    for (let length = parts.length; length > 0; length--) {
      const found = names.get(parts.slice(0, length).join('-'));
      if (found !== undefined) return found;
    }
  }
  return 'en';
}
