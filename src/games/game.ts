import type { GameRules } from '../rules/game-rules.ts';

/** Families of games, as players group them. */
export type Family =
  | 'canfield'
  | 'klondike'
  | 'forty-thieves'
  | 'spider'
  | 'freecell'
  | 'gypsy'
  | 'yukon'
  | 'fan'
  | 'bakers-dozen'
  | 'beleaguered-castle'
  | 'raglan'
  | 'terrace'
  | 'numerica'
  | 'calculation'
  | 'tabby-cat'
  | 'golf'
  | 'pyramid'
  | 'montana'
  | 'singles'
  | 'other';

/** One game of the catalogue: what it is called, where it belongs, and its rules. */
export interface Game {
  /** Lower-case words with hyphens; also the game's address. Never changes once published. */
  readonly id: string;
  /** The proper name, kept in every language. */
  readonly name: string;
  readonly family: Family;
  /** The game that this one is a named variant of. */
  readonly variantOf?: string;
  /**
   * Numbers under which the same game, card for card, is known: PySolFC's game number, or that of a recorded game.
   * What is shipped to browsers leaves them out.
   */
  readonly numbers?: readonly number[];
  readonly rules: GameRules;
}
