import { fingerprint } from '../engine/hashing.ts';
import { miniatureOf } from '../pages/miniature.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { SOCIAL_SIZE } from './head-links.ts';
import { png } from './png.ts';

/** Felt that is left around the table at least, and the largest scale: a table of few cards is no larger than that. */
const [MARGIN, LARGEST] = [48, 14];

/** Felt, edges, and what is seen of a place: as on the table (`table/tokens.ts`). */
const COLORS = [
  [0x1f, 0x5c, 0x46],
  [0x12, 0x3d, 0x2e],
  [0xff, 0xff, 0xff],
  [0x1f, 0x4e, 0x8c],
] as const;
const FELT = 0;
const EDGE = 1;
const FILL = { empty: FELT, 'face up': 2, 'face down': 3 } as const;

/** How wide an edge is, in pixels. */
const LINE = 2;

const paths = new WeakMap<GameRules, string>();

/** The way from the site's root to the picture of a game's table. Tables that look alike share one. */
export function socialPath(rules: GameRules): string {
  const path = paths.get(rules) ?? `pictures/${fingerprint(JSON.stringify(miniatureOf(rules)))}.png`;
  paths.set(rules, path);
  return path;
}

/** The table that rules deal, for sites that show a link to the game: its miniature on felt, as PNG. */
export function socialPicture(rules: GameRules): Uint8Array {
  const { width, height } = SOCIAL_SIZE;
  const table = miniatureOf(rules);
  const scale = Math.min(LARGEST, (width - 2 * MARGIN) / table.width, (height - 2 * MARGIN) / table.height);
  const [left, top] = [(width - table.width * scale) / 2, (height - table.height * scale) / 2];
  const pixels = new Uint8Array(width * height).fill(FELT);
  const fill = (x: number, y: number, right: number, bottom: number, color: number): void => {
    for (let row = y; row < bottom; row++) pixels.fill(color, row * width + x, row * width + right);
  };
  for (const place of table.places) {
    const x = Math.round(left + place.x * scale);
    const y = Math.round(top + place.y * scale);
    const right = Math.round(left + (place.x + place.width) * scale);
    const bottom = Math.round(top + (place.y + place.height) * scale);
    fill(x, y, right, bottom, EDGE);
    fill(x + LINE, y + LINE, right - LINE, bottom - LINE, FILL[place.is]);
  }
  return png({ width, height, colors: COLORS, pixels });
}
