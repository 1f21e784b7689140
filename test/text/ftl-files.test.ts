import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { gameMessage } from '../../src/text/game-texts.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { ftlFiles } from './checked-words.ts';
import { FIRST_GAMES } from '../../src/pages/game-groups.ts';

const ROOMS = ['table', 'menu', 'board', 'keys', 'app', 'choose', 'record', 'rules', 'games', 'about'];

/** What is told at length of games beyond the first; a language may do without. */
const STORIES = 'stories';

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
      const ids = roomsOf(locale).flatMap((room) => idsOf(`${locale}.${room}.ftl`));
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
      for (const room of roomsOf(locale)) {
        const ids = idsOf(`${locale}.${room}.ftl`);
        // What is told of a game may be told in English only: a page does without it.
        const english = idsOf(`en.${room}.ftl`).filter((id) => ids.includes(id) || !TOLD.test(id));
        assert.deepEqual(ids.sort(), english.sort(), `${locale} ${room}`);
      }
    }
  });

  it('tell of the games that play first in every language', () => {
    for (const locale of locales) {
      const told = new Set(toldIn(locale));
      const wanted = FIRST_GAMES.flatMap((id) => [gameMessage(id, 'pitch'), gameMessage(id, 'introduction')]);
      assert.deepEqual(
        wanted.filter((id) => !told.has(id)),
        [],
        locale,
      );
    }
  });

  it('tell of the same games in every language that tells of more, but for English', () => {
    const first = FIRST_GAMES.map((id) => gameMessage(id, 'introduction'));
    const others = locales
      .filter((locale) => locale !== 'en')
      .map((locale) => toldIn(locale).filter((id) => !first.includes(id)))
      .filter((ids) => ids.some((id) => id.endsWith('-introduction')));
    assert.ok(others.length > 0);
    for (const one of others) assert.deepEqual(one, others[0]);
  });
});

/** The rooms that a language has files for: all that it must have, and the stories where there are some. */
function roomsOf(locale: string): string[] {
  return ftlFiles.has(`${locale}.${STORIES}.ftl`) ? [...ROOMS, STORIES] : ROOMS;
}

/** The messages of a language that are each about one game. */
function toldIn(locale: string): string[] {
  const ids = roomsOf(locale).flatMap((room) => idsOf(`${locale}.${room}.ftl`));
  return ids.filter((id) => TOLD.test(id)).sort();
}

function idsOf(name: string): string[] {
  const text = ftlFiles.get(name);
  assert.ok(text !== undefined, `there is no ${name}`);
  return new FluentResource(text).body.map(({ id }) => id);
}
