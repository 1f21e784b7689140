const names = new Map<string, string>();

/** The name of a language as its speakers write it in a sentence. */
export function nameInSentence(language: string): string {
  // To look it up takes a browser longer than anything else on a page.
  const name =
    names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  names.set(language, name);
  return name;
}

/** The name of a language as its speakers write it, to stand alone. */
export function languageName(language: string): string {
  const name = nameInSentence(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
