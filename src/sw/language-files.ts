import { addressLanguage, fileLanguage, type ListedFile } from './file-language.ts';

/** Where the files are kept; of the browser's caches, those that answer by address. */
export type Shelf = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>;

/**
 * Keeps the files of languages, each from when somebody first comes to a page in it: nobody pays for the others. A
 * language that is kept stays so with new versions.
 */
export class LanguageFiles {
  readonly #root: URL;
  readonly #shelf: () => Promise<Shelf>;
  readonly #files: ReadonlyMap<string, readonly ListedFile[]>;
  /** The key of each file by its address: it names the revision, where the address does not change with the file. */
  readonly #keys: ReadonlyMap<string, string>;

  /** `files` are those of this version of the site, by language; `root` is the site's root, ending in a slash. */
  constructor(files: ReadonlyMap<string, readonly ListedFile[]>, root: URL, shelf: () => Promise<Shelf>) {
    this.#files = files;
    this.#root = root;
    this.#shelf = shelf;
    this.#keys = new Map(
      [...files.values()].flat().map(({ url, revision }) => {
        const address = new URL(url, root).href;
        return [address, revision ? `${address}?${revision}` : address];
      }),
    );
  }

  /** Whether an address, without query, is that of such a file. */
  has(address: string): boolean {
    return this.#keys.has(address);
  }

  /** The file at an address, if it is kept in this version. */
  async match(address: string): Promise<Response | undefined> {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : (await this.#shelf()).match(key);
  }

  /**
   * Keeps the languages of these pages, given by their addresses, and those of which something is kept already.
   * Rejects when a file cannot be fetched or stored; what came before it is kept.
   */
  async keepAll(pages: readonly string[]): Promise<void> {
    const shelf = await this.#shelf();
    const kept = new Set((await shelf.keys()).map(({ url }) => url));
    const languages = new Set([
      ...pages.map((page) => addressLanguage(new URL(page), this.#root, this.#files)),
      ...[...kept].map((key) => fileLanguage(key.slice(this.#root.href.length).replace(/\?.*$/, ''))),
    ]);
    const files = [...languages].flatMap((language) => this.#files.get(language ?? '') ?? []);
    const missing = files.filter(({ url }) => !kept.has(this.#keyOf(url)));
    const [words, homes] = [
      missing.filter(({ revision }) => !revision),
      missing.filter(({ revision }) => revision),
    ];
    await Promise.all(words.map((file) => this.#keep(shelf, file)));
    // Last, since they come from whatever version the server has now: where it has another, the words were not found.
    await Promise.all(homes.map((file) => this.#keep(shelf, file)));
  }

  /** Forgets what is not of this version. */
  async forgetOthers(): Promise<void> {
    const shelf = await this.#shelf();
    const own = new Set(this.#keys.values());
    const others = (await shelf.keys()).filter(({ url }) => !own.has(url));
    await Promise.all(others.map((request) => shelf.delete(request)));
  }

  async #keep(shelf: Shelf, { url, revision }: ListedFile): Promise<void> {
    // An address that does not change with the file may stand in the browser's own cache as it was.
    const response = await fetch(new URL(url, this.#root), { cache: revision ? 'reload' : 'default' });
    if (!response.ok) throw new Error(`${url} cannot be kept: ${response.status}`);
    await shelf.put(this.#keyOf(url), response);
  }

  #keyOf(url: string): string {
    const address = new URL(url, this.#root).href;
    return this.#keys.get(address) ?? address;
  }
}
