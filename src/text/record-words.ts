import { addTexts, type Sources } from './word-files.ts';
import type { Words } from './words.ts';

/** What is said of the player's record. */
const RECORD: Sources = import.meta.glob<string>('./*.record.ftl', { query: '?raw', import: 'default' });

/** Adds what is said of the record to the words of a page; in English where the language fails to load. Never rejects. */
export function addRecordWords(words: Words): Promise<void> {
  return addTexts(words, RECORD);
}
