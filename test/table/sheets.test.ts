import { expect, waitUntil } from '@open-wc/testing';
import { Sheets, type SheetStyle } from '../../src/table/sheets.ts';

const colors = {
  card: '#fff',
  edge: '#888',
  back: '#124',
  rim: '#fff',
  suits: ['#000', '#000', '#c00', '#c00'],
} as const;

function sized(cardWidth: number): SheetStyle {
  return { cardWidth, cardHeight: cardWidth * 1.4, dpr: 1, colors };
}

/** The image that a board shows. */
function imageOf(board: HTMLElement): string {
  return /url\("(.*)"\)/.exec(board.style.getPropertyValue('--_sheet-row'))?.[1] ?? '';
}

async function canBeShown(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('the sheets of a table', () => {
  it('stay in sight until newer ones are there, however often these change in between', async () => {
    const board = document.createElement('div');
    const sheets = new Sheets(board, () => {
      throw new Error('not shown');
    });
    sheets.restyle(sized(31));
    await waitUntil(() => imageOf(board) !== '');
    const first = imageOf(board);
    sheets.restyle(sized(32));
    sheets.restyle(sized(33));
    while (imageOf(board) === first) {
      expect(await canBeShown(first)).to.equal(true);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await waitUntil(async () => !(await canBeShown(first)));
    const last = imageOf(board);
    expect(await canBeShown(last)).to.equal(true);
    sheets.release();
    expect(imageOf(board)).to.equal('');
    await waitUntil(async () => !(await canBeShown(last)));
  });
});
