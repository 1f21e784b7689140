import type { Game } from './game.ts';

/** How much of a game is luck and how much is skill, as collections that list many games judge it. */
export type Skill = 'luck alone' | 'mostly luck' | 'balanced' | 'mostly skill' | 'skill alone';

/** The games that are not `balanced`. */
const JUDGED: readonly (readonly [Skill, string])[] = [
  [
    'luck alone',
    `
    fortunes-favor simple-pairs thirteens elevens auld-lang-syne tam-oshanter royal-cotillion clock`,
  ],
  [
    'mostly luck',
    `
    klondike-draw-3 double-klondike-draw-3 triple-klondike-draw-3 westcliff thumb-and-pouch
    agnes-sorel easthaven blind-alleys kingsley single-rail floradora stonewall pyramid
    relaxed-pyramid double-pyramid pyramid-thirteen monte-carlo simple-carlo neighbour weddings
    nestor fourteen the-wish betsy-ross generals-patience falling-star windmill kingdom sultan
    matrimony patriarchs sixes-and-sevens osmosis peek four-seasons carpet doublets perpetual-motion
    aces-up napoleons-tomb`,
  ],
  [
    'mostly skill',
    `
    whitehead triple-minerva tabby-cat manx maine-coon forty-thieves forty-and-eight josephine limited lucas
    waning-moon streets thirty-nine-steps forty-nine indian-patience congress big-streets express
    deuces sixty-thieves eighty-thieves mumbai squadron dieppe carre-napoleon marie-rose interchange
    unlimited breakwater famous-fifty malmaison napoleons-folly gypsy giant irmgard
    die-koenigsbergerin miss-milligan milligan-cell carlton eclipse rouge-et-noir elba nomad
    gypsy-3-decks imperial-guards scarp forecell eight-off penguin opus stalactites kingcell needle
    haystack pitchfork repair double-freecell double-freecell-traditional triple-freecell
    double-seahaven-towers tuxedo double-eight-off spider spider-2-suits spider-1-suit
    relaxed-spider simple-simon black-widow scorpion scorpion-ii double-scorpion wasp tarantula
    rachel grounds-for-a-divorce grandmothers-game big-spider chinese-spider freds-spider
    open-spider scorpion-tail chelicera spidercells simon-jester three-blind-mice farmers-wife
    how-they-run curds-and-whey miss-muffet nordic wake-robin mississippi griffon ten-across
    moosehide roslin geoffrey beleaguered-castle citadel streets-and-alleys stronghold siegecraft
    somerset canister american-canister british-canister exiled-kings selective-castle penelopes-web
    castle-of-indolence bakers-dozen spanish-patience spanish-patience-ii good-measure bisley
    royal-family capricieuse nationale portuguese-solitaire ripple-fan indefatigable fan shamrocks
    shamrocks-ii la-belle-lucie trefoil scotch-patience super-flower-garden house-in-the-wood
    house-on-the-hill box-fan bristol belvedere bear-river crescent flower-garden raglan king-albert
    brigade phoenix arizona queen-victoria can-can black-hole all-in-a-row take-away dolphin
    triple-alliance montana spaces red-moon blue-moon calculation hopscotch royal-parade terrace
    german-patience union-square pileon`,
  ],
  [
    'skill alone',
    `
    freecell challenge-freecell seven-by-four seven-by-five bath king-only-bakers-game bakers-game
    seahaven-towers german-freecell mrs-mop york fortress chessboard strategy accordion`,
  ],
];

const judged = new Map(
  JUDGED.flatMap(([skill, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id): [string, Skill] => [id, skill]),
  ),
);

/** Luck or skill: of a variant as of its game, and balanced where nothing else is known. */
export function skillOf({ id, variantOf }: Pick<Game, 'id' | 'variantOf'>): Skill {
  return judged.get(id) ?? (variantOf === undefined ? undefined : judged.get(variantOf)) ?? 'balanced';
}
