import assert from 'node:assert/strict';
import { formatFace } from '../../src/cards/card.ts';
import { formatMove, parseMove } from '../../src/engine/notation.ts';
import type { Move } from '../../src/engine/move.ts';
import { loadSession, type Loaded } from '../../src/session/load.ts';
import '../../src/games/index.ts';
import { playableById, type Playable } from '../../src/session/playable.ts';
import { readRules } from '../../src/session/read-rules.ts';
import { Session } from '../../src/session/session.ts';

/** A game of the catalogue. */
export function gameNamed(id: string): Playable {
  const game = playableById(id);
  assert.ok(game, `there is no game ${id}`);
  return game;
}

/** A fresh session, by default on a clock that stands still. */
export function session(id: string, deal = '2', now: () => number = () => 0): Session {
  return new Session(gameNamed(id), deal, { now });
}

/** Loads a record on a clock that stands still. */
export function load(record: unknown): Loaded {
  return loadSession(record, () => 0, readRules);
}

/** A move by its notation. */
export function moveOf({ game }: Session, text: string): Move {
  const move = parseMove(game.mechanism, text);
  assert.ok(move !== undefined, `${text} is no move`);
  return move;
}

/** Plays moves that must be legal; those with a `+` before them as followers. */
export function play(played: Session, ...moves: readonly string[]): void {
  for (const text of moves) {
    const follower = text.startsWith('+');
    const outcome = played.play(moveOf(played, follower ? text.slice(1) : text), follower);
    assert.ok(outcome.ok, `${text}: ${outcome.ok ? '' : outcome.reason}`);
  }
}

/** The piles as the player sees them: `t3: ## ## 8S`. */
export function shown({ piles }: Session): string[] {
  return piles.map(({ id, cards }) =>
    [`${id}:`, ...cards.map(({ face }) => (face === undefined ? '##' : formatFace(face)))].join(' '),
  );
}

/** One pile as the player sees it. */
export function shownPile(of: Session, id: string): string {
  const line = shown(of).find((text) => text.startsWith(`${id}:`));
  assert.ok(line !== undefined, `there is no pile ${id}`);
  return line.slice(id.length + 2);
}

/** The legal moves in notation. */
export function legal(of: Session): string[] {
  return of.legalMoves().map((move) => formatMove(of.game.mechanism.piles, move));
}

/**
 * Plays whatever the choices say: mostly moves, some of them followers, and now and then an undo, a redo or a new
 * start. Calls `look` with what each of them gave.
 */
export function playAnyhow(
  played: Session,
  choices: readonly number[],
  look: (outcome: ReturnType<Session['undo']>) => void = () => {},
): void {
  for (const choice of choices) {
    const [what, which] = [choice % 16, Math.floor(choice / 16)];
    if (what < 3) look(played.undo());
    else if (what < 5) look(played.redo());
    else if (what === 5) look(played.restart());
    else {
      const moves = played.legalMoves();
      const move = moves[which % moves.length];
      if (move === undefined) return;
      look(played.play(move, what > 12 && played.moves > 0));
    }
  }
}
