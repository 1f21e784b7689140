import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Spoken } from './spoken.ts';

const spoken = new Spoken('it');

describe('Italian words', () => {
  it('name cards as they are spoken', () => {
    assert.deepEqual(spoken.cards(24, 34), ['donna di picche', '9 di cuori']);
    assert.deepEqual(spoken.anyOf(0), ['qualsiasi asso']);
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(spoken.piles(), ['tallone', 'scarti', 'base 2', 'colonna 3', 'riserva', 'cella']);
    assert.equal(spoken.column(1, 1), 'colonna 3, 1 carta, 1 coperta');
    assert.equal(spoken.column(5, 2), 'colonna 3, 5 carte, 2 coperte');
  });

  it('say a move, and where it goes', () => {
    assert.equal(spoken.moved('t2', '8S', '7H'), '8 di picche con 1 carta sulla colonna 2.');
    assert.equal(spoken.moved('f1', 'QH'), 'Donna di cuori sulla base 1.');
    assert.equal(spoken.moved('w', 'JC'), 'Fante di fiori sugli scarti.');
    assert.equal(spoken.moved('c1', 'KD', 'QS', 'JD'), 'Re di quadri con 2 carte nella cella.');
  });

  it('melt articles and prepositions, and agree in the rules', () => {
    assert.match(spoken.rules('munger'), /: dall’asso al re\./);
    assert.match(
      spoken.rules('munger'),
      /Sull’8 di picche, per esempio: 7 di cuori o 7 di quadri, nient’altro\./,
    );
    assert.match(
      spoken.rules('munger'),
      /prende solo un re, da solo o con le carte che si muovono con lui\./,
    );
    assert.match(spoken.rules('sultan'), /e l’ultima è una donna\./);
    assert.match(spoken.rules('manx'), /su un’altra colonna o nella cella\./);
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = spoken.introduction('waning-moon');
    assert.match(text, /circa il dieci per cento/);
    assert.match(text, /115 partite su 120/);
  });
});
