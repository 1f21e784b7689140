import { hasFigures } from './face-court.ts';
import { tierOf } from './face-metrics.ts';
import type { FaceStyle } from './face-style.ts';
import { drawSprite, type SpriteSheet } from './sprite.ts';

/** A sheet that CSS can show. `url` is a blob URL, undefined where the sheet is not faithful (see `SpriteSheet`). */
export interface Sprite extends Omit<SpriteSheet, 'canvas'> {
  readonly url: string | undefined;
}

/** A hold on a sprite: its URL works until `release` is called (again is harmless) by the last holder. */
export interface SpriteLease {
  /** Equal for styles that look the same, so that a table can see whether it must change anything. */
  readonly key: string;
  /** Resolves once the image is loaded: CSS can show it from then on. Rejects if the browser cannot draw or show it. */
  readonly sprite: Promise<Sprite>;
  /** The sprite, where it is there already. */
  readonly now: Sprite | undefined;
  release(): void;
}

interface Entry {
  readonly sprite: Promise<Sprite>;
  now: Sprite | undefined;
  holders: number;
}

const entries = new Map<string, Entry>();

/** The key of all styles that come out the same: in the large tier every index form does, in the medium two. */
export function spriteKey(style: FaceStyle): string {
  const { cardWidth, cardHeight, dpr, form, colors } = style;
  const tier = tierOf(cardWidth);
  const shown = tier === 'large' || (tier === 'medium' && form === 'tight') ? 'row' : form;
  const { card, edge, back, rim, suits, outlineReds, design, bigIndex } = colors;
  return [
    cardWidth,
    cardHeight,
    dpr,
    shown,
    card,
    edge,
    back,
    rim,
    ...suits,
    outlineReds,
    design,
    bigIndex,
    tier === 'large' && hasFigures(),
  ].join(' ');
}

/** Resolves once an image is loaded. Not `decode()`: that waits for a frame, which a hidden page does not get. */
function loaded(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('The browser cannot show the faces that it drew'));
    image.src = url;
  });
}

async function makeSprite(style: FaceStyle): Promise<Sprite> {
  // In a task of its own, so that the table that asks for it can be seen before.
  await new Promise((resolve) => setTimeout(resolve));
  const { canvas, ...sheet } = drawSprite(style);
  if (!sheet.faithful) return { ...sheet, url: undefined };
  const url = URL.createObjectURL(await canvas.convertToBlob());
  await loaded(url);
  return { ...sheet, url };
}

/**
 * Holds the sprite for a style, drawn in the next task unless another table of the page already holds it. Until the promise
 * resolves (the encoding takes a frame or a few) cards show their blank colour. A table that changes its size or colours
 * acquires the new sprite, shows it, then releases the old one.
 */
export function acquireSprite(style: FaceStyle): SpriteLease {
  const key = spriteKey(style);
  const entry = entries.get(key) ?? begun(makeSprite(style));
  entry.holders += 1;
  entries.set(key, entry);
  let held = true;
  const release = (): void => {
    if (!held) return;
    held = false;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entries.delete(key);
    entry.sprite.then(
      (sprite) => sprite.url && URL.revokeObjectURL(sprite.url),
      () => undefined,
    );
  };
  return { key, sprite: entry.sprite, now: entry.now, release };
}

function begun(sprite: Promise<Sprite>): Entry {
  const entry: Entry = { sprite, now: undefined, holders: 0 };
  sprite.then(
    (made) => (entry.now = made),
    () => undefined,
  );
  return entry;
}
