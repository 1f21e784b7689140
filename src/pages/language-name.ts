/** The name of a language as its speakers write it in a sentence. */
export function nameInSentence(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** The name of a language as its speakers write it, to stand alone. */
export function languageName(language: string): string {
  const name = nameInSentence(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
