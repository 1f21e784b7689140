import { expect } from '@open-wc/testing';
import { card, cards, playAll, still, tableWith, until } from './harness.ts';

/** Whether a canvas holds more than one colour: something was painted on it. */
function isPainted(canvas: HTMLCanvasElement | null | undefined): boolean {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return false;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size > 4;
}

describe('where a sheet of faces cannot be shown', () => {
  const proper = Object.getOwnPropertyDescriptor(URL, 'createObjectURL')!;
  before(() => {
    Object.defineProperty(URL, 'createObjectURL', { ...proper, value: () => 'blob:of-nothing' });
  });
  after(() => {
    Object.defineProperty(URL, 'createObjectURL', proper);
  });

  it('each card is painted by itself, and again when it turns', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const canvasOf = (element: Element): HTMLCanvasElement | null => element.querySelector('canvas');
    await until(() => cards(table).every((each) => isPainted(canvasOf(each))), 'all cards painted');
    const hidden = cards(table).find((each) => !each.hasAttribute('face-up'));
    const back = hidden && canvasOf(hidden)?.toDataURL();
    expect(canvasOf(card(table, 'AC'))?.toDataURL()).not.to.equal(back);

    playAll(table, 't3f1');
    await still(table);
    expect(canvasOf(card(table, 'JC'))?.toDataURL()).not.to.equal(back);
    const jack = card(table, 'JC');
    table.undo();
    await still(table);
    expect(canvasOf(jack)?.toDataURL()).to.equal(back);
  });
});

describe('where nothing can be drawn on a canvas', () => {
  const prototypes = [OffscreenCanvas.prototype, HTMLCanvasElement.prototype];
  const proper = prototypes.map((each) => Object.getOwnPropertyDescriptor(each, 'getContext')!);
  before(() => {
    for (const each of prototypes)
      Object.defineProperty(each, 'getContext', { ...proper[0], value: () => null });
  });
  after(() => prototypes.forEach((each, i) => Object.defineProperty(each, 'getContext', proper[i]!)));

  it('each open card shows its rank and its suit as signs, and no hidden one does', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    // Browsers write the two parts as one text, or as two, the first perhaps as the style sheet has it.
    const sign = (element: Element): string =>
      getComputedStyle(element, '::before')
        .content.replace('attr(rank)', `"${element.getAttribute('rank')}"`)
        .replace('" "', '');
    await until(() => sign(card(table, 'AC')).includes('♣'), 'signs');
    expect(sign(card(table, 'AC'))).to.match(/^"A♣/);
    expect(sign(card(table, 'TD'))).to.match(/^"10♦/);
    const hidden = cards(table).filter((each) => !each.hasAttribute('face-up'));
    expect(new Set(hidden.map(sign))).to.deep.equal(new Set(['none']));
    playAll(table, 't3f1');
    await still(table);
    expect(sign(card(table, 'JC'))).to.include('♣');
  });
});
