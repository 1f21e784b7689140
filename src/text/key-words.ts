import { englishWords } from './load-words.ts';

const ENGLISH = import.meta.glob<string>('./en.keys.ftl', { query: '?raw', import: 'default', eager: true });

let areKnown = false;

/** Teaches English, which everything falls back to, the words for keys. Other languages come with theirs. */
export function learnKeyWords(): void {
  if (areKnown) return;
  areKnown = true;
  for (const text of Object.values(ENGLISH)) englishWords.add(text);
}
