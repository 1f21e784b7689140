import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { locales } from '../../src/text/load-all-words.ts';
import { ftlOf, type Pattern } from './checked-words.ts';

/** Proper names and marks, which are the same in every language. */
const NAMES = ['app-name', 'family', 'page-heading', 'rank-marks', 'typed-ranks', 'typed-suits'];

/** Messages in which a language happens to use a word that English uses too. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['key-name', 'name-3-decks', 'pile-group', 'settings-index-value'],
  es: ['key-control', 'key-name'],
  fr: ['key-control', 'licence', 'menu', 'number-word', 'pile', 'settings-table'],
  it: ['key-control', 'key-name', 'menu'],
  nl: ['home-filters', 'key-control', 'key-name', 'menu', 'pile', 'pile-group', 'the-pile'],
  pt: ['key-control', 'key-name', 'menu'],
};

describe('the words of another language', () => {
  const english = piecesOf('en');
  for (const locale of locales.filter((other) => other !== 'en')) {
    it(`hold no English that was left over in ${locale}`, () => {
      const allowed = [...NAMES, ...(ALIKE[locale] ?? [])];
      const left = [...piecesOf(locale)].flatMap(([id, pieces]) =>
        allowed.includes(id)
          ? []
          : pieces.filter((piece) => english.get(id)?.includes(piece)).map((piece) => `${id}: ${piece}`),
      );
      assert.deepEqual(left, []);
    });
  }
});

/** The pieces of text with words in each message of a language, those of all its variants. */
function piecesOf(locale: string): Map<string, string[]> {
  const messages = ftlOf(locale).flatMap((text) => new FluentResource(text).body);
  return new Map(messages.map(({ id, value }) => [id, value === null ? [] : textIn(value)]));
}

function textIn(pattern: Pattern): string[] {
  const elements = typeof pattern === 'string' ? [pattern] : pattern;
  return elements.flatMap((element) => {
    if (typeof element === 'string') return /\p{L}{3}/u.test(element) ? [element.trim()] : [];
    return element.type === 'select' ? element.variants.flatMap(({ value }) => textIn(value)) : [];
  });
}
