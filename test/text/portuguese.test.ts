import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Spoken } from './spoken.ts';

const spoken = new Spoken('pt');

describe('Portuguese words', () => {
  it('name cards as they are spoken', () => {
    assert.deepEqual(spoken.cards(24, 34), ['dama de espadas', '9 de copas']);
    assert.deepEqual(spoken.anyOf(0), ['qualquer ás']);
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(spoken.piles(), ['monte', 'descarte', 'fundação 2', 'coluna 3', 'reserva', 'célula']);
    assert.equal(spoken.column(1, 1), 'coluna 3, 1 carta, 1 fechada');
    assert.equal(spoken.column(5, 2), 'coluna 3, 5 cartas, 2 fechadas');
  });

  it('say a move, and where it goes', () => {
    assert.equal(spoken.moved('t2', '8S', '7H'), '8 de espadas com 1 carta para a coluna 2.');
    assert.equal(spoken.moved('f1', 'QH'), 'Dama de copas para a fundação 1.');
    assert.equal(spoken.moved('w', 'JC'), 'Valete de paus para o descarte.');
    assert.equal(spoken.moved('c1', 'KD', 'QS', 'JD'), 'Rei de ouros com 2 cartas para a célula.');
  });

  it('count nothing as more than one, though Portuguese plurals take nought for one', () => {
    assert.equal(spoken.words.format('moves-made', { moves: 0 }), '0 jogadas');
    assert.equal(spoken.words.format('moves-made', { moves: 1 }), '1 jogada');
  });

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(spoken.rules('munger'), /: do ás ao rei\./);
    assert.match(
      spoken.rules('munger'),
      /No 8 de espadas, por exemplo: 7 de copas ou 7 de ouros, e nada mais\./,
    );
    assert.match(spoken.rules('munger'), /só aceita um rei, sozinho ou com as cartas que se movem com ele\./);
    assert.match(spoken.rules('sultan'), /e a última é uma dama\./);
    assert.match(spoken.rules('calculation'), /Na dama de espadas: qualquer ás\./);
    assert.match(spoken.rules('manx'), /para outra coluna ou para a célula\./);
  });

  it('count packs and ranks as masculine, and cards and passes as feminine', () => {
    assert.match(spoken.rules('double-minerva'), /com dois baralhos misturados/);
    assert.match(spoken.rules('calculation'), /de dois em dois/);
    assert.match(spoken.rules('double-minerva'), /pelo monte duas vezes ao todo/);
    assert.match(spoken.rules('canfield-rush'), /duas cartas na passagem 2/);
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = spoken.introduction('waning-moon');
    assert.match(text, /dez por cento/);
    assert.match(text, /115 partidas em 120/);
  });
});
