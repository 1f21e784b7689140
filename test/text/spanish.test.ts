import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Spoken } from './spoken.ts';

const spoken = new Spoken('es');

describe('Spanish words', () => {
  it('name cards as they are spoken', () => {
    assert.deepEqual(spoken.cards(24, 34), ['dama de picas', '9 de corazones']);
    assert.deepEqual(spoken.anyOf(0), ['cualquier as']);
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(spoken.piles(), ['mazo', 'descarte', 'base 2', 'columna 3', 'reserva', 'celda']);
    assert.equal(spoken.column(1, 1), 'columna 3, 1 carta, 1 boca abajo');
    assert.equal(spoken.column(5, 2), 'columna 3, 5 cartas, 2 boca abajo');
  });

  it('say a move, and where it goes', () => {
    assert.equal(spoken.moved('t2', '8S', '7H'), '8 de picas con 1 carta a la columna 2.');
    assert.equal(spoken.moved('f1', 'QH'), 'Dama de corazones a la base 1.');
    assert.equal(spoken.moved('w', 'JC'), 'Jota de tréboles al descarte.');
    assert.equal(spoken.moved('c1', 'KD', 'QS', 'JD'), 'Rey de diamantes con 2 cartas a la celda.');
  });

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(spoken.rules('munger'), /: del as al rey\./);
    assert.match(
      spoken.rules('munger'),
      /Sobre el 8 de picas, por ejemplo: 7 de corazones o 7 de diamantes, y nada más\./,
    );
    assert.match(
      spoken.rules('munger'),
      /acepta únicamente un rey, solo o con las cartas que se mueven con él\./,
    );
    assert.match(spoken.rules('calculation'), /Sobre la dama de picas: cualquier as\./);
    assert.match(spoken.rules('sultan'), /y la última es una dama\./);
    assert.match(spoken.rules('manx'), /a otra columna o a la celda\./);
  });

  it('say “e” for “and” before the sound of an i', () => {
    assert.equal(spoken.words.list(['reyes', 'indios']), 'reyes e indios');
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = spoken.introduction('waning-moon');
    assert.match(text, /un diez por ciento/);
    assert.match(text, /115 partidas de 120/);
  });
});
