import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById, games } from '../../src/games/index.ts';
import { rulesPath } from '../../src/pages/addresses.ts';
import { movesOf } from '../../src/pages/moves-of.ts';
import { rulesBody } from '../../src/pages/rules-page.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { sweepSlice } from '../tools/sweep.ts';

const publisher = { version: '1.2.3', reports: undefined };

async function bodyOf(id: string, language: string): Promise<string> {
  const game = gameById(id)!;
  const words = await loadAllWords(language);
  return rulesBody({ game, words, root: './', pathTo: rulesPath, languages: locales, publisher });
}

/** What is read of a page: its text without tags. */
function read(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

describe('the page with the rules of a game', () => {
  it('has every sentence of its rules, in every language, in their order', async () => {
    for (const language of locales) {
      const words = await loadAllWords(language);
      for (const game of sweepSlice(games, 40)) {
        const text = read(await bodyOf(game.id, language));
        const sentences = rulesText(game, words).sections.flatMap(({ heading, paragraphs }) => [
          heading,
          ...paragraphs,
        ]);
        let from = 0;
        for (const sentence of sentences) {
          const at = text.indexOf(sentence, from);
          assert.ok(at >= 0, `${language} ${game.id}: ${sentence}`);
          from = at + sentence.length;
        }
      }
    }
  });

  it('holds promise, pitch, table, inventor, introduction, relatives, request and wish', async () => {
    const text = read(await bodyOf('manx', 'de'));
    const parts = [
      'Manx Solitaire',
      'Ordne das Deck zu vier Folgen',
      'Manx spielen',
      'Der Tisch von Manx im Kleinen',
      'Ausgedacht von Rick Holzgrafe',
      'Varianten:',
      'Schweif statt einer Zelle',
      'Kommt dir auf dieser Seite oder am Tisch etwas seltsam vor',
      'Es geht um Manx, in Baize 1.2.3 (de).',
      'viel Vergnügen',
      'kostenlos, ohne Anmeldung',
    ];
    assert.deepEqual(
      parts.filter((part) => !text.includes(part)),
      [],
    );
  });

  it('tells each kind of move by an example of a real deal, with a button that waits for a script', async () => {
    const html = await bodyOf('munger', 'it');
    const examples = [
      ...html.matchAll(/<li><p id="example-(\d+)"><strong>(.*?):<\/strong> (.*?)<\/p><button/g),
    ];
    assert.equal(examples.length, movesOf('munger').length);
    assert.ok(examples.some(([, , place]) => place === 'Riserva'));
    assert.equal(html.match(/<button[^>]*data-example="\d+"[^>]* hidden>/g)?.length, examples.length);
  });

  it('does not tell of every card where a whole row closes up', async () => {
    const html = await bodyOf('accordion', 'en');
    const told = Array.from(html.matchAll(/<li><p id="example-\d+">(.*?)<\/p>/g), ([, text = '']) => text);
    assert.deepEqual(told[0], '<strong>Place 2:</strong> 2 of diamonds to place 1.');
  });

  it('leads to the table, to the rules of its relatives and to itself in the other languages', async () => {
    const html = await bodyOf('munger', 'fr');
    for (const path of [
      'fr/munger/',
      'fr/minerva/rules/',
      'fr/athena/rules/',
      'fr/',
      'fr/?like=munger',
      'it/munger/rules/',
      'munger/rules/',
    ]) {
      assert.ok(html.includes(`href="./${path}"`), path);
    }
  });

  it('says how many deals can be won only where that was measured', async () => {
    assert.match(
      await bodyOf('munger', 'en'),
      /class="winnable">Can it be won\? With all cards known, \d+ of/,
    );
    assert.doesNotMatch(await bodyOf('golf', 'en'), /class="winnable"/);
  });
});
