import type { GameRules } from '../rules/game-rules.ts';

/** The form of record that this version writes. */
export const RECORD_FORMAT = 1;

/** What a saved deal holds: enough to play it again to the last move, and to notice when the rules have changed. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** The game's id, for a game of the catalogue. */
  readonly game?: string;
  /** The rules themselves, for any other game. */
  readonly rules?: GameRules;
  /** Fingerprint of the rules that the deal was played by. */
  readonly rulesDigest: string;
  readonly deal: string;
  /** Moves joined by points, undone ones included; a `+` before a move marks one that followed by itself. */
  readonly moves: string;
  /** How many of the moves are done; the rest can be redone. */
  readonly at: number;
  /** Places in the deal of the cards that lie face down now, but that the player has seen. */
  readonly seen: readonly number[];
  /** What helped the player. */
  readonly used: { readonly undo: boolean; readonly hint: boolean };
  /** How many moves were done when the first of them was shown to the player; absent where none was. */
  readonly shown?: number;
  /** Time played, in milliseconds. */
  readonly ms: number;
  /** Fingerprint of the table after the moves done. */
  readonly check: string;
}

/** A record whose form has been checked; its own rules, where it has any, have not been. */
export type ReadRecord = Omit<GameRecord, 'rules'> & { readonly rules?: unknown };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isWhole: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** For each field what it must be, in words and as a check; a field with `absent` may be left out. */
const FIELDS: Readonly<
  Record<keyof GameRecord, readonly [expected: string, check: Check, absent?: 'absent']>
> = {
  format: [`the number ${RECORD_FORMAT}`, (value) => value === RECORD_FORMAT],
  game: ['a text', isText, 'absent'],
  rules: ['rules', isObject, 'absent'],
  rulesDigest: ['a text', isText],
  deal: ['a text', isText],
  moves: ['moves joined by points', (value) => isText(value) && /^[a-z0-9+.]*$/.test(String(value))],
  at: ['a whole number', isWhole],
  seen: ['a list of whole numbers', (value) => Array.isArray(value) && value.every(isWhole)],
  used: ['undo and hint, true or false', isUsed],
  shown: ['a whole number', isWhole, 'absent'],
  ms: ['a number from 0', (value) => Number.isFinite(value) && Number(value) >= 0],
  check: ['a text', isText],
};

/** What is wrong with the form of a record, with the field that it lies in; undefined when it is in order. */
export function recordFault(value: unknown): string | undefined {
  if (!isObject(value) || Array.isArray(value)) return 'record: expected an object';
  for (const [field, [expected, check, absent]] of Object.entries(FIELDS)) {
    const found: unknown = Reflect.get(value, field);
    if (found === undefined && absent) continue;
    if (!check(found)) return `${field}: expected ${expected}`;
  }
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(FIELDS, field));
  return unknown === undefined ? undefined : `${unknown}: no such field`;
}

/** Whether a value has the form of a record; its own rules, where it has any, are not checked. */
export function isRecord(value: unknown): value is ReadRecord {
  return recordFault(value) === undefined;
}

function isUsed(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  return ['undo', 'hint'].every((help) => typeof Reflect.get(value, help) === 'boolean');
}
