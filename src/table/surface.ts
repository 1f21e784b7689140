import { shownBack, type Back } from './face-back.ts';
import type { IndexSize } from './face-metrics.ts';
import type { FaceColors } from './face-style.ts';
import { suitColors, type SuitSet } from './tokens-suits.ts';
import { colorsOf, hasDarkCards, surfaceFor, type Cloth, type SurfaceColors, type Theme } from './tokens.ts';

/** What the system asks for. */
export interface SystemLook {
  readonly dark: boolean;
  /** The system replaces colours by a few of its own. */
  readonly forced: boolean;
}

/** What a table is asked to look like. */
export interface Dress {
  readonly theme: Theme;
  readonly cloth: Cloth;
  readonly suits: SuitSet;
  readonly back: Back;
  readonly index: IndexSize;
  readonly leftHanded: boolean;
  readonly sideways: boolean;
}

/** What an embedder may have set in CSS, and our colours where not, all worked out by the browser. */
export interface Look {
  readonly faces: FaceColors;
  /** Widest that cards may grow, CSS px. */
  readonly widest: number;
}

const forcedColors: Partial<SurfaceColors> = {
  card: 'Canvas',
  cardEdge: 'CanvasText',
  back: 'Canvas',
  rim: 'CanvasText',
  slot: 'CanvasText',
  bar: 'Canvas',
  text: 'CanvasText',
};

/**
 * Gives the table's element our colours as custom properties (`--_bar` and so on): its style sheet puts those that an
 * embedder has set before them. They are written by script, since a page's policy may forbid them in markup.
 */
export function applySurface(table: HTMLElement, { theme, cloth, suits }: Dress, system: SystemLook): void {
  const surface = surfaceFor(theme, cloth, system.dark);
  const colors = { ...colorsOf(surface), ...(system.forced && forcedColors) };
  for (const [name, value] of Object.entries(colors)) {
    table.style.setProperty(`--_${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
  const inks = suitColors(surface, suits);
  ['clubs', 'spades', 'hearts', 'diamonds'].forEach((name, suit) => {
    table.style.setProperty(`--_${name}`, system.forced ? 'CanvasText' : inks[suit]!);
  });
  table.style.setProperty('color-scheme', hasDarkCards(surface) ? 'dark' : 'light');
}

/**
 * Reads the look off the probe, an unseen element whose style sheet sets properties that take a colour or a length to
 * what may come from an embedder: the browser works out whatever those are written in.
 */
export function readLook(probe: Element, { back, index }: Dress, system: SystemLook): Look {
  const style = getComputedStyle(probe);
  return {
    faces: {
      card: style.color,
      edge: style.backgroundColor,
      back: style.outlineColor,
      rim: style.columnRuleColor,
      suits: [style.borderTopColor, style.borderRightColor, style.borderBottomColor, style.borderLeftColor],
      ...(system.forced && { outlineReds: true }),
      design: shownBack(back),
      bigIndex: index === 'big',
    },
    widest: Number.parseFloat(style.width) || Infinity,
  };
}
