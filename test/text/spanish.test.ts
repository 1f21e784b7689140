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

const words = new CheckedWords('es');
const PILES: PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];

function textOf(id: string): string {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

describe('Spanish words', () => {
  it('name cards as they are spoken', () => {
    assert.equal(cardName(words, 24), 'dama de picas');
    assert.equal(cardName(words, 34), '9 de corazones');
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    assert.equal(cardsNamed(words, [0, 13, 26, 39], deck), 'cualquier as');
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(
      (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(words, id, PILES)),
      ['mazo', 'descarte', 'base 2', 'columna 3', 'reserva', 'celda'],
    );
    assert.equal(pileLabel(words, 't3', PILES, 1, 1), 'columna 3, 1 carta, 1 boca abajo');
    assert.equal(pileLabel(words, 't3', PILES, 5, 2), 'columna 3, 5 cartas, 2 boca abajo');
  });

  const moves: [to: PileId, cards: string[], sentence: string][] = [
    ['t2', ['8S', '7H'], '8 de picas con 1 carta a la columna 2.'],
    ['f1', ['QH'], 'Dama de corazones a la base 1.'],
    ['w', ['JC'], 'Jota de tréboles al descarte.'],
    ['c1', ['KD', 'QS', 'JD'], 'Rey de diamantes con 2 cartas a la celda.'],
  ];
  for (const [to, cards, sentence] of moves) {
    it(`say a move: ${sentence}`, () => {
      const step: SpokenStep = { kind: 'carry', from: 't1', to, cards };
      assert.equal(stepsSaid(words, [step], PILES), sentence);
    });
  }

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(textOf('munger'), /: del as al rey\./);
    assert.match(
      textOf('munger'),
      /Sobre el 8 de picas, por ejemplo: 7 de corazones o 7 de diamantes, y nada más\./,
    );
    assert.match(textOf('munger'), /acepta únicamente un rey, solo o con las cartas que se mueven con él\./);
    assert.match(textOf('calculation'), /Sobre la dama de picas: cualquier as\./);
    assert.match(textOf('sultan'), /y la última es una dama\./);
    assert.match(textOf('manx'), /a otra columna o a la celda\./);
  });

  it('say “e” for “and” before the sound of an i', () => {
    assert.equal(words.list(['reyes', 'indios']), 'reyes e indios');
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = gameTexts(words, 'waning-moon', String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /un diez por ciento/);
    assert.match(text, /115 partidas de 120/);
  });
});
