import { expect } from '@open-wc/testing';
import { addFelts } from '../../src/table/tokens-felts.ts';
import { colorsOf, surfaceFor, surfaces, type Surface } from '../../src/table/tokens.ts';
import { suitColors, type SuitSet } from '../../src/table/tokens-suits.ts';

type Linear = readonly [number, number, number];

function linear(hex: string): Linear {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
const visions: Readonly<Record<string, readonly Linear[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenAs(hex: string, vision: readonly Linear[]): Linear {
  const [red, green, blue] = linear(hex);
  const clamp = (value: number): number => Math.max(0, Math.min(1, value));
  const [r = 0, g = 0, b = 0] = vision.map((row) => clamp(row[0] * red + row[1] * green + row[2] * blue));
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

addFelts();
const names = Object.keys(surfaces) as Surface[];
const sets: readonly SuitSet[] = ['two', 'four', 'safe'];

describe('the colours', () => {
  for (const name of names) {
    const colors = colorsOf(name);
    it(`make text and suits readable on ${name} (4.5 to 1)`, () => {
      expect(contrast(colors.text, colors.table)).to.be.at.least(4.5);
      for (const ink of [colors.text, colors.muted, colors.accent, colors.danger]) {
        expect(contrast(ink, colors.bar), ink).to.be.at.least(4.5);
      }
      expect(contrast(colors.onAccent, colors.accent)).to.be.at.least(4.5);
      for (const set of sets) {
        for (const suit of suitColors(name, set)) {
          expect(contrast(suit, colors.card), `${set} ${suit}`).to.be.at.least(4.5);
        }
      }
    });

    it(`draw the red suits so red on ${name} that the rules may call them that`, () => {
      for (const set of ['two', 'four'] as const) {
        const [red, green, blue] = linear(suitColors(name, set)[2]);
        expect(Math.max(green, blue) / red).to.be.below(0.2);
      }
    });

    it(`set cards, backs and empty places off from the table on ${name} (3 to 1)`, () => {
      const card = Math.max(contrast(colors.card, colors.table), contrast(colors.cardEdge, colors.table));
      const rim = Math.max(contrast(colors.rim, colors.table), contrast(colors.cardEdge, colors.table));
      expect(card).to.be.at.least(3);
      expect(rim).to.be.at.least(3);
      expect(contrast(colors.rim, colors.back)).to.be.at.least(3);
      expect(contrast(colors.slot, colors.table)).to.be.at.least(3);
    });

    it(`keep the suits of the safe set apart on ${name} for every kind of colour vision`, () => {
      const suits = suitColors(name, 'safe');
      for (const [vision, matrix] of Object.entries(visions)) {
        suits.forEach((suit, index) => {
          for (const other of suits.slice(index + 1)) {
            const [a, b] = [seenAs(suit, matrix), seenAs(other, matrix)];
            const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            expect(distance, `${vision} ${suit} ${other}`).to.be.at.least(25);
          }
        });
      }
    });
  }

  it('follow the system only where the player leaves the theme to it', () => {
    expect(surfaceFor('auto', 'plain', true)).to.equal('dark');
    expect(surfaceFor('light', 'plain', true)).to.equal('light');
    expect(surfaceFor('dark', 'felt', false)).to.equal('felt-dark');
    expect(surfaceFor('auto', 'wine', false)).to.equal('wine');
  });
});
