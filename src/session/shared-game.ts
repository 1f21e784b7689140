import type { DealNumber } from '../cards/deal-number.ts';
import { fingerprint } from '../engine/hashing.ts';
import type { Beginning } from './beginning.ts';
import type { Played } from './history.ts';
import { PACKED_FORM, packMoves, unpackMoves } from './packed-moves.ts';
import type { Playable } from './playable.ts';
import { Session } from './session.ts';
import { readMoves } from './written-moves.ts';

/**
 * Why moves that came with an address are not played.
 *
 * - `damaged`: something is missing or was changed
 * - `newer`: they are written in a later form
 * - `not allowed`: one of them is against the rules, or no move of this game
 */
export type SharedFault = 'damaged' | 'newer' | 'not allowed';

/** A deal with the moves that came with an address, all played; or what is wrong with them, and with which of them. */
export type SharedGame =
  | { readonly ok: true; readonly session: Session; readonly moves: readonly Played[] }
  | { readonly ok: false; readonly reason: SharedFault; readonly move?: number };

/** Letters at the end of a written text by which damage is noticed. */
const CHECK = 3;

/** Longer than that no game is; so much is not even read. */
const LONGEST = 20_000;

/**
 * Writes moves of a deal as they stand in an address behind the `#`: packed, and with a check of deal and moves at the
 * end. `moves` is notation, joined by points.
 */
export function writeShared(game: string, deal: DealNumber, moves: string): string {
  return sharePacked(game, deal, packMoves(moves));
}

/** Writes moves that are packed already as {@link writeShared} does. */
export function sharePacked(game: string, deal: DealNumber, packed: string): string {
  return packed + check(game, deal, packed);
}

/**
 * Reads moves from an address, packed or in plain notation, and plays them through the engine: only what the rules
 * allow to the last move is ever shown to anybody.
 */
export function readShared(
  game: Playable & { readonly id: string },
  deal: DealNumber,
  written: string,
  now: Beginning['now'],
): SharedGame {
  const text = notationIn(game.id, deal, written);
  if (typeof text !== 'string') return { ok: false, ...text };
  const moves = readMoves(game.mechanism, text);
  if (typeof moves === 'number') return { ok: false, reason: 'not allowed', move: moves + 1 };
  const session = Session.resume(game, deal, moves, moves.length, { now });
  if (session instanceof Session) return { ok: true, session, moves };
  return { ok: false, reason: 'not allowed', move: session.index + 1 };
}

function notationIn(
  game: string,
  deal: DealNumber,
  written: string,
): string | { readonly reason: SharedFault } {
  if (written.length > LONGEST) return { reason: 'damaged' };
  if (/^\+?[a-z]/.test(written)) return /^[a-z0-9.+]*$/.test(written) ? written : { reason: 'damaged' };
  if (/^[2-9]/.test(written)) return { reason: 'newer' };
  const packed = written.slice(0, -CHECK);
  if (!packed.startsWith(PACKED_FORM) || !written.endsWith(check(game, deal, packed)))
    return { reason: 'damaged' };
  return unpackMoves(packed) ?? { reason: 'damaged' };
}

function check(game: string, deal: DealNumber, packed: string): string {
  return fingerprint(`${game} ${deal} ${packed}`).slice(-CHECK);
}
