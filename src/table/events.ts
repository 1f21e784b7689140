import type { ChoiceName } from './choices.ts';
import type { TableVerdict } from './advice.ts';
import type { MoveWish, TableMove } from './public-moves.ts';
import type { TableStep } from '../session/public-steps.ts';
import type { TableReason } from './outcome.ts';

/** Who made a move: a player's hand, the table by itself, or the page by a method. */
export type By = 'hand' | 'auto' | 'api';

const TOLD = { bubbles: true, composed: true } as const;

/** A deal lies on the table: the first, a new one, or one that was loaded. */
export class SolitaireDealEvent extends Event {
  /** The game's id, or null for rules that an embedder gave. */
  readonly game: string | null;
  /** The deal's number. */
  readonly deal: string;

  constructor(game: string | null, deal: string) {
    super('solitaire-deal', TOLD);
    this.game = game;
    this.deal = deal;
  }
}

/** A legal move is about to be played. Cancel it, and it is not. Undo, redo and restart ask nobody. */
export class SolitaireMoveEvent extends Event {
  readonly move: TableMove;
  readonly by: By;

  constructor(move: TableMove, by: By) {
    super('solitaire-move', { ...TOLD, cancelable: true });
    this.move = move;
    this.by = by;
  }
}

/** The table has changed, by a move, undo, redo or restart. */
export class SolitaireChangeEvent extends Event {
  readonly steps: readonly TableStep[];
  readonly by: By;

  constructor(steps: readonly TableStep[], by: By) {
    super('solitaire-change', TOLD);
    this.steps = steps;
    this.by = by;
  }
}

/** A move was refused. */
export class SolitaireRefusedEvent extends Event {
  /** The move; as the page gave it, where it is no move of this game. */
  readonly move: MoveWish;
  /** Why, in a word that `refusalSentence` has a sentence for. */
  readonly reason: TableReason;

  constructor(move: MoveWish, reason: TableReason) {
    super('solitaire-refused', TOLD);
    this.move = move;
    this.reason = reason;
  }
}

/** The game has just been won. */
export class SolitaireWinEvent extends Event {
  /** How many moves it took. */
  readonly moves: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;

  constructor(moves: number, ms: number) {
    super('solitaire-win', TOLD);
    this.moves = moves;
    this.ms = ms;
  }
}

/** It is known whether the deal on the table can be won, or that it could not be decided; once for each position. */
export class SolitaireVerdictEvent extends Event {
  readonly verdict: TableVerdict['verdict'];
  /** Positions looked at. */
  readonly states: number;
  /** Time of computing, in milliseconds. */
  readonly ms: number;

  constructor({ verdict, states, ms }: TableVerdict) {
    super('solitaire-verdict', TOLD);
    this.verdict = verdict;
    this.states = states;
    this.ms = ms;
  }
}

/** The attributes and properties that may hold something that the table cannot follow. */
export type FaultyInput = 'game' | 'deal' | 'rules' | ChoiceName;

/** Something that an attribute or property asks for cannot be had; the last good deal stays. */
export class SolitaireErrorEvent extends Event {
  /** Which attribute or property. */
  readonly attribute: FaultyInput;
  /** What is wrong, in English, naming the value or the field of the rules. */
  readonly message: string;

  constructor(attribute: FaultyInput, message: string) {
    super('solitaire-error', TOLD);
    this.attribute = attribute;
    this.message = message;
  }
}

declare global {
  interface HTMLElementEventMap {
    'solitaire-deal': SolitaireDealEvent;
    'solitaire-move': SolitaireMoveEvent;
    'solitaire-change': SolitaireChangeEvent;
    'solitaire-refused': SolitaireRefusedEvent;
    'solitaire-win': SolitaireWinEvent;
    'solitaire-verdict': SolitaireVerdictEvent;
    'solitaire-error': SolitaireErrorEvent;
  }
}
