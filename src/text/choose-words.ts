import { addTexts, type Sources } from './word-files.ts';
import type { Words } from './words.ts';

/** What is said to whoever chooses a game. */
const CHOOSE: Sources = import.meta.glob<string>('./*.choose.ftl', { query: '?raw', import: 'default' });

/** Adds what is said when a game is chosen to the words of a page; in English where the language fails to load. Never rejects. */
export function addChooseWords(words: Words): Promise<void> {
  return addTexts(words, CHOOSE);
}
