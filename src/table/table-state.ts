import { formatFace } from '../cards/card.ts';
import type { PileId } from '../engine/pile.ts';
import type { Session } from '../session/session.ts';
import type { PileView } from '../session/views.ts';

/** What lies on the table, as plain JSON: all that a player sees, and no more. */
export interface TableState {
  /** The game's id, or null for rules that an embedder gave. */
  readonly game: string | null;
  readonly deal: string;
  /** Each pile, bottom card first: `## 4D`, where `##` lies face down; an empty pile is the empty text. */
  readonly piles: Readonly<Partial<Record<PileId, string>>>;
  /** How many moves are done. */
  readonly moves: number;
  readonly won: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The state of a deal in progress. */
export function stateOf(session: Session): TableState {
  const piles: Partial<Record<PileId, string>> = {};
  for (const pile of session.piles) piles[pile.id] = pileState(pile);
  const { deal, moves, won, canUndo, canRedo } = session;
  return { game: session.game.id ?? null, deal, piles, moves, won, canUndo, canRedo };
}

function pileState({ cards }: PileView): string {
  return cards.map(({ face }) => (face === undefined ? '##' : formatFace(face))).join(' ');
}
