/** The player's choice of brightness; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

/** Felt in green, blue or red. */
export type Felt = 'felt' | 'blue' | 'wine';

/** What the cards lie on: felt, or the plain colour of the page. */
export type Cloth = Felt | 'plain';

/** A theme and a cloth resolved to one set of colours. */
export type Surface = 'light' | 'dark' | Felt | `${Felt}-dark`;

/** The colours of one surface, as CSS hex colours. */
export interface SurfaceColors {
  readonly table: string;
  readonly bar: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  /** Text on the accent colour. */
  readonly onAccent: string;
  readonly danger: string;
  readonly card: string;
  readonly cardEdge: string;
  /** Outline and mark of an empty pile. */
  readonly slot: string;
  readonly back: string;
  /** The rim and the drawing of the back: on felt the back itself has hardly any contrast. */
  readonly rim: string;
}

/**
 * The colours of surfaces; those that few ask for come later, with `addFelts`. `test/table/tokens.test.ts` holds the
 * contrasts (text 4.5, edges and slots 3).
 */
export const surfaces: Record<'light' | 'dark' | 'felt' | 'felt-dark', SurfaceColors> &
  Partial<Record<Surface, SurfaceColors>> = {
  light: {
    table: '#e9ece6',
    bar: '#f7f8f6',
    text: '#1a1d23',
    muted: '#545b66',
    accent: '#0f6b4c',
    onAccent: '#ffffff',
    danger: '#b3261e',
    card: '#ffffff',
    cardEdge: '#767c86',
    slot: '#767c86',
    back: '#1f4e8c',
    rim: '#ffffff',
  },
  dark: {
    table: '#12161c',
    bar: '#14181f',
    text: '#e8ebf0',
    muted: '#a3acb9',
    accent: '#5fd0a0',
    onAccent: '#08130d',
    danger: '#ff8a80',
    card: '#1e222a',
    cardEdge: '#6b7686',
    slot: '#6b7686',
    back: '#2b5f9e',
    rim: '#c9d6e6',
  },
  felt: {
    table: '#1f5c46',
    bar: '#174836',
    text: '#ffffff',
    muted: '#cfe3d9',
    accent: '#5fd0a0',
    onAccent: '#08130d',
    danger: '#ffb4ab',
    card: '#ffffff',
    cardEdge: '#8a8f98',
    slot: '#9fc4b1',
    back: '#1f4e8c',
    rim: '#ffffff',
  },
  'felt-dark': {
    table: '#12352a',
    bar: '#0e2a21',
    text: '#e8f0ec',
    muted: '#a9c2b6',
    accent: '#5fd0a0',
    onAccent: '#08130d',
    danger: '#ffa59b',
    card: '#1e222a',
    cardEdge: '#858f9e',
    slot: '#7fa894',
    back: '#2b5f9e',
    rim: '#c9d6e6',
  },
};

/** The colours of a surface: those of green felt until its own are there. */
export function colorsOf(surface: Surface): SurfaceColors {
  return surfaces[surface] ?? surfaces[hasDarkCards(surface) ? 'felt-dark' : 'felt'];
}

/** Whether the cards of a surface are dark, so which half of a suit set they need. */
export function hasDarkCards(surface: Surface): boolean {
  return surface.endsWith('dark');
}

/** The surface for the player's two choices; `systemDark` is what the system prefers, read only for `auto`. */
export function surfaceFor(theme: Theme, cloth: Cloth, systemDark: boolean): Surface {
  const dark = theme === 'dark' || (theme === 'auto' && systemDark);
  if (cloth === 'plain') return dark ? 'dark' : 'light';
  return dark ? `${cloth}-dark` : cloth;
}
