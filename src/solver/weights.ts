import type { GameRules } from '../rules/game-rules.ts';

/** What moves are worth to a search: numbers that order them, found by trial. Only their differences matter. */
export interface Weights {
  /** A card goes to a foundation. */
  readonly home: number;
  /** A card comes back from one. */
  readonly back: number;
  /** The stock is tapped. */
  readonly tap: number;
  /** Each tap before a card is taken from the waste. */
  readonly perTap: number;
  /** Cards go onto others in a column; and on top of that, in suit. */
  readonly build: number;
  readonly suit: number;
  /** Cards go to an empty column, or to a cell. */
  readonly toEmpty: number;
  readonly toCell: number;
  /** A card comes from the waste, a reserve pile or a cell. */
  readonly fromWaste: number;
  readonly fromReserve: number;
  readonly fromCell: number;
  /** A column loses its last card, or a face-down card turns up. */
  readonly empties: number;
  readonly turns: number;
  /** Cards leave others that they made a run with; of one suit, and of another. */
  readonly splits: number;
  readonly breaks: number;
  /** For each card that is left in the column: short columns first. */
  readonly shorter: number;
  /** Cards leave a column in which a needed card lies near the top. */
  readonly dig: number;
}

/** Weights that serve for games of all kinds: home first. */
const WEIGHTS: Weights = {
  home: 400,
  back: -500,
  tap: -20,
  perTap: -8,
  build: 60,
  suit: 20,
  toEmpty: -80,
  toCell: -60,
  fromWaste: 60,
  fromReserve: 100,
  fromCell: 40,
  empties: 90,
  turns: 120,
  splits: -70,
  breaks: -70,
  shorter: 2,
  dig: 40,
};

/** Others that dig for needed cards first, and build little. */
const DIGGING: Weights = {
  ...WEIGHTS,
  home: 124,
  back: -682,
  tap: -32,
  build: 37,
  suit: 15,
  turns: 138,
  splits: -41,
  breaks: -132,
  shorter: -17,
  dig: 71,
};

/** Others that clear short columns and the reserve, and tap at will. */
const CLEARING: Weights = {
  ...WEIGHTS,
  home: 162,
  back: -391,
  tap: -1,
  perTap: 0,
  build: 2,
  toEmpty: -179,
  toCell: -14,
  fromWaste: 32,
  fromReserve: 156,
  empties: 148,
  turns: 70,
  splits: -14,
  breaks: -22,
  shorter: 19,
  dig: 49,
};

/** Weights for games in which complete runs leave together, such as Spider: what counts is that suits meet. */
const RUN_WEIGHTS: Weights = {
  ...WEIGHTS,
  build: 30,
  suit: 150,
  splits: -150,
  breaks: -10,
  dig: 0,
};

/** The weights that serve for a game: searches take turns with them, and what one does not find another may. */
export function weightsFor(rules: GameRules): readonly Weights[] {
  const runs =
    rules.mechanism === 'building' && rules.foundations.some(({ takes }) => takes === 'complete runs');
  return runs ? [RUN_WEIGHTS] : [WEIGHTS, DIGGING, CLEARING];
}
