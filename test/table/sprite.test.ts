import { expect } from '@open-wc/testing';
import { backFace, drawCard } from '../../src/table/face.ts';
import { figuresCame } from '../../src/table/face-court.ts';
import { cardRatio, faceMetrics, tierOf, type IndexForm } from '../../src/table/face-metrics.ts';
import type { FaceStyle } from '../../src/table/face-style.ts';
import { acquireSprite, spriteKey } from '../../src/table/sprite-cache.ts';
import { drawSprite, paintCard, spriteOffset, type SpriteSheet } from '../../src/table/sprite.ts';
import { surfaces } from '../../src/table/tokens.ts';
import { suitColors } from '../../src/table/tokens-suits.ts';

const felt = surfaces.felt;

function styleFor(cardWidth: number, form: IndexForm = 'row', dpr = 2): FaceStyle {
  const cardHeight = Math.round(cardWidth * cardRatio(tierOf(cardWidth)) * dpr) / dpr;
  const colors = {
    card: felt.card,
    edge: felt.cardEdge,
    back: felt.back,
    rim: felt.rim,
    suits: suitColors('felt', 'four'),
  };
  return { cardWidth, cardHeight, dpr, form, colors };
}

/** The pixels of a part of a face, given in CSS px from the card's corner. */
function pixelsOf(sheet: SpriteSheet, face: number, width: number, height: number) {
  const { x, y } = spriteOffset(sheet, face);
  const context = sheet.canvas.getContext('2d');
  if (!context) throw new Error('no context');
  const scale = sheet.canvas.width / sheet.width;
  const [left, top] = [Math.round(-x * scale), Math.round(-y * scale)];
  return context.getImageData(left, top, Math.floor(width * scale), Math.floor(height * scale)).data;
}

function countOf(pixels: Uint8ClampedArray, hex: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (wanted.every((value, channel) => pixels[at + channel] === value)) count += 1;
  }
  return count;
}

/** How many pixels of two parts differ so much that it shows. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    );
    if (distance > 200) count += 1;
  }
  return count;
}

const faces = Array.from({ length: 52 }, (_, face) => face);
const courts = faces.filter((face) => face % 13 >= 10);

describe('the figures of jacks, queens and kings', () => {
  const style = styleFor(100);

  before(() => {
    drawSprite(style);
    return figuresCame;
  });

  it('are told apart without a look at the index', () => {
    const middles = courts.map((face) => {
      const pixels = pixelsOf(drawSprite(style), face, 100, 140);
      return pixels.slice(100 * 2 * 4 * 2 * 30, 100 * 2 * 4 * 2 * 110);
    });
    middles.forEach((middle, one) => {
      middles.slice(one + 1).forEach((other, more) => {
        expect(difference(middle, other), `${one} and ${one + 1 + more}`).to.be.above(300);
      });
    });
  });

  it('are of the system’s colours alone where it forces them', () => {
    const suits = ['#000000', '#000000', '#000000', '#000000'] as const;
    const forced = { ...style, colors: { ...style.colors, card: '#ffffff', edge: '#000000', suits } };
    const sheet = drawSprite({ ...forced, colors: { ...forced.colors, outlineReds: true } });
    for (const face of courts) {
      const pixels = pixelsOf(sheet, face, style.cardWidth, style.cardHeight);
      let colourful = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) colourful += 1;
      }
      expect(colourful, `face ${face}`).to.equal(0);
    }
  });
});

describe('the sprite sheet', () => {
  for (const width of [25.5, 49, 100]) {
    it(`draws each suit in its own colour and no other at ${width} px`, () => {
      const style = styleFor(width);
      const sheet = drawSprite(style);
      for (const face of faces) {
        const pixels = pixelsOf(sheet, face, style.cardWidth, style.cardHeight);
        style.colors.suits.forEach((color, suit) => {
          const count = countOf(pixels, color);
          if (suit === Math.floor(face / 13)) expect(count, `face ${face}`).to.be.above(20);
          else expect(count, `face ${face} in ${color}`).to.equal(0);
        });
      }
    });
  }

  const strips: readonly (readonly [string, FaceStyle, number, number])[] = [
    ['24 px strip of a compact column', styleFor(25.5), 25.5, 24],
    ['15 px strip of a squeezed compact column', styleFor(25.5, 'tight'), 25.5, 15],
    ['half card of a compact fan', styleFor(25.5, 'stack'), 12.75, 40],
    ['shortest strip of a medium column', styleFor(49), 49, faceMetrics(49, 68.5).stripMin],
    ['half card of a medium fan', styleFor(49, 'stack'), 24.5, 68],
    ['shortest strip of a large column', styleFor(100), 100, faceMetrics(100, 140).stripMin],
    ['half card of a large fan', styleFor(100, 'stack'), 50, 40],
  ];
  for (const [what, style, width, height] of strips) {
    it(`tells all 52 faces apart by the ${what}`, () => {
      const sheet = drawSprite(style);
      const parts = faces.map((face) => pixelsOf(sheet, face, width, height));
      parts.forEach((part, face) => {
        parts.slice(face + 1).forEach((other, index) => {
          expect(difference(part, other), `faces ${face} and ${face + 1 + index}`).to.be.above(8);
        });
      });
    });
  }

  for (const [what, style, width, height] of strips.filter(([, { form }]) => form !== 'stack')) {
    it(`ends the index within the ${what}, and begins nothing else there`, () => {
      const sheet = drawSprite(style);
      for (const face of faces) {
        const whole = pixelsOf(sheet, face, width, height);
        const lastRow = whole.slice(-Math.floor(width * 2) * 4);
        for (const color of style.colors.suits) expect(countOf(lastRow, color), `face ${face}`).to.equal(0);
      }
    });
  }

  it('draws the back in its own colours, with rounded corners', () => {
    const style = styleFor(49);
    const pixels = pixelsOf(drawSprite(style), backFace, 49, 68);
    expect(countOf(pixels, felt.back)).to.be.above(1000);
    expect(countOf(pixels, felt.rim)).to.be.above(500);
    expect(pixels[3]).to.equal(0);
  });

  it('is a whole number of device pixels a cell, with no more than two for a CSS px on wide cards', () => {
    const sheet = drawSprite(styleFor(140, 'row', 3));
    expect(sheet.canvas.width).to.equal(140 * 2 * 9);
    expect(drawSprite(styleFor(26, 'row', 3)).canvas.width).to.equal(26 * 3 * 9);
  });

  it('says when the browser falsifies what is read back', async () => {
    const prototype = OffscreenCanvasRenderingContext2D.prototype;
    const original = Object.getOwnPropertyDescriptor(prototype, 'getImageData');
    if (!original) throw new Error('no getImageData');
    Object.defineProperty(prototype, 'getImageData', {
      configurable: true,
      value: (_x: number, _y: number, width: number, height: number) => {
        const image = new ImageData(width, height);
        image.data.fill(255);
        return image;
      },
    });
    try {
      const lease = acquireSprite(styleFor(31));
      const sprite = await lease.sprite;
      expect(sprite.faithful).to.equal(false);
      expect(sprite.url).to.equal(undefined);
      lease.release();
    } finally {
      Object.defineProperty(prototype, 'getImageData', original);
    }
  });

  it('paints the same card on a canvas of its own', () => {
    const style = styleFor(49);
    const canvas = document.createElement('canvas');
    paintCard(canvas, 32, style);
    const own = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    const sheet = drawSprite(style);
    const shared = pixelsOf(sheet, 32, style.cardWidth, style.cardHeight);
    expect(own?.length).to.equal(shared.length);
    expect(difference(own ?? shared.slice(0, 0), shared)).to.equal(0);
  });

  it('outlines hearts and diamonds where colours are forced', () => {
    const plain = styleFor(49);
    const forced = { ...plain, colors: { ...plain.colors, outlineReds: true } };
    const inkOf = (style: FaceStyle, face: number): number =>
      countOf(pixelsOf(drawSprite(style), face, 49, 68), plain.colors.suits[Math.floor(face / 13)] ?? '');
    expect(inkOf(forced, 27)).to.be.below(inkOf(plain, 27) * 0.8);
    expect(inkOf(forced, 14)).to.equal(inkOf(plain, 14));
  });

  it('refuses a face that does not exist', () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no context');
    expect(() => drawCard(context, 53, styleFor(49))).to.throw(RangeError, '53');
  });
});

describe('a hold on a sprite', () => {
  it('is there before anything is drawn', async () => {
    const Canvas = window.OffscreenCanvas;
    let made = 0;
    window.OffscreenCanvas = class extends Canvas {
      constructor(width: number, height: number) {
        super(width, height);
        made += 1;
      }
    };
    try {
      const lease = acquireSprite(styleFor(37));
      await Promise.resolve();
      expect(made).to.equal(0);
      await lease.sprite;
      expect(made).to.equal(1);
      lease.release();
    } finally {
      window.OffscreenCanvas = Canvas;
    }
  });

  it('gives an image that can be shown, with the pixels of the sheet', async () => {
    const style = styleFor(49);
    const lease = acquireSprite(style);
    const { url } = await lease.sprite;
    const image = new Image();
    image.src = url ?? '';
    await new Promise((resolve) => (image.onload = resolve));
    const sheet = drawSprite(style);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [sheet.canvas.width, sheet.canvas.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const shown = context?.getImageData(0, 0, canvas.width, canvas.height).data;
    const drawn = sheet.canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (!shown || !drawn) throw new Error('no pixels');
    expect(difference(shown, drawn)).to.equal(0);
    lease.release();
  });

  it('is shared by tables that look the same, and its image goes with the last of them', async () => {
    const [one, two] = [acquireSprite(styleFor(50)), acquireSprite(styleFor(50))];
    const [first, second] = await Promise.all([one.sprite, two.sprite]);
    expect(first.url).to.equal(second.url);
    one.release();
    one.release();
    await one.sprite;
    expect((await fetch(first.url ?? '')).ok).to.equal(true);
    two.release();
    await two.sprite;
    const gone = await fetch(first.url ?? '').then(
      () => false,
      () => true,
    );
    expect(gone).to.equal(true);
  });

  it('has one key for all forms that come out the same', () => {
    expect(spriteKey(styleFor(100, 'stack'))).to.equal(spriteKey(styleFor(100, 'row')));
    expect(spriteKey(styleFor(49, 'tight'))).to.equal(spriteKey(styleFor(49, 'row')));
    expect(spriteKey(styleFor(25.5, 'tight'))).not.to.equal(spriteKey(styleFor(25.5, 'row')));
    expect(spriteKey(styleFor(49, 'row', 1))).not.to.equal(spriteKey(styleFor(49, 'row', 2)));
  });
});
