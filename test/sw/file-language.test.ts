import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressLanguage, fileLanguage, sortFiles } from '../../src/sw/file-language.ts';

describe('the language that a file is for', () => {
  const cases: [url: string, language: string | undefined][] = [
    ['assets/fr.app-x1.js', 'fr'],
    ['assets/es.table-B_-9.js', 'es'],
    ['assets/pt-BR.rules-x1.js', 'pt-BR'],
    ['it/index.html', 'it'],
    ['assets/en.app-x1.js', undefined],
    ['index.html', undefined],
    ['shell.html', undefined],
    ['embed/index.html', undefined],
    ['assets/show-game-x1.js', undefined],
  ];
  for (const [url, language] of cases) {
    it(`is ${language ?? 'none'} for ${url}`, () => assert.equal(fileLanguage(url), language));
  }

  it('sorts all files, each once', () => {
    const files = cases.map(([url]) => ({ url }));
    const { shared, byLanguage } = sortFiles(files);
    assert.deepEqual([...byLanguage.keys()].sort(), ['es', 'fr', 'it', 'pt-BR']);
    assert.equal([...shared, ...[...byLanguage.values()].flat()].length, files.length);
  });
});

describe('the language of an address', () => {
  it('is its first folder below the root, if there is such a language', () => {
    const root = new URL('https://example.org/fr/');
    const languageOf = (path: string): string | undefined =>
      addressLanguage(new URL(path, root), root, new Map([['fr', []]]));
    assert.deepEqual(
      ['', 'fr/munger/?deal=1', 'fr/', 'munger/', 'https://example.org/it/fr/'].map(languageOf),
      [undefined, 'fr', 'fr', undefined, undefined],
    );
  });
});
