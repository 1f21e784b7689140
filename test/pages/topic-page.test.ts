import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById } from '../../src/games/index.ts';
import { RECORD, RULES, rulesPath, TOPICS } from '../../src/pages/addresses.ts';
import { topicBody } from '../../src/pages/topic-page.ts';
import { addAboutWords } from '../../src/text/about-words.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';

const publisher = { version: '1.2.3', reports: undefined };

describe('the short pages about the site', () => {
  it('have the same parts in every language', async () => {
    const shapes = await Promise.all(
      locales.map(async (language) => {
        const words = await loadAllWords(language);
        await addAboutWords(words);
        return TOPICS.map((topic) =>
          topicBody({ topic, words, root: './', pathTo: rulesPath, languages: locales, publisher })
            .replaceAll(/>[^<]*/g, '>')
            .replaceAll(/ (?:href|hreflang|aria-label|data-[a-z]+)="[^"]*"/g, ''),
        );
      }),
    );
    for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
    assert.match(shapes[0]?.[0] ?? '', /<h1>.*<h2>.*<h2>.*<h2>/);
  });

  it('stand at addresses that no game has', () => {
    for (const id of [...TOPICS, RECORD, RULES]) assert.equal(gameById(id), undefined);
  });

  it('name games as links to their rules', async () => {
    const words = await loadAllWords('it');
    await addAboutWords(words);
    const view = { words, root: './', pathTo: rulesPath, languages: locales, publisher };
    assert.match(
      topicBody({ ...view, topic: 'winnable' }),
      /<a href="\.\/it\/waning-moon\/rules\/">Waning Moon<\/a>/,
    );
  });
});
