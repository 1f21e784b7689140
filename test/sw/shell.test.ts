import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileFor, shellFor } from '../../src/sw/shell.ts';

describe('the page that answers an address', () => {
  for (const root of ['https://example.org/', 'https://example.org/embed/games/']) {
    const cases: [path: string, page: string, depth: number][] = [
      ['', 'shell.html', 0],
      ['?source=pwa', 'shell.html', 0],
      ['munger/?deal=42', 'shell.html', 1],
      ['munger', 'shell.html', 0],
      ['fr/munger/index.html', 'shell.html', 2],
      ['embed/?game=munger&lang=it', 'embed/index.html', 0],
      ['embedded/', 'shell.html', 1],
    ];
    for (const [path, page, depth] of cases) {
      it(`is ${page}, ${depth} deep, for "${path}" below ${root}`, () => {
        assert.deepEqual(shellFor(new URL(path, root), new URL(root)), { page, depth });
      });
    }
  }
});

describe('the file that an address stands for', () => {
  it('is the index of a folder, whatever the query, and a file by its name', () => {
    const root = new URL('https://example.org/embed/games/');
    const files = ['', '?source=pwa', 'fr/', 'fr/index.html', 'fr', 'fr/munger/?deal=42'].map((path) =>
      fileFor(new URL(path, root), root),
    );
    assert.deepEqual(files, [
      'index.html',
      'index.html',
      'fr/index.html',
      'fr/index.html',
      'fr',
      'fr/munger/index.html',
    ]);
  });
});
