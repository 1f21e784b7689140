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

const words = new CheckedWords('pt');
const PILES: PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];

function textOf(id: string): string {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

describe('Portuguese words', () => {
  it('name cards as they are spoken', () => {
    assert.equal(cardName(words, 24), 'dama de espadas');
    assert.equal(cardName(words, 34), '9 de copas');
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    assert.equal(cardsNamed(words, [0, 13, 26, 39], deck), 'qualquer ás');
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(
      (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(words, id, PILES)),
      ['monte', 'descarte', 'fundação 2', 'coluna 3', 'reserva', 'célula'],
    );
    assert.equal(pileLabel(words, 't3', PILES, 1, 1), 'coluna 3, 1 carta, 1 fechada');
    assert.equal(pileLabel(words, 't3', PILES, 5, 2), 'coluna 3, 5 cartas, 2 fechadas');
  });

  const moves: [to: PileId, cards: string[], sentence: string][] = [
    ['t2', ['8S', '7H'], '8 de espadas com 1 carta para a coluna 2.'],
    ['f1', ['QH'], 'Dama de copas para a fundação 1.'],
    ['w', ['JC'], 'Valete de paus para o descarte.'],
    ['c1', ['KD', 'QS', 'JD'], 'Rei de ouros com 2 cartas para a célula.'],
  ];
  for (const [to, cards, sentence] of moves) {
    it(`say a move: ${sentence}`, () => {
      const step: SpokenStep = { kind: 'carry', from: 't1', to, cards };
      assert.equal(stepsSaid(words, [step], PILES), sentence);
    });
  }

  it('count nothing as more than one, though Portuguese plurals take nought for one', () => {
    assert.equal(words.format('moves-made', { moves: 0 }), '0 jogadas');
    assert.equal(words.format('moves-made', { moves: 1 }), '1 jogada');
  });

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(textOf('munger'), /: do ás ao rei\./);
    assert.match(textOf('munger'), /No 8 de espadas, por exemplo: 7 de copas ou 7 de ouros, e nada mais\./);
    assert.match(textOf('munger'), /só aceita um rei, sozinho ou com as cartas que se movem com ele\./);
    assert.match(textOf('sultan'), /e a última é uma dama\./);
    assert.match(textOf('calculation'), /Na dama de espadas: qualquer ás\./);
    assert.match(textOf('manx'), /para outra coluna ou para a célula\./);
  });

  it('count packs and ranks as masculine, and cards and passes as feminine', () => {
    assert.match(textOf('double-minerva'), /com dois baralhos misturados/);
    assert.match(textOf('calculation'), /de dois em dois/);
    assert.match(textOf('double-minerva'), /pelo monte duas vezes ao todo/);
    assert.match(textOf('canfield-rush'), /duas cartas na passagem 2/);
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = gameTexts(words, 'waning-moon', String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
    assert.match(text, /dez por cento/);
    assert.match(text, /115 partidas em 120/);
  });
});
