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
  /** Cards leave others that they made a run with. */
  readonly breaks: number;
  /** For each card that is left in the column: short columns first. */
  readonly shorter: number;
  /** Cards leave a column in which a needed card lies near the top. */
  readonly dig: number;
}

/** Weights that serve for games of all kinds. */
export const WEIGHTS: Weights = {
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
  breaks: -70,
  shorter: 2,
  dig: 40,
};
