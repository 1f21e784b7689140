import { addTexts, type Sources } from './word-files.ts';
import type { Words } from './words.ts';

/** What the short pages about the site say. */
const ABOUT: Sources = import.meta.glob<string>('./*.about.ftl', { query: '?raw', import: 'default' });

/** Adds what the short pages say to the words of a page; in English where the language fails to load. Never rejects. */
export function addAboutWords(words: Words): Promise<void> {
  return addTexts(words, ABOUT);
}
