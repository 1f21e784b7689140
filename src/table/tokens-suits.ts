import { hasDarkCards, type Surface } from './tokens.ts';

/** The suit sets a player may choose: two colours, four, or four that hold for every kind of colour vision. */
export type SuitSet = 'two' | 'four' | 'safe';

/** Colours of clubs, spades, hearts and diamonds, in that order: the order of the faces 0..51. */
export type SuitColors = readonly [clubs: string, spades: string, hearts: string, diamonds: string];

const onLight: Readonly<Record<SuitSet, SuitColors>> = {
  two: ['#15171c', '#15171c', '#c1121f', '#c1121f'],
  four: ['#0b6b3a', '#15171c', '#c1121f', '#0a58b5'],
  safe: ['#2d8103', '#15171c', '#cc3366', '#0430a9'],
};

const onDark: Readonly<Record<SuitSet, SuitColors>> = {
  two: ['#eef1f6', '#eef1f6', '#ff5a52', '#ff5a52'],
  four: ['#6ad394', '#eef1f6', '#ff5a52', '#7db8ff'],
  safe: ['#06f92f', '#eef1f6', '#ec516a', '#5682fb'],
};

/**
 * The suit colours for the cards of a surface, each with a contrast of 4.5 or more on the card. In the `safe` sets
 * the suits also stay apart (deltaE76 at least 25) under simulated deuteranopia, protanopia and tritanopia.
 */
export function suitColors(surface: Surface, set: SuitSet): SuitColors {
  return (hasDarkCards(surface) ? onDark : onLight)[set];
}
