import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { locales } from '../../src/text/load-all-words.ts';
import { ftlFiles } from './checked-words.ts';

const ROOMS = ['cards', 'table', 'keys', 'menu', 'app', 'record', 'rules', 'games', 'stories', 'about'];

/** Messages that are about one game. */
const TOLD = /^(?!page-).+-(pitch|introduction|relatives)$/;

describe('the files of words', () => {
  for (const [name, text] of ftlFiles) {
    const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);

    it(`${name}: each message can be read, and is there once`, () => {
      // Fluent leaves out what it cannot read, without a word.
      const read = new FluentResource(text).body.map(({ id }) => id);
      assert.deepEqual(read, written);
      assert.equal(new Set(written).size, written.length);
    });

    it(`${name}: no line is left over that belongs to no message`, () => {
      const strays = text.split('\n').filter((line) => !/^($|#|\s|\}|-?[a-zA-Z][\w-]* =)/.test(line));
      assert.deepEqual(strays, []);
    });
  }

  it('share no id in one language', () => {
    for (const locale of locales) {
      const ids = ROOMS.flatMap((room) => idsOf(`${locale}.${room}.ftl`));
      assert.deepEqual(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        [],
        locale,
      );
    }
  });

  it('have the same messages in every language', () => {
    assert.ok(locales.includes('en'));
    for (const locale of locales) {
      for (const room of ROOMS) {
        const ids = idsOf(`${locale}.${room}.ftl`);
        // What is told of a game may be told in English only: a page does without it.
        const english = idsOf(`en.${room}.ftl`).filter((id) => ids.includes(id) || !TOLD.test(id));
        assert.deepEqual(ids.sort(), english.sort(), `${locale} ${room}`);
      }
    }
  });

  it('tell of the same games in every language but English', () => {
    const others = locales.filter((other) => other !== 'en');
    const told = others.map((locale) =>
      ['games', 'stories'].map((room) => idsOf(`${locale}.${room}.ftl`).sort()),
    );
    for (const one of told) assert.deepEqual(one, told[0]);
  });
});

function idsOf(name: string): string[] {
  const text = ftlFiles.get(name);
  assert.ok(text !== undefined, `there is no ${name}`);
  return new FluentResource(text).body.map(({ id }) => id);
}
