/** A file of the site, as the build lists it: its address relative to the root, and what changes when the file does. */
export interface ListedFile {
  readonly url: string;
  /** Absent or null where the address itself changes with the file. */
  readonly revision?: string | null;
}

/** Words of a language, and its home page, by their addresses. */
const OF_A_LANGUAGE = /^(?:assets\/([a-z]{2}(?:-\w+)?)\.\w+-|([a-z]{2}(?:-\w+)?)\/index\.html$)/;

/**
 * The language without which nobody needs a file (`assets/fr.app-x1.js`, `fr/index.html`); undefined for those that
 * everybody needs, and for English, which stands in for whatever is missing.
 */
export function fileLanguage(url: string): string | undefined {
  const [, words, home] = OF_A_LANGUAGE.exec(url) ?? [];
  const language = words ?? home;
  return language === 'en' ? undefined : language;
}

/** Files for everybody, and those of each language. */
export interface SortedFiles {
  readonly shared: readonly ListedFile[];
  readonly byLanguage: ReadonlyMap<string, readonly ListedFile[]>;
}

/** Sorts the files of the site by who needs them. */
export function sortFiles(files: readonly ListedFile[]): SortedFiles {
  const shared: ListedFile[] = [];
  const byLanguage = new Map<string, ListedFile[]>();
  for (const file of files) {
    const language = fileLanguage(file.url);
    if (language === undefined) shared.push(file);
    else byLanguage.set(language, [...(byLanguage.get(language) ?? []), file]);
  }
  return { shared, byLanguage };
}

/** The language of an address of the site: its first folder, if `languages` has it. */
export function addressLanguage(
  address: URL,
  root: URL,
  languages: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string | undefined {
  if (!address.href.startsWith(root.href)) return undefined;
  const [first = ''] = address.pathname.slice(root.pathname.length).split('/');
  return languages.has(first) ? first : undefined;
}
