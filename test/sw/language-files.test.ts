import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { sortFiles, type ListedFile } from '../../src/sw/file-language.ts';
import { LanguageFiles, type Shelf } from '../../src/sw/language-files.ts';

const root = new URL('https://example.org/a/');
const network = globalThis.fetch;

/** A cache in memory. */
class MemoryShelf implements Shelf {
  readonly kept = new Map<string, Response>();
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  match = (key: RequestInfo | URL) => Promise.resolve(this.kept.get(urlOf(key)));
  put = (key: RequestInfo | URL, response: Response) =>
    Promise.resolve(void this.kept.set(urlOf(key), response));
  delete = (key: RequestInfo | URL) => Promise.resolve(this.kept.delete(urlOf(key)));
}

function urlOf(key: RequestInfo | URL): string {
  return key instanceof Request ? key.url : String(key);
}

/** The files of a version, given by the end of all their names. */
function filesOf(version: string): ListedFile[] {
  return [
    ...['en', 'fr', 'it'].map((language) => ({
      url: `assets/${language}.app-${version}.js`,
      revision: null,
    })),
    { url: 'fr/index.html', revision: version },
    { url: 'it/index.html', revision: version },
  ];
}

describe('the files of languages', () => {
  const shelf = new MemoryShelf();
  const version = (name: string): LanguageFiles =>
    new LanguageFiles(sortFiles(filesOf(name)).byLanguage, root, () => Promise.resolve(shelf));
  const names = (): string[] => [...shelf.kept.keys()].map((key) => key.slice(root.href.length));
  const served = (missing = ''): void => {
    globalThis.fetch = (asked) =>
      Promise.resolve(
        new Response(urlOf(asked), { status: urlOf(asked).endsWith(missing) && missing ? 404 : 200 }),
      );
  };

  afterEach(() => {
    globalThis.fetch = network;
    shelf.kept.clear();
  });

  it('are kept for the pages that were come to, and for no other language', async () => {
    served();
    await version('1').keepAll([root.href, `${root.href}fr/munger/?deal=42`]);
    assert.deepEqual(names(), ['assets/fr.app-1.js', 'fr/index.html?1']);
    assert.equal(
      await (await version('1').match(`${root.href}fr/index.html`))?.text(),
      `${root.href}fr/index.html`,
    );
    assert.equal(await version('1').match(`${root.href}it/index.html`), undefined);
    assert.equal(version('1').has(`${root.href}assets/en.app-1.js`), false);
  });

  it('come anew with a new version, which does not hand out the old ones and forgets them', async () => {
    served();
    await version('1').keepAll([`${root.href}fr/`]);
    await version('2').keepAll([`${root.href}munger/`]);
    assert.equal((await version('1').match(`${root.href}fr/index.html`)) !== undefined, true);
    await version('2').forgetOthers();
    assert.deepEqual(names(), ['assets/fr.app-2.js', 'fr/index.html?2']);
  });

  it('are no success while one is missing; the home page of another version is not kept for this one', async () => {
    served('assets/fr.app-1.js');
    await assert.rejects(version('1').keepAll([`${root.href}fr/`]), /fr\.app-1\.js cannot be kept: 404/);
    assert.deepEqual(names(), []);
  });
});
