import {
  boolean,
  exactOptional,
  literal,
  number,
  object,
  picklist,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

/** A moment, in milliseconds since 1970. */
const moment = number();

/**
 * An entry of the store `deals`. What is read from a database may be of another version or damaged, so it is checked,
 * and the record itself only by whoever loads it.
 */
export const DealEntrySchema = object({
  game: string(),
  deal: string(),
  record: unknown(),
  /** When it was last played. */
  played: moment,
  /** Present once the deal is won. */
  outcome: exactOptional(literal('won')),
  /** When its result was noted, where it has one: won again after an undo, the deal changes that result and adds none. */
  counted: exactOptional(moment),
});

/** A deal in progress, or just won. */
export type DealEntry = InferOutput<typeof DealEntrySchema>;

/** An entry of the store `set-aside`. */
export const SetAsideSchema = object({
  game: string(),
  deal: string(),
  /** The record as it was found. */
  record: unknown(),
  /** Why it cannot be played on: a `RecordFault`. */
  reason: string(),
  /** In which part of it the fault lies. */
  where: string(),
  when: moment,
});

/** A record that does not replay: kept, named to the player, and exportable. */
export type SetAside = InferOutput<typeof SetAsideSchema>;

/** An entry of the store `results`. */
export const ResultSchema = object({
  game: string(),
  deal: string(),
  outcome: picklist(['won', 'abandoned']),
  /** Moves done, automatic ones included. */
  moves: number(),
  /** Time played, in milliseconds. */
  ms: number(),
  when: moment,
  /** What helped the player. */
  used: object({ undo: boolean(), hint: boolean() }),
});

/** What became of a deal. */
export type Result = InferOutput<typeof ResultSchema>;
