import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { Linter } from 'eslint';
import { rooms } from './eslint-rooms.mjs';

/** What the rule says about a file of src/ with this content, by the names of its messages. */
function complaints(file: string, code: string): (string | undefined)[] {
  const linter = new Linter({ configType: 'flat' });
  const config = { files: ['**/*.ts'], plugins: { rooms }, rules: { 'rooms/order': 'error' as const } };
  return linter.verify(code, config, resolve('src', file)).map(({ messageId }) => messageId);
}

describe('the lint rule for rooms', () => {
  const forms = [
    (path: string) => `import { x } from '${path}';`,
    (path: string) => `import '${path}';`,
    (path: string) => `export { x } from '${path}';`,
    (path: string) => `export * from '${path}';`,
    (path: string) => `const x = import('${path}');`,
  ];

  for (const form of forms) {
    it(`lets a room import rooms before it and itself: ${form('...')}`, () => {
      assert.deepEqual(complaints('engine/play.ts', form('../cards/card.ts')), []);
      assert.deepEqual(complaints('engine/play.ts', form('./move.ts')), []);
      assert.deepEqual(complaints('engine/deep/play.ts', form('../move.ts')), []);
    });

    it(`forbids a room to import a room after it: ${form('...')}`, () => {
      assert.deepEqual(complaints('engine/play.ts', form('../games/index.ts')), ['later']);
      assert.deepEqual(complaints('engine/deep/play.ts', form('../../table/card.ts')), ['later']);
    });
  }

  it('lets main.ts and embed.ts import every room of the browser, and no room import them', () => {
    assert.deepEqual(complaints('main.ts', `import './app/shell.ts'; import './cards/card.ts';`), []);
    assert.deepEqual(complaints('main.ts', `import './cli/bench.ts';`), ['later']);
    assert.deepEqual(complaints('app/shell.ts', `import '../main.ts';`), ['later']);
  });

  it('gives the programs for Node pure rooms only, and not each other', () => {
    assert.deepEqual(
      complaints('cli/bench.ts', `import '../solver/search.ts'; import '../text/words.ts';`),
      [],
    );
    assert.deepEqual(complaints('cli/bench.ts', `import '../storage/deals.ts';`), ['later']);
    assert.deepEqual(complaints('cli/bench.ts', `import '../site/pages.ts';`), ['later']);
  });

  it('lets the service worker import nothing but itself and packages', () => {
    assert.deepEqual(complaints('sw/sw.ts', `import './shell.ts'; import 'workbox-routing';`), []);
    assert.deepEqual(complaints('sw/sw.ts', `import '../cards/card.ts';`), ['later']);
  });

  it('forbids imports from outside of src/, paths worked out at run time, and rooms that are not listed', () => {
    assert.deepEqual(complaints('cards/card.ts', `import '../../test/cards/in-words.ts';`), ['outside']);
    assert.deepEqual(complaints('cards/card.ts', 'const x = import(`./${name}.ts`);'), ['unread']);
    assert.deepEqual(complaints('attic/old.ts', 'const x = 1;'), ['unknown']);
  });
});
