import type { DealEntry, SetAside } from './entries.ts';
import type { ReadRecord } from './record.ts';
import type { Result } from './result.ts';

/** A deal in progress, or just won, of which everything is known that a backup holds. */
export type KeptDeal = DealEntry &
  Required<Pick<DealEntry, 'day' | 'order'>> & {
    /** Its form is in order, and it belongs to this game and deal; whether it replays is not known. */
    readonly record: ReadRecord;
  };

/** All that a device keeps: the five stores of its database, whose keys follow from the entries. */
export interface Kept {
  readonly results: readonly Result[];
  readonly deals: readonly KeptDeal[];
  readonly setAside: readonly SetAside[];
  /** The deal that each game goes on with. */
  readonly current: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The settings that belong to the results: how many were noted, and what was reset. */
export const NOTED = 'results-noted';
export const RESET = 'results-reset';

/** From which place on results count, by game, and for all others under `*`: what lies before was reset. */
export type ResetMarks = Readonly<Record<string, number>>;

/** Reads what is kept under {@link RESET}; whatever is no number in it counts for nothing. */
export function resetMarks(found: unknown): ResetMarks {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, mark]) => typeof mark === 'number'));
}

/** From which place on a deal of a game that was left counts. */
export function countsFrom(marks: ResetMarks, game: string): number {
  return marks[game] ?? marks['*'] ?? 0;
}

/** How many deals that were begun are kept to be gone on with, those of all games together. */
export const KEPT_DEALS = 500;

/** Whether the name under which deals are kept is that of rules from elsewhere, as `gameKey` makes it. */
export function isRulesKey(name: string): boolean {
  return /^rules-[0-9a-f]{16}$/.test(name);
}
