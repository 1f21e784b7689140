import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FaceName, parseFace } from '../../src/cards/card.ts';
import { arrange, type Arrangement } from '../../src/cards/deal-hooks.ts';
import { makeDeck, unshuffled, type DeckSpec } from '../../src/cards/pack.ts';
import { shuffledStock } from '../../src/cards/shuffle.ts';
import { asDealt } from './in-words.ts';

const ACES: readonly FaceName[] = ['AC', 'AS', 'AH', 'AD'];
const TWOS: readonly FaceName[] = ['2C', '2S', '2H', '2D'];
const KINGS: readonly FaceName[] = ['KC', 'KS', 'KH', 'KD'];
const HOURS: readonly FaceName[] = [
  ...(['2C', '3H', '4S', '5D', '6C', '7H'] as const),
  ...(['8S', '9D', 'TC', 'JH', 'QS', 'KD'] as const),
];

interface Case {
  readonly rule: string;
  readonly packs: DeckSpec['packs'];
  readonly arrangements: readonly Arrangement[];
  /** By deal number: the first cards as PySolFC deals them, or the first and the last ones around three points. */
  readonly dealt: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = [
  {
    rule: 'Red and Black: all eight aces start the foundations',
    packs: 2,
    arrangements: [{ kind: 'bring cards', cards: ACES, which: 'every copy', to: 'top' }],
    dealt: { 7: 'AC AC AS AS AH AH AD AD TC 3S', 424242: 'AC AC AS AS AH AH AD AD JS 7S' },
  },
  {
    rule: 'Beleaguered Castle, Bisley: the aces come last',
    packs: 1,
    arrangements: [{ kind: 'bring cards', cards: ACES, which: 'every copy', to: 'bottom' }],
    dealt: { 7: '3D 8S 4S 9D ... AC AS AH AD', 424242: 'QC TH 4S 2D ... AC AS AH AD' },
  },
  {
    rule: 'Challenge FreeCell: twos and aces lie deepest',
    packs: 1,
    arrangements: [{ kind: 'bring cards', cards: [...TWOS, ...ACES], which: 'every copy', to: 'top' }],
    dealt: { 7: '2C 2S 2H 2D AC AS AH AD 3D 8S 4S 9D', 424242: '2C 2S 2H 2D AC AS AH AD QC TH 4S 8D' },
  },
  {
    rule: 'Capricieuse, Nationale, Crescent, Colorado, Patriarchs: an ace and a king of each suit',
    packs: 2,
    arrangements: [{ kind: 'bring cards', cards: [...ACES, ...KINGS], which: 'first pack', to: 'top' }],
    dealt: { 7: 'AC AS AH AD KC KS KH KD TC 3S 5S 7S', 424242: 'AC AS AH AD KC KS KH KD AC JS 7S 2H' },
  },
  {
    rule: 'Matrimony: one jack and one queen',
    packs: 2,
    arrangements: [{ kind: 'bring cards', cards: ['JD', 'QD'], which: 'first pack', to: 'top' }],
    dealt: { 7: 'JD QD TC 3S ... QD JH QC 9C', 424242: 'JD QD AC JS ... 7D 6S 7S 3H' },
  },
  {
    rule: 'Big Ben: the hours, each the copy that lies deepest',
    packs: 2,
    arrangements: [{ kind: 'bring cards', cards: HOURS, which: 'nearest to bottom', to: 'top' }],
    dealt: {
      7: '2C 3H 4S 5D 6C 7H 8S 9D TC JH QS KD TC 3S ... KC QD QC 9C',
      424242: '2C 3H 4S 5D 6C 7H 8S 9D TC JH QS KD AC JS ... 2D 7D 6S 7S',
    },
  },
  {
    rule: 'Sultan: eight kings around the first ace of hearts',
    packs: 2,
    arrangements: [
      { kind: 'bring cards', cards: ['AH'], which: 'first pack', to: 'top' },
      { kind: 'bring cards', cards: KINGS, which: 'every copy', to: 'top' },
    ],
    dealt: { 7: 'KC KC KS KS KH KH KD KD AH TC 3S 5S', 424242: 'KC KC KS KS KH KH KD KD AH AC JS 7S' },
  },
  {
    rule: 'Calculation: the ace, two, three and four that lie deepest',
    packs: 1,
    arrangements: [{ kind: 'bring ranks', ranks: ['A', '2', '3', '4'], from: 'bottom', to: 'top' }],
    dealt: { 7: 'AC 2H 3C 4D 3D 8S 4S 9D 5D 8H 6H 2C', 424242: 'AD 2S 3C 4C AH QC TH AS 4S 2D 8D 6H' },
  },
  {
    rule: 'Betsy Ross: the same, then two, four, six and eight of what is left',
    packs: 1,
    arrangements: [
      { kind: 'bring ranks', ranks: ['A', '2', '3', '4', '2', '4', '6', '8'], from: 'bottom', to: 'top' },
    ],
    dealt: { 7: 'AC 2H 3C 4D 2D 4C 6S 8D 3D 8S 4S 9D', 424242: 'AD 2S 3C 4C 2H 4D 6C 8H AH QC TH AS' },
  },
  {
    rule: 'Kingdom: the ace that lies deepest',
    packs: 2,
    arrangements: [{ kind: 'bring ranks', ranks: ['A'], from: 'bottom', to: 'top' }],
    dealt: { 7: 'AH TC 3S 5S 7S 9S 4H 2S 6C 2H', 424242: 'AS AC JS 7S 2H 9H 7H 9H 4S 8H' },
  },
  {
    rule: 'Penguin and Opus: all cards of the rank of the top card',
    packs: 1,
    arrangements: [{ kind: 'bring the rank of the top card' }],
    dealt: { 7: '3D 3H 3S 3C 8S 4S 9D 5D 8H 6H', 424242: 'AH AS AC AD QC TH 4S 2D 8D 6H' },
  },
  {
    rule: "Baker's Dozen and Spanish Patience: kings lie deepest in thirteen columns",
    packs: 1,
    arrangements: [{ kind: 'turn over' }, { kind: 'kings down', columns: 13 }],
    dealt: {
      7: '5S 6S AC KD KS 6D KC 4D 2H 3S 4C KH 3H TH 7C 9S 8D JD 8C 4H AS 7H AD JC 5C JH QD 9C 5H JS 7D 6C 3C TS QC 7S TC 9H QS AH TD QH 2D 2S 2C 6H 8H 5D 9D 4S 8S 3D',
      424242:
        '8H 2S AD KH 8S KC 8C 4C KD JC 9C 9H KS 2C JH 5D 6C 3C 6D TS 6S QS QH TC QD 3H 7H 5C JS 4D 5H JD TD 3D AC 9S 7D 9D 2H 4H 7C 7S 5S 3S 6H 8D 2D 4S AS TH QC AH',
    },
  },
  {
    rule: 'Shamrocks II: kings lie deepest in seventeen fans',
    packs: 1,
    arrangements: [{ kind: 'turn over' }, { kind: 'kings down', columns: 17 }],
    dealt: {
      7: '5S 6S AC JS 7D 6D 3C 4D 2H 3S 4C KH KD KS 7C KC 8D JD 8C 4H AS 7H AD JC 5C JH QD 9C 5H 3H TH 6C 9S TS QC 7S TC 9H QS AH TD QH 2D 2S 2C 6H 8H 5D 9D 4S 8S 3D',
      424242:
        '8H 2S AD 6C KS KC 8C 4C KD JC 9C 9H 2H 2C JH 5D KH 3C 6D TS 6S QS QH TC QD 3H 7H 5C JS 4D 5H JD TD 3D AC 9S 7D 9D 8S 4H 7C 7S 5S 3S 6H 8D 2D 4S AS TH QC AH',
    },
  },
  {
    rule: 'Bristol: kings lie deepest in eight fans, and the stock keeps its own',
    packs: 1,
    arrangements: [{ kind: 'turn over' }, { kind: 'kings down', columns: 8, cards: 24 }],
    dealt: {
      7: '5S 6S AC KH 7D 6D 3C 4D 2H 3S 4C JS 3H TH 7C 9S 8D JD 8C 4H AS 7H AD JC 5C JH QD 9C 5H KD KS 6C KC TS QC 7S TC 9H QS AH TD QH 2D 2S 2C 6H 8H 5D 9D 4S 8S 3D',
      424242:
        'KD 2S AD 6C 8S KC 8C 4C KH JC 9C 9H 2H 2C JH 5D 8H 3C 6D TS 6S QS QH TC QD 3H 7H 5C JS 4D 5H JD TD 3D AC 9S 7D 9D KS 4H 7C 7S 5S 3S 6H 8D 2D 4S AS TH QC AH',
    },
  },
  {
    rule: 'Belvedere: as Bristol, without the ace dealt first',
    packs: 1,
    arrangements: [
      { kind: 'turn over' },
      { kind: 'bring ranks', ranks: ['A'], from: 'top', to: 'bottom' },
      { kind: 'kings down', columns: 8, cards: 24 },
      { kind: 'bring ranks', ranks: ['A'], from: 'bottom', to: 'top' },
    ],
    dealt: {
      7: 'AC 5S 6S KH 7D 6D 3C 4D 2H 3S 4C JS 3H TH 7C 9S 8D JD 8C 4H AS 7H AD JC 5C JH QD 9C',
      424242: 'AD 8H 2S 6C 8S KC 8C 4C KD JC 9C 9H 2H 2C JH 5D KH 3C 6D TS 6S QS QH TC QD 3H 7H 5C',
    },
  },
];

describe('a stock arranged before the deal', () => {
  for (const { rule, packs, arrangements, dealt } of CASES) {
    for (const [deal, expected] of Object.entries(dealt)) {
      it(`is dealt as in ${rule}, deal ${deal}`, () => {
        const deck = makeDeck({ packs });
        const cards = asDealt(deck, arrange(shuffledStock(deck, deal).stock, deck, arrangements));
        const [first = '', last = ''] = expected.split(' ... ');

        assert.equal(cards.slice(0, first.length), first);
        assert.equal(cards.slice(cards.length - last.length), last);
      });
    }

    it(`keeps every card, and leaves alone the stock it was given, as in ${rule}`, () => {
      const deck = makeDeck({ packs });
      const { stock } = shuffledStock(deck, '98765432109876543210');
      const before = [...stock];
      const arranged = arrange(stock, deck, arrangements);

      assert.deepEqual(
        arranged.toSorted((a, b) => a - b),
        unshuffled(deck),
      );
      assert.deepEqual(stock, before);
    });
  }

  it('deals equal cards in the order in which they lay', () => {
    const deck = makeDeck({ packs: 2 });
    const aces: Arrangement = { kind: 'bring cards', cards: ['AC'], which: 'every copy', to: 'top' };

    // The ace of clubs of the second pack is card 52.
    assert.deepEqual(arrange([0, 5, 52, 6], deck, [aces]).toReversed(), [52, 0, 6, 5]);
    assert.deepEqual(arrange([52, 5, 0, 6], deck, [aces]).toReversed(), [0, 52, 6, 5]);
  });

  it('never swaps a king for a king, nor moves one that has nothing under it', () => {
    const deck = makeDeck({ packs: 1 });
    const faces = (text: string): number[] => text.split(' ').map((name) => parseFace(name) ?? NaN);
    const sunk = (text: string): string =>
      asDealt(deck, arrange(faces(text).toReversed(), deck, [{ kind: 'kings down', columns: 2 }]));

    assert.equal(sunk('KC 2C KS 3C KH 4C'), 'KC 2C KS 3C KH 4C');
    assert.equal(sunk('2C KC 3C KS 4C KH 5C 5H KD'), 'KD KC 3C KS 4C KH 5C 5H 2C');
    assert.equal(sunk('AC 2C KS 3C KH 4C'), 'KS 2C KH 3C AC 4C');
  });

  it('is refused when it asks for cards that are not there, by name', () => {
    const deck = makeDeck({ packs: 1, ranks: [0, 6, 7, 8, 9, 10, 11, 12] });
    const arranged = (arrangement: Arrangement) => () => arrange(unshuffled(deck), deck, [arrangement]);

    assert.throws(
      arranged({ kind: 'bring cards', cards: ['2C'], which: 'every copy', to: 'top' }),
      /^RangeError: bring cards: the stock holds no 2C$/,
    );
    assert.throws(
      arranged({ kind: 'bring ranks', ranks: ['A', 'A', 'A', 'A', 'A'], from: 'top', to: 'top' }),
      /^RangeError: bring ranks: the stock holds no further A$/,
    );
    assert.throws(arranged({ kind: 'kings down', columns: 0 }), /^RangeError: kings down: 0 columns$/);
  });
});
