import { parseDealNumber, type DealNumber } from '../cards/deal-number.ts';
import { fingerprint } from '../engine/hashing.ts';
import type { Beginning } from './beginning.ts';
import { playableById, type Playable } from './playable.ts';
import { isRecord, RECORD_FORMAT, recordFault, type ReadRecord } from './record.ts';
import { Session } from './session.ts';
import { readMoves } from './written-moves.ts';

/**
 * Why a record cannot be played on.
 *
 * - `not a record`: a field is missing, unknown or of the wrong kind
 * - `from a newer version`: it was written in a later form
 * - `unknown game`: no game has that id
 * - `rules cannot be played`: its own rules do not deal
 * - `bad deal number`
 * - `not a move`: a part of the moves cannot be read
 * - `refused move`: a move is against the rules
 * - `other table`: it replays, but to another table than the one it was saved from
 */
export type RecordFault =
  | 'not a record'
  | 'from a newer version'
  | 'unknown game'
  | 'rules cannot be played'
  | 'bad deal number'
  | 'not a move'
  | 'refused move'
  | 'other table';

/** A session that goes on from a record, or what is wrong with it: a reason, and where. */
export type Loaded =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly reason: RecordFault; readonly where: string };

/** The game of rules that came with a record, or what is wrong with them. */
export type RulesReader = (rules: unknown) => Playable | { readonly message: string };

/** Reads the rules of one game, which have been checked, and knows no others; without a game none at all. */
export function onlyRulesOf(game: Playable | undefined): RulesReader {
  return (rules) =>
    game?.rulesDigest === fingerprint(written(rules))
      ? game
      : { message: 'rules: give them to the table as its rules first' };
}

/**
 * Goes on from a saved deal by playing all its moves again. Whatever is wrong with it, it only says so.
 * `readRules` checks the rules of a record that names no game of the catalogue.
 */
export function loadSession(value: unknown, now: Beginning['now'], readRules: RulesReader): Loaded {
  if (!isRecord(value)) {
    return isNewer(value)
      ? fault('from a newer version', 'format')
      : fault('not a record', recordFault(value) ?? 'record');
  }
  const game = gameOf(value, readRules);
  if ('reason' in game) return game;
  const deal = parseDealNumber(value.deal);
  if (!deal.ok) return fault('bad deal number', `deal "${value.deal}": ${deal.reason}`);
  return replay(game.playable, deal.deal, value, now);
}

type GameFound = { readonly playable: Playable } | Extract<Loaded, { ok: false }>;

function gameOf({ game, rules }: ReadRecord, readRules: RulesReader): GameFound {
  if (game !== undefined) {
    const playable = playableById(game);
    return playable ? { playable } : fault('unknown game', `game "${game}"`);
  }
  if (rules === undefined) return fault('not a record', 'game: neither a game nor rules are named');
  const read = readRules(rules);
  return 'message' in read ? fault('rules cannot be played', read.message) : { playable: read };
}

function replay(game: Playable, deal: DealNumber, record: ReadRecord, now: Beginning['now']): Loaded {
  const moves = readMoves(game.mechanism, record.moves);
  const named = (index: number): string => `move ${index + 1}: "${record.moves.split('.')[index]!}"`;
  if (typeof moves === 'number') return fault('not a move', named(moves));
  if (record.at > moves.length) return fault('not a record', `at: ${record.at} of ${moves.length} moves`);
  const { ms, seen, used, shown } = record;
  const session = Session.resume(game, deal, moves, record.at, { now, ms, seen, used, shown });
  if (!(session instanceof Session)) {
    const { index, reason } = session;
    return fault('refused move', `${named(index)}, ${reason}`);
  }
  return session.check() === record.check
    ? { ok: true, session }
    : fault('other table', `the table after move ${record.at}`);
}

function isNewer(value: unknown): boolean {
  return (
    value instanceof Object &&
    'format' in value &&
    typeof value.format === 'number' &&
    value.format > RECORD_FORMAT
  );
}

/** Empty where they cannot be written: no rules are. */
function written(rules: unknown): string {
  try {
    return JSON.stringify(rules);
  } catch {
    return '';
  }
}

function fault(reason: RecordFault, where: string): Extract<Loaded, { ok: false }> {
  return { ok: false, reason, where };
}
