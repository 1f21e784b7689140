import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Spoken } from './spoken.ts';

const spoken = new Spoken('de');

describe('German words', () => {
  it('name cards as they are spoken', () => {
    assert.deepEqual(spoken.cards(24, 34), ['Pik-Dame', 'Herz-Neun']);
  });

  it('give whole ranks their gender', () => {
    assert.deepEqual(spoken.anyOf(0, 6, 11, 12), ['jedes Ass', 'jede Sieben', 'jede Dame', 'jeder König']);
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(spoken.piles(), [
      'Talon',
      'Ablagestapel',
      'Zielstapel 2',
      'Spalte 3',
      'Reserve',
      'Zelle',
    ]);
    assert.equal(spoken.column(1, 0), 'Spalte 3, 1 Karte');
    assert.equal(spoken.column(5, 2), 'Spalte 3, 5 Karten, 2 verdeckt');
  });

  it('say a move, and where it goes', () => {
    assert.equal(spoken.moved('t2', '8S', '7H'), 'Pik-Acht mit 1 Karte auf Spalte 2.');
    assert.equal(spoken.moved('f1', 'QH'), 'Herz-Dame auf Zielstapel 1.');
    assert.equal(spoken.moved('w', 'JC'), 'Kreuz-Bube auf den Ablagestapel.');
    assert.equal(spoken.moved('c1', 'KD', 'QS', 'JD'), 'Karo-König mit 2 Karten in die Zelle.');
  });

  it('decline what the rules say of ranks and piles', () => {
    assert.match(spoken.rules('munger'), /nur mit einem König neu beginnen, allein oder zusammen/);
    assert.match(spoken.rules('munger'), /jedes Ass darf auf jeden leeren/);
    assert.match(spoken.rules('sultan'), /endet mit einer Dame\./);
    assert.match(spoken.rules('manx'), /auf eine andere Spalte oder in die Zelle gehen/);
    assert.match(spoken.rules('triple-minerva'), /zweimal durchgehen/);
    assert.match(
      spoken.rules('klondike'),
      /In der ersten liegt eine Karte, in jeder weiteren liegt eine mehr, bis zu sieben/,
    );
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = spoken.introduction('waning-moon');
    assert.match(text, /rund zehn Prozent/);
    assert.match(text, /115 von 120 Partien/);
  });
});
