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

const words = new CheckedWords('nl');
const PILES: PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];

function textOf(id: string): string {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

describe('Dutch words', () => {
  it('write cards with a picture in one word, and the others with a figure', () => {
    assert.deepEqual(
      [0, 12, 9, 24, 26, 34].map((face) => cardName(words, face)),
      ['klaveraas', 'klaverheer', 'klaveren 10', 'schoppenvrouw', 'hartenaas', 'harten 9'],
    );
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    assert.equal(cardsNamed(words, [0, 13, 26, 39], deck), 'elke aas');
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(
      (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(words, id, PILES)),
      ['stok', 'aflegstapel', 'fundering 2', 'kolom 3', 'reserve', 'cel'],
    );
    assert.equal(pileLabel(words, 't3', PILES, 1, 0), 'kolom 3, 1 kaart');
    assert.equal(pileLabel(words, 't3', PILES, 5, 2), 'kolom 3, 5 kaarten, 2 gesloten');
  });

  const moves: [to: PileId, cards: string[], sentence: string][] = [
    ['t2', ['8S', '7H'], 'Schoppen 8 met 1 kaart naar kolom 2.'],
    ['f1', ['QH'], 'Hartenvrouw naar fundering 1.'],
    ['w', ['JC'], 'Klaverboer naar de aflegstapel.'],
    ['c1', ['KD', 'QS', 'JD'], 'Ruitenheer met 2 kaarten naar de cel.'],
  ];
  for (const [to, cards, sentence] of moves) {
    it(`say a move: ${sentence}`, () => {
      const step: SpokenStep = { kind: 'carry', from: 't1', to, cards };
      assert.equal(stepsSaid(words, [step], PILES), sentence);
    });
  }

  it('put verbs where they belong in the rules', () => {
    assert.match(
      textOf('munger'),
      /mag alleen met een heer opnieuw beginnen, los of samen met de kaarten die/,
    );
    assert.match(textOf('munger'), /Op schoppen 8 past bijvoorbeeld harten 7 of ruiten 7, en verder niets\./);
    assert.match(textOf('sultan'), /hooguit twaalf kaarten(?: op)?, en de laatste is een vrouw\./);
    assert.match(textOf('manx'), /mag naar een andere kolom of naar de cel\./);
    assert.match(textOf('triple-minerva'), /Je mag in totaal twee keer door de stok gaan\./);
    assert.match(textOf('klondike'), /in de eerste ligt één kaart, in elke volgende één meer, tot zeven/);
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = gameTexts(words, 'waning-moon', String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /ongeveer tien procent/);
    assert.match(text, /115 van de 120 potjes/);
  });
});
