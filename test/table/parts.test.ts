import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import {
  box,
  button,
  card,
  cards,
  pile,
  playAll,
  resetMouse,
  root,
  sheetOf,
  still,
  tableWith,
  tap,
  until,
} from './harness.ts';

/** Styles of a page around the table. */
async function styled(css: string, attributes: Readonly<Record<string, string>> = {}) {
  const place = await box();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  return tableWith({ game: 'munger', deal: '42', ...attributes }, place);
}

describe('a page', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  it('can dress every part', async () => {
    const parts = ['table', 'pile', 'face', 'back', 'toolbar'];
    const table = await styled(
      parts
        .map((part, n) => `solitaire-table::part(${part}) { outline: ${n + 1}px solid red }`)
        .concat('solitaire-table::part(card) { opacity: 0.5 }')
        .join('\n'),
    );
    const hidden = cards(table).find((each) => !each.hasAttribute('face-up'));
    const open = card(table, 'AC');
    const found = [
      root(table).querySelector('.table'),
      pile(table, 't1'),
      open,
      hidden,
      root(table).querySelector('.bar'),
    ];
    const widths = found.map((element) => element && getComputedStyle(element).outlineWidth);
    expect(widths).to.deep.equal(['1px', '2px', '3px', '4px', '5px']);
    expect([open, hidden].map((each) => each && getComputedStyle(each).opacity)).to.deep.equal([
      '0.5',
      '0.5',
    ]);

    table.play({ from: 't3', to: 'f1' });
    await still(table);
    expect(getComputedStyle(card(table, 'JC')).outlineWidth).to.equal('3px');
  });

  it('can keep the cards small', async () => {
    const table = await styled('solitaire-table { --card-width: 2.5em; font-size: 12px }');
    expect(card(table, 'AC').offsetWidth).to.be.within(29, 30);
  });

  it('can round their corners, and colour the felt', async () => {
    const table = await styled('solitaire-table { --card-radius: 12px; --felt: navy }', { theme: 'light' });
    expect(getComputedStyle(card(table, 'AC')).borderTopLeftRadius).to.equal('12px');
    const { backgroundColor } = getComputedStyle(root(table).querySelector('.table') ?? table);
    expect(backgroundColor).to.equal('rgb(0, 0, 128)');
  });

  it('can colour suits and backs, in any way that CSS knows', async () => {
    const pixels = async (css: string): Promise<string> => {
      const seen = await coloursOf(await styled(css, { theme: 'light' }));
      return ['0 255 0', '255 0 255'].filter((each) => seen.has(each)).join(', ');
    };
    expect(await pixels('solitaire-table { --suit-clubs: red }')).to.equal('');
    expect(await pixels('solitaire-table { --suit-clubs: hsl(120 100% 50%); --card-back: #f0f }')).to.equal(
      '0 255 0, 255 0 255',
    );
  });

  it('can ask for suits in two colours or in four, and change its mind', async () => {
    const table = await styled('', { theme: 'light', suits: 'four' });
    const blue = '10 88 181';
    expect((await coloursOf(table)).has(blue)).to.equal(true);
    const four = sheetOf(table);
    table.suits = 'two';
    await until(() => sheetOf(table) !== four, 'another sheet');
    expect((await coloursOf(table)).has(blue)).to.equal(false);
    const two = sheetOf(table);
    table.suits = 'safe';
    await until(() => sheetOf(table) !== two, 'a third sheet');
    expect((await coloursOf(table)).has('4 48 169')).to.equal(true);
  });
});

/** The colours of the faces that a table shows, as `red green blue`. */
async function coloursOf(table: SolitaireTable): Promise<Set<string>> {
  await until(() => sheetOf(table) !== '', 'a sheet');
  const image = new Image();
  image.src = sheetOf(table);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 4) seen.add([data[at], data[at + 1], data[at + 2]].join(' '));
  return seen;
}

describe('for those who cannot see it, a table', () => {
  afterEach(() => resetMouse());

  for (const game of ['munger', 'pyramid', 'spider']) {
    it(`of ${game} is accessible`, async () => {
      const table = await tableWith({ game, deal: '2' });
      await expect(table).to.be.accessible();
    });
  }

  for (const [theme, cloth] of [
    ['light', 'plain'],
    ['dark', 'plain'],
    ['dark', 'felt'],
  ] as const) {
    it(`on ${theme} ${cloth} is accessible with a card in hand, a notice and a question`, async () => {
      const table = await tableWith({ game: 'munger', deal: '42', theme, table: cloth });
      await tap(card(table, '9S'));
      await tap(card(table, '8D'));
      button(table, 'deal-number').click();
      await still(table);
      await expect(table).to.be.accessible();
    });
  }

  it('is a region that tells game and deal, and its stock tells what is left', async () => {
    const table = await tableWith({ game: 'klondike', deal: '42' });
    expect(root(table).querySelector('[role=region]')?.getAttribute('aria-label')).to.equal(
      'Klondike, deal 42',
    );
    expect(pile(table, 's').getAttribute('aria-label')).to.equal('stock, 24 cards left, pass 1');
    playAll(table, 's');
    expect(pile(table, 's').getAttribute('aria-label')).to.equal('stock, 23 cards left, pass 1');
  });

  it('says the same thing twice when it happens twice', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const line = root(table).querySelector('.said');
    const texts: (string | null)[] = [];
    for (let n = 0; n < 2; n++) {
      table.play({ from: 't1', to: 't2' });
      texts.push(line?.textContent ?? null);
    }
    expect(texts[0]).not.to.equal(texts[1]);
    expect(texts[0]?.trim()).to.equal(texts[1]?.trim());
  });
});
