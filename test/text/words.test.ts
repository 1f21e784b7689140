import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankKey, suitKey, wordKey } from '../../src/text/key.ts';
import {
  addReadingWords,
  loadAllWords,
  loadWordsOfPages,
  loadWordsOfTable,
} from '../../src/text/load-all-words.ts';
import { bestLocale } from '../../src/text/locale.ts';
import { englishWords, tableWords } from '../../src/text/table-words.ts';
import { tableTexts, textsOf } from '../../src/text/word-files.ts';
import { Words } from '../../src/text/words.ts';

describe('words', () => {
  const english = new Words('en', [
    'greeting = Good day',
    'cards = { $n ->\n    [one] a card\n   *[other] { SPELL($n) } cards\n}',
    'number-word = { $n ->\n    [3] three\n   *[other] { $n }\n}',
  ]);
  const french = new Words('fr', ['greeting = Bonjour'], english);

  it('put facts into messages, numbers in letters where the language has them', () => {
    assert.equal(english.format('cards', { n: 1 }), 'a card');
    assert.equal(english.format('cards', { n: 3 }), 'three cards');
    assert.equal(english.format('cards', { n: 52 }), '52 cards');
  });

  it('write numbers as their language does, and choose by them', () => {
    const sources = ['left = { $n }', 'found = { $n ->\n    [one] { $n } a\n   *[other] { $n } b\n}'];
    const [british, german] = [new Words('en', sources), new Words('de', sources)];
    const told = [0, 7, 999, 1000, 1234.5, -3].map((n) =>
      [british, german].map((words) => words.format('left', { n })),
    );
    assert.deepEqual(told, [
      ['0', '0'],
      ['7', '7'],
      ['999', '999'],
      ['1,000', '1.000'],
      ['1,234.5', '1.234,5'],
      ['-3', '-3'],
    ]);
    assert.deepEqual(
      [1, 2, 1000].map((n) => german.format('found', { n })),
      ['1 a', '2 b', '1.000 b'],
    );
  });

  it('come in English where a language lacks them', () => {
    assert.equal(french.format('greeting'), 'Bonjour');
    assert.equal(french.format('cards', { n: 3 }), 'three cards');
  });

  it('are said to be there in their own language only', () => {
    assert.deepEqual([french.has('greeting'), french.has('cards')], [true, false]);
  });

  it('come in English where a translation asks for a fact that nobody gives', () => {
    const words = new Words('fr', ['greeting = Bonjour { $name }'], english);
    assert.equal(words.format('greeting'), 'Good day');
  });

  it('refuse an id that no language has, and a fact that is missing', () => {
    assert.throws(() => french.format('nothing-of-the-kind'), /nothing-of-the-kind/);
    assert.throws(() => english.format('cards'), /cards \(en\): Unknown variable: \$n/);
  });

  it('make lists in the manner of the language', () => {
    assert.equal(english.list(['a', 'b', 'c']), 'a, b and c');
    assert.equal(english.list(['a', 'b', 'c'], 'or'), 'a, b or c');
    assert.equal(english.list(['a', 'b', 'c'], 'in order'), 'a, b, c');
    assert.equal(french.list(['a', 'b'], 'or'), 'a ou b');
    assert.equal(new Words('de', []).list(['a', 'b', 'c']), 'a, b und c');
    assert.equal(new Words('de', []).list(['a', 'b'], 'in order'), 'a und b');
  });

  it('hold no invisible marks around what is put in', () => {
    assert.equal(englishWords.format('table-label', { name: 'Munger', deal: '42' }), 'Munger, deal 42');
  });
});

describe('the best language', () => {
  const cases: [string | string[], string][] = [
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR_ca', 'fr'],
    ['pt-BR-x-old', 'pt-BR'],
    ['pt', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    [['tlh', 'de-AT', 'fr'], 'de'],
    [[], 'en'],
  ];
  for (const [wanted, best] of cases) {
    it(`for ${JSON.stringify(wanted)} is ${best}`, () => {
      assert.equal(bestLocale(wanted, ['de', 'en', 'fr', 'pt-BR']), best);
    });
  }
});

describe('loading words', () => {
  it('gives English at once, and for a language that we lack', async () => {
    assert.equal(englishWords.format('undo'), 'Undo');
    assert.equal(tableWords(await tableTexts('tlh')), englishWords);
    assert.equal((await loadAllWords('tlh')).locale, 'en');
  });

  it('gives the words of all rooms', async () => {
    const words = await loadAllWords('en-AU');
    for (const id of [
      'undo',
      'card-label',
      'home-search',
      'rules-heading',
      'munger-pitch',
      'munger-introduction',
    ])
      assert.ok(words.has(id), id);
  });

  it('leaves the stories of the games to their own pages', async () => {
    const words = await loadWordsOfPages('fr-CA');
    assert.deepEqual([words.has('munger-pitch'), words.has('munger-introduction')], [true, false]);
    assert.ok((await loadAllWords('fr-CA')).has('munger-introduction'));
  });

  it('leaves all that is read of games to whoever opens their rules', async () => {
    const words = await loadWordsOfTable('fr-CA');
    const known = (): boolean[] =>
      ['undo', 'nav-home', 'munger-pitch', 'rules-heading', 'munger-introduction'].map((id) => words.has(id));
    assert.deepEqual(known(), [true, true, false, false, false]);
    await addReadingWords(words);
    assert.deepEqual(known(), [true, true, true, true, true]);
  });

  it('leaves out what fails to load', async () => {
    const files = {
      './fr.cards.ftl': () => Promise.resolve('suit = couleur'),
      './fr.table.ftl': () => Promise.reject(new Error('offline')),
      './de.table.ftl': () => Promise.resolve('undo = Zurück'),
    };
    assert.deepEqual(await textsOf(files, 'fr'), ['suit = couleur']);
  });
});

describe('the key of a word of the rules', () => {
  const cases: [string, string][] = [
    ['alternating colours', 'alternating-colours'],
    ['up or down, as the pile began', 'up-or-down-as-the-pile-began'],
    ['face-down cards first', 'face-down-cards-first'],
    ['unlimited', 'unlimited'],
  ];
  for (const [word, key] of cases) it(`${word} is ${key}`, () => assert.equal(wordKey(word), key));

  it('names ranks and suits, and nothing beyond them', () => {
    assert.deepEqual([rankKey(0), rankKey(9), rankKey(12)], ['ace', 'ten', 'king']);
    assert.deepEqual([0, 1, 2, 3].map(suitKey), ['clubs', 'spades', 'hearts', 'diamonds']);
    assert.throws(() => rankKey(13), RangeError);
    assert.throws(() => suitKey(-1), RangeError);
  });
});
