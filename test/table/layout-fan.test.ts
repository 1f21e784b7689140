import { expect } from '@open-wc/testing';
import { fanColumn, fanRight } from '../../src/table/layout-fan.ts';
import { gridFor } from '../../src/table/layout-grid.ts';

const compact = gridFor({ width: 360, height: 536, dpr: 2 }, 25.5);
const { downIdeal, stripIdeal, stripMin } = compact.metrics;

function cards(pattern: string): boolean[] {
  return Array.from(pattern, (letter) => letter === 'd');
}

function stripsOf(offsets: readonly number[]): number[] {
  return offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0));
}

describe('a fan downwards', () => {
  it('shows each card by its face where there is room, whatever the pattern', () => {
    const { offsets, form } = fanColumn(cards('dudu'), 400, compact.metrics);
    expect(stripsOf(offsets)).to.deep.equal([downIdeal, stripIdeal, downIdeal]);
    expect(form).to.equal('row');
  });

  it('first shortens the strips of face-down cards', () => {
    const { offsets } = fanColumn(cards('ddduu'), 3 * 4 + stripIdeal, compact.metrics);
    expect(stripsOf(offsets)).to.deep.equal([4, 4, 4, stripIdeal]);
  });

  it('then shortens those of face-up cards, down to a readable index', () => {
    const { offsets, form, fits } = fanColumn(cards('duuuu'), 3 + 3 * 18, compact.metrics);
    expect(stripsOf(offsets)).to.deep.equal([3, 18, 18, 18]);
    expect(form).to.equal('tight');
    expect(fits).to.equal(true);
  });

  it('then covers the cards above the run, and keeps the run readable', () => {
    const { offsets, fits } = fanColumn(cards('u'.repeat(20)), 8 * stripMin + 11 * 8, compact.metrics, 9);
    const strips = stripsOf(offsets);
    expect(strips.slice(-8)).to.deep.equal(Array(8).fill(stripMin));
    for (const strip of strips) expect(strip).to.be.at.least(6);
    expect(offsets.at(-1)).to.be.at.most(8 * stripMin + 11 * 8 + 1e-6);
    expect(fits).to.equal(true);
  });

  it('says that a run does not fit, and still stays inside its room', () => {
    const { offsets, fits } = fanColumn(cards('u'.repeat(13)), 100, compact.metrics, 13);
    expect(fits).to.equal(false);
    expect(offsets.at(-1)).to.be.at.most(100 + 1e-6);
  });
});

describe('a fan to the right', () => {
  it('never shows less than half a card: further cards lie under the first', () => {
    const { offsets, hidden } = fanRight(10, 10, compact.cardWidth * 3, compact);
    expect(hidden).to.equal(3);
    const strips = stripsOf(offsets).filter((strip) => strip > 0);
    expect(strips.length).to.equal(6);
    for (const strip of strips) expect(strip).to.be.at.least(compact.cardWidth / 2);
  });

  it('keeps its distances while cards are taken', () => {
    const full = fanRight(7, 7, 80, compact).offsets;
    expect(fanRight(3, 7, 80, compact).offsets).to.deep.equal(full.slice(0, 3));
  });
});
