import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PileId } from '../../src/engine/pile.ts';
import { gameById } from '../../src/games/index.ts';
import { cardName, cardsNamed } from '../../src/text/card-words.ts';
import { gameTexts } from '../../src/text/game-texts.ts';
import { pileLabel, pileName } from '../../src/text/pile-words.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { stepsSaid, type SpokenStep } from '../../src/text/step-words.ts';
import { CheckedWords } from './checked-words.ts';

const words = new CheckedWords('de');
const PILES: PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];

function textOf(id: string): string {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

describe('German words', () => {
  it('name cards as they are spoken', () => {
    assert.equal(cardName(words, 24), 'Pik-Dame');
    assert.equal(cardName(words, 34), 'Herz-Neun');
  });

  it('give whole ranks their gender', () => {
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    const any = (rank: number): string => cardsNamed(words, [rank, rank + 13, rank + 26, rank + 39], deck);
    assert.deepEqual(
      [any(0), any(6), any(11), any(12)],
      ['jedes Ass', 'jede Sieben', 'jede Dame', 'jeder König'],
    );
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(
      (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(words, id, PILES)),
      ['Talon', 'Ablagestapel', 'Zielstapel 2', 'Spalte 3', 'Reserve', 'Zelle'],
    );
    assert.equal(pileLabel(words, 't3', PILES, 1, 0), 'Spalte 3, 1 Karte');
    assert.equal(pileLabel(words, 't3', PILES, 5, 2), 'Spalte 3, 5 Karten, 2 verdeckt');
  });

  const moves: [to: PileId, cards: string[], sentence: string][] = [
    ['t2', ['8S', '7H'], 'Pik-Acht mit 1 Karte auf Spalte 2.'],
    ['f1', ['QH'], 'Herz-Dame auf Zielstapel 1.'],
    ['w', ['JC'], 'Kreuz-Bube auf den Ablagestapel.'],
    ['c1', ['KD', 'QS', 'JD'], 'Karo-König mit 2 Karten in die Zelle.'],
  ];
  for (const [to, cards, sentence] of moves) {
    it(`say a move: ${sentence}`, () => {
      const step: SpokenStep = { kind: 'carry', from: 't1', to, cards };
      assert.equal(stepsSaid(words, [step], PILES), sentence);
    });
  }

  it('decline what the rules say of ranks and piles', () => {
    assert.match(textOf('munger'), /nur mit einem König neu beginnen, allein oder zusammen/);
    assert.match(textOf('munger'), /jedes Ass darf auf jeden leeren/);
    assert.match(textOf('sultan'), /endet mit einer Dame\./);
    assert.match(textOf('manx'), /auf eine andere Spalte oder in die Zelle gehen/);
    assert.match(textOf('triple-minerva'), /zweimal durchgehen/);
    assert.match(
      textOf('klondike'),
      /In der ersten liegt eine Karte, in jeder weiteren liegt eine mehr, bis zu sieben/,
    );
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = gameTexts(words, 'waning-moon', String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /rund zehn Prozent/);
    assert.match(text, /115 von 120 Partien/);
  });
});
