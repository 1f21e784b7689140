import { expect } from '@open-wc/testing';
import { faceMetrics } from '../../src/table/face-metrics.ts';
import type { PileShape, Rect, TableLayout, Viewport } from '../../src/table/layout-shapes.ts';
import { layoutTable, placePile } from '../../src/table/layout.ts';
import { sampleBoxes, sampleTables, stretched } from './sample-tables.ts';

const phone: Viewport = { width: 360, height: 536, dpr: 2 };

function sample(name: string): readonly PileShape[] {
  const piles = sampleTables[name];
  if (!piles) throw new Error(`no sample ${name}`);
  return piles;
}

function lay(piles: readonly PileShape[], viewport: Viewport): TableLayout {
  return layoutTable({ piles }, viewport).layout;
}

function pileOf(layout: TableLayout, id: string) {
  const pile = layout.piles.get(id);
  if (!pile) throw new Error(`no pile ${id}`);
  return pile;
}

function isInside(rect: Rect, viewport: Viewport): boolean {
  const slack = 1e-6;
  const right = rect.x + rect.width <= viewport.width + slack;
  const bottom = rect.y + rect.height <= viewport.height + slack;
  return rect.x >= -slack && rect.y >= -slack && right && bottom;
}

function overlaps(one: Rect, other: Rect): boolean {
  const apart = (a: number, b: number): boolean => a <= b + 1e-6;
  return !(
    apart(one.x + one.width, other.x) ||
    apart(other.x + other.width, one.x) ||
    apart(one.y + one.height, other.y) ||
    apart(other.y + other.height, one.y)
  );
}

/** What is covered of each pair of neighbouring cards: the strip that still shows of the lower one. */
function strips(piles: readonly PileShape[], layout: TableLayout, wanted: (pile: PileShape) => boolean) {
  return piles.filter(wanted).flatMap((pile) => {
    const { cards } = pileOf(layout, pile.id);
    return cards.slice(1).map((card, index) => {
      const before = cards[index] ?? card;
      return { down: pile.faceDown[index] ?? false, strip: Math.max(card.x - before.x, card.y - before.y) };
    });
  });
}

const isColumn = (pile: PileShape): boolean => pile.kind === 'column' && pile.fan === 'down';

describe('the layout of the table', () => {
  for (const [width, height, dpr, sideways] of sampleBoxes.flatMap((box) => [
    [...box, false] as const,
    [...box, true] as const,
  ])) {
    const viewport = { width, height, dpr };
    const how = sideways ? ' with columns on their side' : '';
    it(`keeps every card and slot of every game inside ${width} by ${height}${how}, however long the columns`, () => {
      for (const [name, fresh] of Object.entries(sampleTables)) {
        for (const more of [0, 5, 13, 45]) {
          const piles = stretched(fresh, more);
          const { cardWidth, cardHeight, piles: placed } = lay(piles, { ...viewport, sideways });
          for (const pile of piles) {
            const { slot, cards } = placed.get(pile.id) ?? { slot: undefined, cards: [] };
            expect(cards.length, `${name} ${pile.id}`).to.equal(pile.faceDown.length);
            for (const at of [slot, ...cards]) {
              const rect = { ...at, x: at?.x ?? NaN, y: at?.y ?? NaN, width: cardWidth, height: cardHeight };
              expect(isInside(rect, viewport), `${name}+${more} ${pile.id} ${JSON.stringify(rect)}`).to.equal(
                true,
              );
            }
          }
        }
      }
    });
  }

  for (const [width, height, dpr] of sampleBoxes.filter(([, boxHeight]) => boxHeight > 300)) {
    const viewport = { width, height, dpr };
    it(`covers no pile by another at the deal on ${width} by ${height}`, () => {
      for (const [name, piles] of Object.entries(sampleTables)) {
        // Twenty-four foundations and sixteen cells overlap at the side of a low table.
        if (name === 'largest' && height < 500) continue;
        const layout = lay(piles, viewport);
        const slots = piles.filter((pile) => !pile.at).map((pile) => pileOf(layout, pile.id).slot);
        slots.forEach((slot, index) => {
          const covered = slots.slice(index + 1).some((other) => overlaps(slot, other));
          expect(covered, `${name} pile ${index}`).to.equal(false);
        });
      }
    });
  }

  for (const [width, height, dpr] of sampleBoxes.filter(([, boxHeight]) => boxHeight > 300)) {
    it(`shows the index of every face-up card at the deal on ${width} by ${height}`, () => {
      for (const [name, piles] of Object.entries(sampleTables)) {
        const layout = lay(piles, { width, height, dpr });
        const { stripMin } = faceMetrics(layout.cardWidth, layout.cardHeight);
        for (const { down, strip } of strips(piles, layout, isColumn)) {
          expect(strip, name).to.be.at.least(down ? 3 - 1 / dpr : stripMin - 1 / dpr);
        }
      }
    });
  }

  it('gives thirteen columns cards of 25 px and targets of 24 px on a phone', () => {
    const piles = sample('waningMoon');
    const layout = lay(piles, phone);
    expect(layout.cardWidth).to.be.at.least(25);
    for (const { strip } of strips(piles, layout, isColumn)) expect(strip).to.be.at.least(24);
  });

  it('shows 14 px or more of each of fifteen reserve cards beside twelve foundations on a phone', () => {
    const piles = sample('tripleMinerva');
    const layout = lay(piles, phone);
    const reserve = strips(piles, layout, (pile) => pile.kind === 'reserve');
    expect(reserve.length).to.equal(14);
    for (const { strip } of reserve) expect(strip).to.be.at.least(14);
    expect(pileOf(layout, 'r1').form).to.equal('stack');
    expect(pileOf(layout, 'r1').hidden).to.equal(0);
  });

  it('keeps sixteen cards in a column readable on a phone without smaller cards', () => {
    const fresh = lay(sample('waningMoon'), phone);
    const piles = stretched(sample('waningMoon'), 12);
    const layout = lay(piles, phone);
    expect(layout.cardWidth).to.equal(fresh.cardWidth);
    for (const { strip } of strips(piles, layout, isColumn)) expect(strip).to.be.at.least(15);
  });

  it('gives seven columns the whole width of the smallest phone rather than room for the longest run', () => {
    expect(lay(sample('munger'), { width: 320, height: 380, dpr: 2 }).cardWidth).to.be.at.least(40);
  });

  it('takes the low index where the strips of a column get short', () => {
    const layout = lay(stretched(sample('waningMoon'), 18), phone);
    expect(pileOf(layout, 't1').form).to.equal('tight');
    expect(pileOf(layout, 't2').form).to.equal('row');
  });

  for (const name of ['munger', 'minerva']) {
    it(`parts a long reserve from the foundations beside it on a wide table: ${name}`, () => {
      const spread = { fan: 'right', keep: 3 } as const;
      const piles = sample(name).map((pile) => (pile.id === 'w' ? { ...pile, ...spread } : pile));
      const layout = lay(piles, { width: 1440, height: 804, dpr: 1 });
      const { cards, slot } = pileOf(layout, 'r1');
      const end = (cards.at(-1)?.x ?? NaN) + slot.width;
      expect(pileOf(layout, 'f1').slot.x - end).to.be.at.least(slot.width / 4);
    });
  }

  it('keeps rows with no columns below them inside a table of any width', () => {
    const piles = sample('sultan').filter(({ id }) => !['r7', 'r8'].includes(id));
    for (let width = 300; width <= 1600; width += 20) {
      const viewport = { width, height: 788, dpr: 1 };
      const { cardWidth, cardHeight, piles: placed } = lay(piles, viewport);
      for (const [id, { slot, cards }] of placed) {
        for (const at of [slot, ...cards]) {
          const rect = { ...at, width: cardWidth, height: cardHeight };
          expect(isInside(rect, viewport), `${id} on ${width}: ${JSON.stringify(rect)}`).to.equal(true);
        }
      }
    }
  });

  it('moves no other pile when the reserve is played', () => {
    const piles = sample('tripleMinerva');
    const played = piles.map((pile) => (pile.id === 'r1' ? { ...pile, faceDown: [false, false] } : pile));
    const [before, after] = [lay(piles, phone), lay(played, phone)];
    for (const pile of piles.filter(({ id }) => id !== 'r1')) {
      expect(after.piles.get(pile.id), pile.id).to.deep.equal(before.piles.get(pile.id));
    }
    expect(pileOf(after, 'r1').cards[1]).to.deep.equal(pileOf(before, 'r1').cards[1]);
  });

  it('spreads only the last cards of the waste', () => {
    const { cards, slot } = pileOf(lay(sample('waningMoon'), phone), 'w');
    const places = new Set(cards.map((card) => card.x));
    expect(places.size).to.equal(3);
    expect(cards[5]).to.deep.equal({ x: slot.x, y: slot.y });
  });

  it('lays one pile out as it does the whole table', () => {
    const piles = stretched(sample('munger'), 4);
    const { arrangement, layout } = layoutTable({ piles }, phone);
    for (const pile of piles) {
      expect(placePile(arrangement, pile), pile.id).to.deep.equal(layout.piles.get(pile.id));
    }
  });

  it('refuses a pile that the arrangement does not know', () => {
    const { arrangement } = layoutTable({ piles: sample('manx') }, phone);
    const stranger: PileShape = { id: 't9', kind: 'column', fan: 'down', faceDown: [] };
    expect(() => placePile(arrangement, stranger)).to.throw(RangeError, 't9');
  });

  it('puts everything on whole device pixels', () => {
    const viewport = { width: 1440, height: 796, dpr: 1.25 };
    for (const piles of Object.values(sampleTables)) {
      for (const { cards, slot } of lay(stretched(piles, 9), viewport).piles.values()) {
        for (const { x, y } of [slot, ...cards]) {
          expect(Math.abs(x * 1.25 - Math.round(x * 1.25))).to.be.below(1e-6);
          expect(Math.abs(y * 1.25 - Math.round(y * 1.25))).to.be.below(1e-6);
        }
      }
    }
  });

  it('lets a column be meant by all of its height down to the foot and by half of the gaps', () => {
    const layout = lay(sample('klondike'), phone);
    for (const index of [1, 2, 3, 4, 5, 6]) {
      const [one, next] = [pileOf(layout, `t${index}`).hit, pileOf(layout, `t${index + 1}`).hit];
      expect(one.x + one.width).to.be.closeTo(next.x, 1e-6);
      expect(one.y + one.height).to.equal(phone.height);
    }
  });

  it('stays out of the safe area', () => {
    const safeArea = { top: 20, right: 44, bottom: 21, left: 44 };
    const viewport = { width: 740, height: 340, dpr: 3, safeArea };
    for (const piles of Object.values(sampleTables)) {
      const { piles: placed, cardWidth, cardHeight } = lay(piles, viewport);
      for (const { cards, slot } of placed.values()) {
        for (const { x, y } of [slot, ...cards]) {
          expect(x).to.be.at.least(44 - 1e-6);
          expect(x + cardWidth).to.be.at.most(740 - 44 + 1e-6);
          expect(y).to.be.at.least(20 - 1e-6);
          expect(y + cardHeight).to.be.at.most(340 - 21 + 1e-6);
        }
      }
    }
  });

  it('puts stock and foundations at the sides of a low, wide table', () => {
    const layout = lay(sample('klondike'), { width: 640, height: 312, dpr: 2 });
    const [foundation, column] = [pileOf(layout, 'f1').slot, pileOf(layout, 't1').slot];
    expect(foundation.y).to.equal(column.y);
    expect(foundation.x).to.be.below(column.x);
    expect(pileOf(layout, 's').slot.x).to.be.above(pileOf(layout, 't7').slot.x);
    expect(pileOf(layout, 'f2').slot.y).to.be.above(foundation.y);
  });

  for (const viewport of [phone, { width: 640, height: 312, dpr: 2 }]) {
    it(`swaps the sides for the left hand on ${viewport.width} by ${viewport.height}, but not the columns`, () => {
      const right = lay(sample('klondike'), viewport);
      const left = lay(sample('klondike'), { ...viewport, leftHanded: true });
      const stockLeads = (layout: TableLayout): boolean =>
        pileOf(layout, 's').slot.x < pileOf(layout, 'f1').slot.x;
      expect(stockLeads(left)).to.equal(!stockLeads(right));
      expect(pileOf(left, 't1')).to.deep.equal(pileOf(right, 't1'));
    });
  }

  it('keeps sides and columns apart for the left hand on a low, wide table', () => {
    for (const piles of [sample('munger'), sample('klondike')]) {
      const layout = lay(piles, { width: 568, height: 312, dpr: 2, leftHanded: true });
      const slots = piles.map((pile) => pileOf(layout, pile.id).slot);
      slots.forEach((slot, index) => {
        expect(slots.slice(index + 1).some((other) => overlaps(slot, other))).to.equal(false);
      });
    }
  });

  it('lays columns on their side one below the other, their indices stacked, each a wider target', () => {
    const piles = sample('waningMoon');
    const [upright, layout] = [lay(piles, phone), lay(piles, { ...phone, sideways: true })];
    const columns = piles.filter(isColumn).map((pile) => pileOf(layout, pile.id));
    columns.forEach(({ cards, slot, form, hit }, index) => {
      expect(form).to.equal('stack');
      expect(new Set(cards.map(({ y }) => y)).size).to.equal(1);
      expect(cards.at(-1)!.x).to.be.above(slot.x);
      expect(columns.slice(index + 1).some((other) => overlaps(hit, other.hit))).to.equal(false);
    });
    expect(pileOf(layout, 't1').hit.width).to.be.above(4 * pileOf(upright, 't1').hit.width);
  });

  it('lays columns on their side in lines beside each other where the table is low and wide', () => {
    const layout = lay(sample('klondike'), { width: 640, height: 312, dpr: 2, sideways: true });
    const slots = [1, 2, 3, 4, 5, 6, 7].map((number) => pileOf(layout, `t${number}`).slot);
    expect(new Set(slots.map(({ x }) => x)).size).to.equal(2);
    expect(new Set(slots.map(({ y }) => y)).size).to.equal(4);
  });

  it('leaves a game without columns as it is where columns lie on their side', () => {
    const piles = sample('pyramid');
    expect(lay(piles, { ...phone, sideways: true })).to.deep.equal(lay(piles, phone));
  });

  it('overlaps the rows of a pyramid by half a card and keeps its cards apart in a row', () => {
    const layout = lay(sample('pyramid'), phone);
    const [top, left, right] = [
      pileOf(layout, 't1').slot,
      pileOf(layout, 't2').slot,
      pileOf(layout, 't3').slot,
    ];
    expect(left.y - top.y).to.be.within(layout.cardHeight * 0.5, layout.cardHeight * 0.6);
    expect(right.x - left.x).to.be.above(layout.cardWidth);
    expect((left.x + right.x) / 2).to.be.closeTo(top.x, 1);
  });
});
