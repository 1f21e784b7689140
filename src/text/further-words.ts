import type { Words } from './words.ts';

/** Gives words that know further messages, too: the same ones. */
type FurtherWords = (words: Words) => Words;

/**
 * Words to which further texts are added when somebody first needs them: `files` holds texts of .ftl files by their path,
 * one for each language; a language that has none gets the English one.
 */
export function furtherWords(files: Readonly<Record<string, string>>): FurtherWords {
  const known = new WeakSet<Words>();
  const textIn = (locale: string): string | undefined =>
    Object.entries(files).find(([path]) => path.startsWith(`./${locale}.`))?.[1];
  return (words) => {
    const text = textIn(words.locale) ?? textIn('en');
    if (text !== undefined && !known.has(words)) words.add(text);
    known.add(words);
    return words;
  };
}
