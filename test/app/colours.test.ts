import { expect } from '@open-wc/testing';
import tokens from '../../src/app/tokens.css?raw';
import { addFelts } from '../../src/table/tokens-felts.ts';
import { colorsOf, surfaces, type SurfaceColors } from '../../src/table/tokens.ts';

const NAMES: Readonly<Record<keyof SurfaceColors, string>> = {
  table: '--table',
  bar: '--bar',
  text: '--text',
  muted: '--muted',
  accent: '--accent',
  onAccent: '--on-accent',
  danger: '--danger',
  card: '--card',
  cardEdge: '--card-edge',
  slot: '--slot',
  back: '--back',
  rim: '--rim',
};

function colourOf(frame: HTMLIFrameElement, token: string): string {
  const probe = frame.contentDocument?.querySelector<HTMLElement>('.probe');
  if (!probe) throw new Error('the frame has no probe');
  probe.style.color = `var(${token})`;
  return getComputedStyle(probe).color;
}

function rgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

addFelts();

describe('the colours around a table', () => {
  for (const [cloth, theme, surface] of [
    ['', 'light', surfaces.light],
    ['', 'dark', surfaces.dark],
    ['felt', 'light', surfaces.felt],
    ['felt', 'dark', surfaces['felt-dark']],
    ['blue', 'light', colorsOf('blue')],
    ['blue', 'dark', colorsOf('blue-dark')],
    ['wine', 'light', colorsOf('wine')],
    ['wine', 'dark', colorsOf('wine-dark')],
  ] as const) {
    it(`are those of the table itself: ${cloth || 'plain'}, ${theme}`, () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const page = frame.contentDocument;
      if (!page) throw new Error('the frame has no page');
      page.documentElement.dataset['theme'] = theme;
      const style = page.createElement('style');
      style.textContent = tokens;
      page.head.append(style);
      page.body.innerHTML = `<div class="${cloth}"><i class="probe"></i></div>`;
      for (const [name, token] of Object.entries(NAMES)) {
        const expected = rgb(surface[name as keyof SurfaceColors]);
        expect(colourOf(frame, token), token).to.equal(expected);
      }
      frame.remove();
    });
  }
});
