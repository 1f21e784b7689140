import type { Game } from './game.ts';

/** The least width of a card that a finger hits safely, in CSS px: about 7 mm on a phone that is 360 of them wide. */
export const LEAST_ON_PHONE = 40;

/**
 * The games whose cards are narrower than {@link LEAST_ON_PHONE} when they are dealt on a phone of 360 by 640 CSS px held
 * upright, as the table's own layout lays them there: it is asked by a test, since that takes too long for a page.
 */
const TOO_WIDE = new Set(
  `
    westcliff klondike-territory big-forty double-klondike double-klondike-draw-3 triple-klondike
    triple-klondike-draw-3 gargantua big-harp double-trigon inquisitor lady-jane arabella pantagruel
    chinese-klondike batsford thieves-of-egypt big-deal double-minerva triple-minerva the-plot spider
    spider-2-suits spider-1-suit relaxed-spider black-widow double-scorpion tarantula grounds-for-a-divorce
    grandmothers-game freds-spider open-spider wake-robin mrs-mop big-spider chinese-spider york
    simple-simon three-blind-mice farmers-wife how-they-run curds-and-whey miss-muffet nordic forty-thieves
    waning-moon thirty-nine-steps limited busy-aces deuces squadron carre-napoleon famous-fifty josephine
    lucas number-ten rank-and-file napoleons-square maria indian emperor streets napoleons-exile midshipman
    napoleons-folly napoleons-shoulder little-forty corona courtyard fortunes-favor quadrangle
    indian-patience big-streets number-twelve sixty-thieves eighty-thieves mumbai marie-rose malmaison
    eclipse westhaven irmgard miss-milligan blockade rouge-et-noir surprise elba gypsy-3-decks
    imperial-guards scarp swiss-patience bath needle haystack pitchfork seahaven-towers repair
    double-freecell double-freecell-traditional triple-freecell double-eight-off ten-across double-yukon
    triple-yukon hawaiian bakers-dozen bisley castles-in-spain martha spanish-patience spanish-patience-ii
    good-measure cruel royal-family capricieuse nationale portuguese-solitaire ripple-fan perseverance
    indefatigable fortress chessboard somerset castle-of-indolence fan shamrocks shamrocks-ii
    la-belle-lucie bear-river scotch-patience super-flower-garden house-in-the-wood house-on-the-hill
    raglan king-albert queen-victoria can-can colorado terrace generals-patience falling-star
    royal-cotillion patriarchs sixes-and-sevens carpet alhambra st-helena big-ben three-peaks all-in-a-row
    double-pyramid thirteens elevens fourteen nestor triple-alliance montana spaces red-moon blue-moon
    accordion
  `
    .trim()
    .split(/\s+/),
);

/** Whether a game fits a phone: its cards are as wide there as a finger needs. */
export function fitsPhone({ id }: Pick<Game, 'id'>): boolean {
  return !TOO_WIDE.has(id);
}
