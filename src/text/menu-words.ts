import type { Words } from './words.ts';

/** What the menu of a table and its sheets say: little enough to come with them in every language. */
const MENU = import.meta.glob<string>('./*.menu.ftl', { query: '?raw', import: 'default', eager: true });

const known = new WeakSet<Words>();

/** Words of a table that know the menu, too: the same ones. */
export function menuWords(words: Words): Words {
  const text = MENU[`./${words.locale}.menu.ftl`];
  if (text !== undefined && !known.has(words)) words.add(text);
  known.add(words);
  return words;
}
