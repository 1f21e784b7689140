import type { LanguageTexts } from './word-files.ts';
import { Words } from './words.ts';

const ENGLISH = import.meta.glob<string>('./en.table.ftl', { query: '?raw', import: 'default', eager: true });

/** The English texts for a table. */
export const englishTexts: readonly string[] = Object.values(ENGLISH);

/** English names of cards and piles, and all that a table says: what everything falls back to. */
export const englishWords = new Words('en', englishTexts);

/**
 * Words for a table (names of cards and piles, buttons, what is said and shown, keys) in a language. One that we lack, and
 * texts that have not been loaded, come in English.
 */
export function tableWords({ locale, texts }: LanguageTexts): Words {
  return texts.length === 0 ? englishWords : new Words(locale, texts, englishWords);
}
