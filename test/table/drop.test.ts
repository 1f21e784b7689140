import { expect } from '@open-wc/testing';
import { chooseDrop, mostOverlapped, overlap } from '../../src/table/drop.ts';
import type { Rect } from '../../src/table/layout-shapes.ts';

/** Columns of cards 40 wide and 60 high, 44 apart, that reach down to 400. */
const column = (n: number): Rect => ({ x: n * 44, y: 0, width: 40, height: 400 });
const target = (n: number) => ({ pile: n, area: column(n) });
const cardAt = (x: number, y = 100): Rect => ({ x, y, width: 40, height: 60 });
const pointerIn = ({ x, y }: Rect) => ({ x: x + 20, y: y + 10 });
const choose = (card: Rect, home: Rect, ...legal: number[]) =>
  chooseDrop(card, pointerIn(card), home, legal.map(target))?.pile;

describe('a drop', () => {
  it('means the legal column that the card covers most', () => {
    expect(choose(cardAt(44 * 3 + 5), column(0), 2, 3, 4)).to.equal(3);
    expect(choose(cardAt(44 * 3 - 16), column(0), 2, 3)).to.equal(3);
    expect(choose(cardAt(44 * 3 - 30), column(0), 2, 3)).to.equal(2);
  });

  it('half way between two columns means the legal one', () => {
    expect(choose(cardAt(44 * 2.5), column(0), 3)).to.equal(3);
    expect(choose(cardAt(44 * 2.5), column(0), 2)).to.equal(2);
  });

  it('beside a legal column means it, up to a card and a quarter from its middle', () => {
    expect(choose(cardAt(44 * 3 + 49), column(0), 3)).to.equal(3);
    expect(choose(cardAt(44 * 3 + 70), column(0), 3)).to.equal(undefined);
  });

  it('far from every legal column means none', () => {
    expect(choose(cardAt(44 * 7), column(0), 1, 2)).to.equal(undefined);
    expect(choose(cardAt(44 * 3), column(0))).to.equal(undefined);
  });

  it('that has hardly left its home puts the card back', () => {
    expect(choose(cardAt(44 + 10), column(1), 2)).to.equal(undefined);
    expect(choose(cardAt(44 + 24), column(1), 2)).to.equal(2);
  });

  it('of a card that covers two columns alike means the one under the pointer', () => {
    const card = cardAt(44 * 2.5 - 0);
    const legal = [target(2), target(3)];
    expect(chooseDrop(card, { x: 44 * 2 + 30, y: 120 }, column(0), legal)?.pile).to.equal(2);
    expect(chooseDrop(card, { x: 44 * 3 + 5, y: 120 }, column(0), legal)?.pile).to.equal(3);
  });
});

describe('overlap', () => {
  it('is the area that two rectangles share', () => {
    expect(overlap(cardAt(0), cardAt(10, 110))).to.equal(30 * 50);
    expect(overlap(cardAt(0), cardAt(40))).to.equal(0);
  });

  it('of nothing chooses nothing', () => {
    expect(mostOverlapped(cardAt(500), { x: 500, y: 100 }, [target(1)])).to.equal(undefined);
  });
});
