import type { DealNumberFault } from '../cards/deal-number.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { RecordFault } from '../session/load.ts';
import type { TableStep } from './public-steps.ts';

/** Why a move was refused: a reason of the rules, or of the table itself. */
export type TableReason = Refusal | 'not-ready' | 'readonly' | 'cancelled';

/** Why a method did nothing. */
export type Fault = TableReason | 'nothing to undo' | 'nothing to redo' | DealNumberFault | RecordFault;

/** What a method of the element gives: never a throw. */
export type TableOutcome =
  | { readonly ok: true; readonly steps: readonly TableStep[] }
  | { readonly ok: false; readonly reason: Fault };
