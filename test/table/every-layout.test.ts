import { expect } from '@open-wc/testing';
import { compile } from '../../src/engine/compile.ts';
import { games } from '../../src/games/index.ts';
import { fitsPhone, LEAST_ON_PHONE } from '../../src/games/fits-phone.ts';
import { learnMechanisms, playableById } from '../../src/session/playable.ts';
import { Session } from '../../src/session/session.ts';
import type { TableShape, Viewport } from '../../src/table/layout-shapes.ts';
import { arrangeTable } from '../../src/table/layout-arrange.ts';
import { layoutTable } from '../../src/table/layout.ts';
import { tableShape } from '../../src/table/table-shape.ts';

learnMechanisms(compile);

/** What the bars leave of 360 by 640, 640 by 360, 768 by 1024 and 1440 by 900. */
const TABLES: readonly Viewport[] = [
  { width: 360, height: 536, dpr: 2 },
  { width: 640, height: 312, dpr: 2 },
  { width: 768, height: 920, dpr: 2 },
  { width: 1440, height: 796, dpr: 2 },
];

/** The same, and what they leave of 320 by 256, for columns on their side. */
const ON_SIDE = [...TABLES, { width: 320, height: 208, dpr: 2 }].map((table) => ({
  ...table,
  sideways: true,
}));

/** More cards than this in one column may hide an index on the smallest tables. */
const LONG = 20;

/** A game as it is dealt, and after fifty moves that nobody chose. */
function shapesOf(id: string): TableShape[] {
  const session = new Session(playableById(id)!, '7', { now: () => 0 });
  const shapes = [tableShape(session)];
  for (let move = 0, drawn = 1; move < 50; move++) {
    const legal = session.legalMoves();
    drawn = (drawn * 1103515245 + 12345) % 2147483648;
    if (legal.length === 0 || !session.play(legal[drawn % legal.length]!).ok) break;
  }
  return [...shapes, tableShape(session)];
}

/** What is wrong with a table laid out in a box: cards outside, and columns that hide an index. */
function faultsOf(shape: TableShape, viewport: Viewport): string[] {
  const { cardWidth, cardHeight, piles } = layoutTable(shape, viewport).layout;
  return shape.piles.flatMap(({ id, kind, faceDown }) => {
    const { slot, cards, hidden } = piles.get(id)!;
    const outside = [slot, ...cards].filter(
      ({ x, y }) =>
        x < -1e-6 ||
        y < -1e-6 ||
        x + cardWidth > viewport.width + 1e-6 ||
        y + cardHeight > viewport.height + 1e-6,
    );
    const unread = kind === 'column' && hidden > 0 && faceDown.length <= LONG;
    return [
      ...(outside.length > 0 ? [`${id} leaves the table`] : []),
      ...(unread ? [`${id} hides ${hidden}`] : []),
    ];
  });
}

describe('the table of every game', () => {
  it('is said to fit a phone where its cards are as wide there as a finger needs', () => {
    const [phone] = TABLES;
    const wide = games.filter(({ id }) => {
      const session = new Session(playableById(id)!, '7', { now: () => 0 });
      return arrangeTable(tableShape(session), phone!).grid.cardWidth >= LEAST_ON_PHONE;
    });
    expect(games.filter(fitsPhone).map(({ id }) => id)).to.deep.equal(wide.map(({ id }) => id));
  });

  for (const viewport of [...TABLES, ...ON_SIDE]) {
    const how = viewport.sideways ? ', its columns on their side' : '';
    it(`lies on ${viewport.width} by ${viewport.height}${how}, every index in sight, at the deal and after fifty moves`, function () {
      this.timeout(60_000);
      const faults = games.flatMap(({ id }) =>
        shapesOf(id).flatMap((shape) => faultsOf(shape, viewport).map((fault) => `${id}: ${fault}`)),
      );
      expect(faults).to.deep.equal([]);
    });
  }
});
