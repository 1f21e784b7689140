import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DealNumberFault } from '../../src/cards/deal-number.ts';
import type { PileId } from '../../src/engine/pile.ts';
import { STEP_KINDS } from '../../src/engine/step.ts';
import { cardName, cardsNamed, writtenCardName } from '../../src/text/card-words.ts';
import { pileFacts, pileLabel, pileName } from '../../src/text/pile-words.ts';
import { dealNumberSentence, refusalSentence, type RefusalReason } from '../../src/text/refusal-words.ts';
import type { TableStep } from '../../src/session/public-steps.ts';
import { stepsSaid } from '../../src/text/step-words.ts';
import { CheckedWords } from './checked-words.ts';

const words = new CheckedWords('en');
const MUNGER: PileId[] = ['s', 'w', 'f1', 'f2', 'f3', 'f4', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 'r1'];

describe('the names of cards', () => {
  it('are rank and suit', () => {
    assert.equal(cardName(words, 24), 'queen of spades');
    assert.equal(cardName(words, 34), '9 of hearts');
    assert.equal(new Set(Array.from({ length: 52 }, (_, face) => cardName(words, face))).size, 52);
  });

  it('are not given away by a card that lies face down', () => {
    assert.deepEqual(
      ['TD', '##', '#QS'].map((written) => writtenCardName(words, written)),
      ['10 of diamonds', 'face-down card', 'face-down card'],
    );
  });

  it('are put together when a whole rank is meant', () => {
    const deck = new Set(Array.from({ length: 52 }, (_, face) => face));
    assert.equal(cardsNamed(words, [6, 19, 32, 45], deck), 'any 7');
    assert.equal(cardsNamed(words, [45, 32], deck), '7 of hearts or 7 of diamonds');
    assert.equal(cardsNamed(words, [6, 19, 32, 45, 8], deck, 'and'), 'any 7 and 9 of clubs');
    assert.equal(cardsNamed(words, [6, 32], new Set([6, 7, 32, 33])), '7 of clubs or 7 of hearts');
    assert.equal(cardsNamed(words, [6, 60], new Set([6])), '7 of clubs');
  });
});

describe('the names of piles', () => {
  it('have a number where there are several', () => {
    const names = ['s', 'w', 'f2', 't7', 'r1'] as const;
    assert.deepEqual(
      names.map((id) => pileName(words, id, MUNGER)),
      ['stock', 'waste', 'foundation 2', 'column 7', 'reserve'],
    );
    assert.equal(pileName(words, 'c1', ['c1']), 'cell');
    assert.equal(pileName(words, 'c2', ['c1', 'c2']), 'cell 2');
  });

  it('are others in Golf and Pyramid', () => {
    assert.equal(pileName(words, 'f1', ['s', 'f1', 't1'], 'chain'), 'pile in the middle');
    assert.equal(pileName(words, 't9', ['s', 'w', 'f1', 't9'], 'removal'), 'place 9');
    assert.equal(pileName(words, 'f1', ['s', 'w', 'f1', 't9'], 'removal'), 'removed cards');
  });

  it('are told with what lies there', () => {
    assert.equal(pileLabel(words, 't3', MUNGER, 5, 2), 'column 3, 5 cards, 2 face down');
    assert.equal(pileLabel(words, 't3', MUNGER, 1, 0), 'column 3, 1 card');
    assert.equal(pileLabel(words, 's', MUNGER, 17, 17), 'stock, 17 cards');
    assert.equal(pileLabel(words, 'f1', MUNGER, 0, 0), 'foundation 1, empty');
  });

  it('refuse an id that is none', () => {
    assert.throws(() => pileFacts('x1' as PileId, MUNGER), /x1/);
  });
});

describe('what is said after a move', () => {
  const cases: [string, TableStep[], string][] = [
    [
      'a run that uncovers a card',
      [
        { kind: 'carry', from: 't1', to: 't2', cards: ['8S', '7H'] },
        { kind: 'turn', from: 't1', to: 't1', cards: ['4D'] },
      ],
      '8 of spades with 1 card to column 2. Turned up 4 of diamonds.',
    ],
    [
      'a card to a foundation',
      [{ kind: 'carry', from: 'w', to: 'f3', cards: ['QH'] }],
      'Queen of hearts to foundation 3.',
    ],
    ['a turned card', [{ kind: 'draw', from: 's', to: 'w', cards: ['5H'] }], 'Turned 5 of hearts.'],
    [
      'three turned cards',
      [{ kind: 'draw', from: 's', to: 'w', cards: ['5H', 'KS', 'AD'] }],
      'Turned 5 of hearts, king of spades and ace of diamonds; the last one is on top.',
    ],
    [
      'a row',
      [
        { kind: 'deal', from: 's', to: 't1', cards: ['5H'] },
        { kind: 'deal', from: 's', to: 't2', cards: ['6C'] },
        { kind: 'deal', from: 's', to: 't3', cards: ['TS'] },
      ],
      'Dealt 5 of hearts, 6 of clubs and 10 of spades.',
    ],
    [
      'a redeal',
      [{ kind: 'redeal', from: 'w', to: 's', cards: Array<string>(24).fill('##') }],
      'Turned the waste over: 24 cards in the stock.',
    ],
    ['a refill', [{ kind: 'refill', from: 'r1', to: 't2', cards: ['7D'] }], '7 of diamonds fills column 2.'],
  ];
  for (const [title, steps, sentence] of cases) {
    it(`tells ${title}`, () => assert.equal(stepsSaid(words, steps, MUNGER), sentence));
  }

  it('tells a pair that leaves in one sentence', () => {
    const steps: TableStep[] = [
      { kind: 'carry', from: 't3', to: 'f1', cards: ['QS'] },
      { kind: 'carry', from: 't7', to: 'f1', cards: ['AH'] },
    ];
    assert.equal(
      stepsSaid(words, steps, ['f1', 't3', 't7'], 'removal'),
      'Removed queen of spades and ace of hearts.',
    );
  });

  it('has a sentence for every kind of step that changes a pile', () => {
    for (const kind of STEP_KINDS) {
      if (kind === 'mark' || kind === 'base' || kind === 'pass') continue;
      assert.match(
        stepsSaid(words, [{ kind, from: 't1', to: 't2', cards: ['8S'] }], MUNGER),
        /^[\p{Lu}8].*\.$/u,
        kind,
      );
    }
  });
});

describe('the reason why a move is refused', () => {
  const reasons: Record<RefusalReason, true> = {
    'no such pile': true,
    'empty pile': true,
    'face down': true,
    'too few cards': true,
    'gives nothing': true,
    'not yet': true,
    'only the top card': true,
    'not a run': true,
    'not this part': true,
    'too few free places': true,
    'same pile': true,
    'takes nothing': true,
    'not from there': true,
    'one card at a time': true,
    'only a complete run': true,
    'pile is full': true,
    'not on an empty place': true,
    'does not fit': true,
    'base not chosen': true,
    'stock is empty': true,
    'empty column': true,
    'waste not empty': true,
    covered: true,
    'no pair': true,
    'no gap': true,
    'too far': true,
    'not beaten': true,
    'leaves alone': true,
    'not-ready': true,
    readonly: true,
    cancelled: true,
    nowhere: true,
    'on-purpose': true,
  };

  it('has a sentence of its own each', () => {
    const sentences = Object.keys(reasons).map((reason) =>
      words.format(`refused-${reason.replaceAll(' ', '-')}`),
    );
    for (const sentence of sentences) assert.match(sentence, /^\p{Lu}.*\.$/u);
    assert.equal(new Set(sentences).size, sentences.length);
  });

  it('is told by its word', () => {
    assert.equal(refusalSentence(words, 'does not fit'), 'This card does not fit there.');
  });

  it('is also told for deal numbers', () => {
    const faults: Record<DealNumberFault, RegExp> = {
      empty: /first/,
      'not a number': /not a number/,
      zero: /begin with 1/,
      'too long': /20 digits/,
      'too large': /8589934591/,
    };
    for (const [fault, pattern] of Object.entries(faults)) {
      assert.match(words.format(`deal-number-${fault.replaceAll(' ', '-')}`), pattern);
    }
    assert.match(dealNumberSentence(words, 'too long'), /20 digits/);
  });
});
