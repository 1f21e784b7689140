export { SolitaireTable } from './table/solitaire-table.ts';
export {
  SolitaireChangeEvent,
  SolitaireDealEvent,
  SolitaireErrorEvent,
  SolitaireMoveEvent,
  SolitaireRefusedEvent,
  SolitaireVerdictEvent,
  SolitaireWinEvent,
} from './table/events.ts';
export type { MoveWish, TableMove } from './table/public-moves.ts';
export type { TableStep } from './session/public-steps.ts';
export type { TableState } from './table/table-state.ts';
export type { HintFault, HintKind, HintOutcome, TableVerdict } from './table/advice.ts';
export type { Fault, TableOutcome, TableReason } from './table/outcome.ts';

import './games/index.ts';
import { defineTable } from './table/define.ts';

// In Node there is no page to define elements for: there, this module only exports.
if (typeof document !== 'undefined') defineTable();
