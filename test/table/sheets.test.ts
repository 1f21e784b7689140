import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { SheetStyle } from '../../src/table/face-style.ts';
import { Sheets } from '../../src/table/sheets.ts';

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

/** The image that a card shows. */
function imageOf(card: HTMLElement): string {
  return /url\("(.*)"\)/.exec(getComputedStyle(card).backgroundImage)?.[1] ?? '';
}

async function canBeShown(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe('the sheets of a table', () => {
  it('stay in sight until newer ones are there, however often these change in between', async () => {
    const card = await fixture<HTMLElement>(html`<div class="card"></div>`);
    const sheets = new Sheets(card, () => {
      throw new Error('not shown');
    });
    sheets.restyle(sized(31));
    await waitUntil(() => imageOf(card) !== '');
    const first = imageOf(card);
    sheets.restyle(sized(32));
    sheets.restyle(sized(33));
    while (imageOf(card) === first) {
      expect(await canBeShown(first)).to.equal(true);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await waitUntil(async () => !(await canBeShown(first)));
    const last = imageOf(card);
    expect(await canBeShown(last)).to.equal(true);
    sheets.release();
    expect(imageOf(card)).to.equal('');
    await waitUntil(async () => !(await canBeShown(last)));
  });
});
