import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Spoken } from './spoken.ts';

const spoken = new Spoken('nl');

describe('Dutch words', () => {
  it('write cards with a picture in one word, and the others with a figure', () => {
    assert.deepEqual(spoken.cards(0, 12, 9, 24, 26, 34), [
      'klaveraas',
      'klaverheer',
      'klaveren 10',
      'schoppenvrouw',
      'hartenaas',
      'harten 9',
    ]);
    assert.deepEqual(spoken.anyOf(0), ['elke aas']);
  });

  it('name piles, and count what lies there', () => {
    assert.deepEqual(spoken.piles(), ['stok', 'aflegstapel', 'fundering 2', 'kolom 3', 'reserve', 'cel']);
    assert.equal(spoken.column(1, 0), 'kolom 3, 1 kaart');
    assert.equal(spoken.column(5, 2), 'kolom 3, 5 kaarten, 2 gesloten');
  });

  it('say a move, and where it goes', () => {
    assert.equal(spoken.moved('t2', '8S', '7H'), 'Schoppen 8 met 1 kaart naar kolom 2.');
    assert.equal(spoken.moved('f1', 'QH'), 'Hartenvrouw naar fundering 1.');
    assert.equal(spoken.moved('w', 'JC'), 'Klaverboer naar de aflegstapel.');
    assert.equal(spoken.moved('c1', 'KD', 'QS', 'JD'), 'Ruitenheer met 2 kaarten naar de cel.');
  });

  it('put verbs where they belong in the rules', () => {
    assert.match(
      spoken.rules('munger'),
      /mag alleen met een heer opnieuw beginnen, los of samen met de kaarten die/,
    );
    assert.match(
      spoken.rules('munger'),
      /Op schoppen 8 past bijvoorbeeld harten 7 of ruiten 7, en verder niets\./,
    );
    assert.match(spoken.rules('sultan'), /hooguit twaalf kaarten(?: op)?, en de laatste is een vrouw\./);
    assert.match(spoken.rules('manx'), /mag naar een andere kolom of naar de cel\./);
    assert.match(spoken.rules('triple-minerva'), /Je mag in totaal twee keer door de stok gaan\./);
    assert.match(
      spoken.rules('klondike'),
      /in de eerste ligt één kaart, in elke volgende één meer, tot zeven/,
    );
  });

  it('tell apart what players reach and what can be won in Waning Moon', () => {
    const text = spoken.introduction('waning-moon');
    assert.match(text, /ongeveer tien procent/);
    assert.match(text, /115 van de 120 potjes/);
  });
});
