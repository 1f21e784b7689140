import {
  array,
  boolean,
  exactOptional,
  integer,
  literal,
  minValue,
  number,
  pipe,
  readonly,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { GameRulesSchema } from '../rules/game-rules.ts';

/** The form of record that this version writes. */
export const RECORD_FORMAT = 1;

const whole = pipe(number(), integer(), minValue(0));

/** What a saved deal holds: enough to play it again to the last move, and to notice when the rules have changed. */
export const RecordSchema = strictObject({
  format: literal(RECORD_FORMAT),
  /** The game's id, for a game of the catalogue. */
  game: exactOptional(string()),
  /** The rules themselves, for any other game. */
  rules: exactOptional(GameRulesSchema),
  /** Fingerprint of the rules that the deal was played by. */
  rulesDigest: string(),
  deal: string(),
  /** Moves joined by points, undone ones included; a `+` before a move marks one that followed by itself. */
  moves: pipe(string(), regex(/^[a-z0-9+.]*$/, 'Expected moves joined by points')),
  /** How many of the moves are done; the rest can be redone. */
  at: whole,
  /** Places in the deal of the cards that lie face down now, but that the player has seen. */
  seen: pipe(array(whole), readonly()),
  /** What helped the player. */
  used: strictObject({ undo: boolean(), hint: boolean() }),
  /** Time played, in milliseconds. */
  ms: pipe(number(), minValue(0)),
  /** Fingerprint of the table after the moves done. */
  check: string(),
});

/** A saved deal. */
export type GameRecord = InferOutput<typeof RecordSchema>;
