import type { DealNumberFault } from '../cards/deal-number.ts';
import type { RecordFault } from '../session/load.ts';
import type { RefusalReason } from '../text/refusal-words.ts';
import type { TableStep } from '../session/public-steps.ts';

/**
 * Why a move was refused: a reason of the rules, or of the table itself. `nowhere`: no place takes the tapped card;
 * `on-purpose`: it could leave its finished run, but not by a mere tap.
 */
export type TableReason = RefusalReason;

/** Why a method did nothing. */
export type Fault = TableReason | 'nothing to undo' | 'nothing to redo' | DealNumberFault | RecordFault;

/** What a method of the element gives: never a throw. */
export type TableOutcome =
  | { readonly ok: true; readonly steps: readonly TableStep[] }
  | { readonly ok: false; readonly reason: Fault };
