import { textsOf, type Sources } from './word-files.ts';
import type { Words } from './words.ts';

/** What is said of the player's record. */
const RECORD: Sources = import.meta.glob<string>('./*.record.ftl', { query: '?raw', import: 'default' });

/** Adds what is said of the record to the words of a page; in English where the language fails to load. Never rejects. */
export async function addRecordWords(words: Words): Promise<void> {
  const own = await textsOf(RECORD, words.locale);
  for (const text of own.length > 0 ? own : await textsOf(RECORD, 'en')) words.add(text);
}
