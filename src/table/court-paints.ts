import type { CourtInk } from './court-heads.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** The colours that no player and no embedder chooses. On dark cards things are seen by less light. */
const onLight = { gold: '#e2ad3b', skin: '#f4d6b8', ink: '#2b211c', linen: '#fbf3e2', steel: '#a9b4c0' };
const onDark = { gold: '#cfa145', skin: '#dcb998', ink: '#1b1512', linen: '#d5d9e0', steel: '#a9b4c0' };

/** Hair of clubs, spades, hearts and diamonds. */
const hairOnLight = ['#6b4328', '#3b322f', '#c98f3e', '#9a4f28'];
const hairOnDark = ['#8a5a38', '#7d818b', '#c98f3e', '#b0603a'];

/** Whether a colour is a dark one; in whatever way it was written, a canvas knows it as `#rrggbb`. */
function isDark(context: FaceContext, color: string): boolean {
  context.fillStyle = color;
  const parts = /^#(..)(..)(..)$/.exec(context.fillStyle) ?? [];
  const [red, green, blue] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return red !== undefined && 0.3 * red + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) < 128;
}

/** What the parts of a figure are painted with on a card of this style. */
export function courtPaints(
  context: FaceContext,
  suit: number,
  { colors }: FaceStyle,
): Readonly<Record<CourtInk, string>> {
  const dark = isDark(context, colors.card);
  const own = dark ? onDark : onLight;
  return {
    ...own,
    hair: (dark ? hairOnDark : hairOnLight)[suit] ?? own.ink,
    line: own.ink,
    trim: own.gold,
    card: colors.card,
    suit: colors.suits[suit] ?? own.ink,
  };
}
