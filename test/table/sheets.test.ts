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
    sheets.restyle(sized(31), []);
    await waitUntil(() => imageOf(card) !== '');
    const first = imageOf(card);
    sheets.restyle(sized(32), []);
    sheets.restyle(sized(33), []);
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

  it('share the rules for cards among tables of one look', async () => {
    const rooms = await Promise.all(
      [31, 31, 32].map(async (width) => {
        const host = await fixture<HTMLElement>(html`<div></div>`);
        const room = host.attachShadow({ mode: 'open' });
        room.innerHTML = '<div class="card"></div>';
        const sheets = new Sheets(room.firstElementChild as HTMLElement, () => {
          throw new Error('not shown');
        });
        sheets.restyle(sized(width), ['tight']);
        return { room, sheets };
      }),
    );
    await waitUntil(() => rooms.every(({ room }) => imageOf(room.firstElementChild as HTMLElement) !== ''));
    for (const { sheets } of rooms) sheets.restyle(sized(31), ['tight']);
    const [one, other, last] = rooms.map(({ room }) => room.adoptedStyleSheets);
    expect(one).to.have.length(1);
    expect(other).to.deep.equal(one);
    await waitUntil(() => last?.[0] === one?.[0]);
    rooms[0]?.sheets.release();
    expect(rooms[0]?.room.adoptedStyleSheets).to.deep.equal([]);
    rooms[0]?.sheets.restyle(sized(31), ['tight']);
    expect(rooms[0]?.room.adoptedStyleSheets).to.deep.equal(last);
    for (const { sheets } of rooms) sheets.release();
  });
});
