import { textsOf, type Sources } from './word-files.ts';
import type { Words } from './words.ts';

const RULES: Sources = import.meta.glob<string>('./*.rules.ftl', { query: '?raw', import: 'default' });

/** The texts that rules are told with in one language, as far as they can be loaded. */
export function rulesTexts(locale: string): Promise<string[]> {
  return textsOf(RULES, locale);
}

/** Adds them to words that have none; in English where the language fails to load. Rejects where that fails, too. */
export async function addRulesWords(words: Words): Promise<void> {
  const own = await rulesTexts(words.locale);
  for (const text of own.length > 0 ? own : await rulesTexts('en')) words.add(text);
}
