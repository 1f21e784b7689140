import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shellFor } from '../../src/sw/shell.ts';

describe('the page that answers an address', () => {
  for (const root of ['https://example.org/', 'https://example.org/embed/games/']) {
    const cases: [path: string, page: string, depth: number][] = [
      ['', 'index.html', 0],
      ['?source=pwa', 'index.html', 0],
      ['munger/?deal=42', 'index.html', 1],
      ['munger', 'index.html', 0],
      ['fr/munger/index.html', 'index.html', 2],
      ['embed/?game=munger&lang=it', 'embed/index.html', 0],
      ['embedded/', 'index.html', 1],
    ];
    for (const [path, page, depth] of cases) {
      it(`is ${page}, ${depth} deep, for "${path}" below ${root}`, () => {
        assert.deepEqual(shellFor(new URL(path, root), new URL(root)), { page, depth });
      });
    }
  }
});
