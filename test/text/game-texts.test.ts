import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById, games } from '../../src/games/index.ts';
import { gameMessage, gameTexts } from '../../src/text/game-texts.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { CheckedWords, ftlOf } from './checked-words.ts';
import { Words } from '../../src/text/words.ts';
import { FIRST_GAMES } from '../../src/pages/game-groups.ts';

const words = new CheckedWords('en');

function nameOf(id: string): string {
  const name = gameById(id)?.name;
  assert.ok(name !== undefined, `there is no game ${id} to go to`);
  return name;
}

/** The games that each part of what is written about `id` names, in order of their ids; nothing for a missing part. */
function gamesNamed(some: Words, id: string): Record<string, string[]> {
  const { pitch, introduction, relatives } = gameTexts(some, id, nameOf);
  const parts = { pitch, introduction: introduction.flat(), relatives };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, pieces]) => {
      const named = [...new Set(pieces?.flatMap(({ game }) => game ?? []))].sort();
      return pieces === undefined || pieces.length === 0 ? [] : [[part, named]];
    }),
  );
}

describe('what is written about a game', () => {
  for (const { id } of games.filter((game) => words.has(gameMessage(game.id, 'pitch')))) {
    it(`begins with one line about ${id}, and names only games that there are`, () => {
      const { pitch, introduction, relatives } = gameTexts(words, id, nameOf);
      assert.ok(pitch && pitch.map(({ text }) => text).join('').length > 40);
      for (const pieces of [pitch, ...introduction, relatives ?? []]) {
        const text = pieces.map((piece) => piece.text).join('');
        assert.doesNotMatch(text, /[{}$\u{E000}\u{E001}\n]| {2}/u);
        for (const { game } of pieces)
          assert.notEqual(game, id, 'a game does not send its readers to itself');
      }
    });
  }

  for (const id of FIRST_GAMES) {
    it(`introduces ${id} in some paragraphs, and says which games are near`, () => {
      const { pitch, introduction, relatives } = gameTexts(words, id, nameOf);
      assert.ok(pitch);
      assert.ok(introduction.length >= 1 && introduction.length <= 4);
      assert.ok(relatives?.some(({ game }) => game !== undefined));
    });
  }

  it('is found for games whose names begin with a figure, too', () => {
    const some = new Words('en', ['game-8-x-8-pitch = A square.']);
    assert.deepEqual(gameTexts(some, '8-x-8', String).pitch, [{ text: 'A square.' }]);
  });

  it('is given in pieces, so that a game that is mentioned can be gone to', () => {
    const some = new Words('en', [
      'golf-relatives =\n    Try { GAME("pyramid") },\n    or rest.\n\n    Second paragraph.',
    ]);
    assert.deepEqual(
      gameTexts(some, 'golf', (id) => id.toUpperCase()),
      {
        introduction: [],
        relatives: [{ text: 'Try ' }, { text: 'PYRAMID', game: 'pyramid' }, { text: ', or rest.' }],
      },
    );
  });

  for (const locale of locales.filter((other) => other !== 'en')) {
    it(`names the same games in ${locale} as in English`, () => {
      const translated = new Words(locale, ftlOf(locale));
      for (const { id } of games) {
        const named = gamesNamed(translated, id);
        const english = gamesNamed(words, id);
        for (const part of Object.keys(named)) assert.deepEqual(named[part], english[part], `${id} ${part}`);
      }
    });
  }

  it('tells apart what players reach and what can be won in Waning Moon', () => {
    const { introduction } = gameTexts(words, 'waning-moon', nameOf);
    const text = introduction
      .flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /ten per cent/);
    assert.match(text, /115 deals of 120/);
  });
});
