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

const words = new CheckedWords('it');
const PILES: PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];

function textOf(id: string): string {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

describe('Italian words', () => {
  it('name cards as they are spoken', () => {
    assert.equal(cardName(words, 24), 'donna di picche');
    assert.equal(cardName(words, 34), '9 di cuori');
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    assert.equal(cardsNamed(words, [0, 13, 26, 39], deck), 'qualsiasi asso');
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(
      (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(words, id, PILES)),
      ['tallone', 'scarti', 'base 2', 'colonna 3', 'riserva', 'cella'],
    );
    assert.equal(pileLabel(words, 't3', PILES, 1, 1), 'colonna 3, 1 carta, 1 coperta');
    assert.equal(pileLabel(words, 't3', PILES, 5, 2), 'colonna 3, 5 carte, 2 coperte');
  });

  const moves: [to: PileId, cards: string[], sentence: string][] = [
    ['t2', ['8S', '7H'], '8 di picche con 1 carta sulla colonna 2.'],
    ['f1', ['QH'], 'Donna di cuori sulla base 1.'],
    ['w', ['JC'], 'Fante di fiori sugli scarti.'],
    ['c1', ['KD', 'QS', 'JD'], 'Re di quadri con 2 carte nella cella.'],
  ];
  for (const [to, cards, sentence] of moves) {
    it(`say a move: ${sentence}`, () => {
      const step: SpokenStep = { kind: 'carry', from: 't1', to, cards };
      assert.equal(stepsSaid(words, [step], PILES), sentence);
    });
  }

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(textOf('munger'), /: dall’asso al re\./);
    assert.match(textOf('munger'), /Sull’8 di picche, per esempio: 7 di cuori o 7 di quadri, nient’altro\./);
    assert.match(textOf('munger'), /prende solo un re, da solo o con le carte che si muovono con lui\./);
    assert.match(textOf('sultan'), /e l’ultima è una donna\./);
    assert.match(textOf('manx'), /su un’altra colonna o nella cella\./);
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = gameTexts(words, 'waning-moon', String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /circa il dieci per cento/);
    assert.match(text, /115 partite su 120/);
  });
});
