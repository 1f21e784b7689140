import { expect, nextFrame } from '@open-wc/testing';
import { box, cards, pile, playAll, resize, root, still, tableWith } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** Whether every card and pile lies within the board. */
function allInside(table: SolitaireTable): boolean {
  const board = root(table).querySelector('.board')?.getBoundingClientRect();
  if (!board) return false;
  return [...root(table).querySelectorAll('.card, [part="pile"]')].every((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return (
      left >= board.left - 0.5 &&
      top >= board.top - 0.5 &&
      right <= board.right + 0.5 &&
      bottom <= board.bottom + 0.5
    );
  });
}

describe('in a box of another size', () => {
  it('everything lies inside within a frame, and the cards are as wide as they can be', async () => {
    const place = await box(360, 560);
    const table = await tableWith({ game: 'waning-moon', deal: '42' }, place);
    const widths: number[] = [];

    for (const [width, height] of [
      [360, 560],
      [640, 330],
      [760, 560],
      [320, 480],
    ] as const) {
      resize(place, width, height);
      await nextFrame();
      await nextFrame();
      expect(allInside(table), `${width} by ${height}`).to.equal(true);
      widths.push(cards(table)[0]?.getBoundingClientRect().width ?? 0);
    }

    expect(widths[0]).to.be.within(24, 27);
    expect(widths[2]).to.be.greaterThan(50);
  });

  it('a table that was too small to see is there once it is large enough', async () => {
    const place = await box(0, 0);
    const table = await tableWith({ game: 'munger', deal: '42' }, place);
    resize(place, 360, 560);
    await still(table);

    expect(allInside(table)).to.equal(true);
    expect(cards(table)[0]?.offsetWidth).to.be.greaterThan(40);
  });

  it('a deal that came while it was unseen is shown', async () => {
    const place = await box();
    const table = await tableWith({ game: 'munger', deal: '42' }, place);
    place.style.display = 'none';
    table.game = 'spider';
    await table.updateComplete;
    playAll(table, 's');
    place.style.display = '';
    await still(table);

    expect(cards(table)).to.have.length(104);
    expect(allInside(table)).to.equal(true);
  });

  it('a stock at the side of a low table does not run into the toolbar', async () => {
    const place = await box(640, 330);
    const table = await tableWith({ game: 'munger', deal: '42' }, place);
    const bar = root(table).querySelector('.bar')?.getBoundingClientRect();
    expect(bar?.height).to.be.greaterThan(300);
    expect(pile(table, 's').getBoundingClientRect().right).to.be.at.most(bar?.left ?? 0);
  });

  it('long columns stay in sight, with cards that shrink if they must', async () => {
    const place = await box(360, 400);
    const table = await tableWith({ game: 'manx', deal: '7' }, place);
    for (let deals = 0; deals < 12; deals++) table.tapStock();
    await still(table);

    expect(table.state?.piles.t1?.split(' ')).to.have.length(13);
    expect(allInside(table)).to.equal(true);
  });
});

describe('the sheet of faces', () => {
  const Proper = OffscreenCanvas;
  let drawn = 0;
  before(() => {
    globalThis.OffscreenCanvas = class extends Proper {
      constructor(width: number, height: number) {
        super(width, height);
        drawn += 1;
      }
    };
  });
  after(() => {
    globalThis.OffscreenCanvas = Proper;
  });

  it('is drawn anew for cards of another size, another theme or other suits, and for nothing else', async () => {
    const place = await box(360, 560);
    const table = await tableWith({ game: 'munger', deal: '42', theme: 'light' }, place);
    const drawnBy = async (deed: () => void): Promise<number> => {
      const before = drawn;
      deed();
      await still(table);
      return drawn - before;
    };
    const free = {
      moves: () => playAll(table, 't1t6.t3f1.s'),
      undo: () => void (table.undo().ok && table.undo()),
      'the next deal': () => void table.newDeal('7'),
      'another language': () => (table.lang = 'fr'),
      'more room below': () => resize(place, 360, 640),
      'the left hand': () => (table.leftHanded = true),
    };
    for (const [what, deed] of Object.entries(free)) expect(await drawnBy(deed), what).to.equal(0);
    const dear = {
      'another theme': () => (table.theme = 'dark'),
      'other suits': () => (table.suits = 'four'),
      'another width': () => resize(place, 500, 640),
    };
    // A column's index stands elsewhere than that of a reserve: two sheets.
    for (const [what, deed] of Object.entries(dear)) expect(await drawnBy(deed), what).to.equal(2);
  });
});
