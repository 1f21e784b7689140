import assert from 'node:assert/strict';
import { formatFace, parseFace, RANKS } from '../../src/cards/card.ts';
import { generatorOf } from '../../src/cards/generator.ts';
import { passesOf } from '../../src/engine/building-deal.ts';
import { planBuilding } from '../../src/engine/building-plan.ts';
import { compile } from '../../src/engine/compile.ts';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { MoveList } from '../../src/engine/move.ts';
import { formatMove, formatPile, parseMove, parsePile } from '../../src/engine/notation.ts';
import { Position } from '../../src/engine/position.ts';
import type { Refusal } from '../../src/engine/refusal.ts';
import type { Game } from '../../src/games/game.ts';

/** A game in progress, talked to in notation: `t1t2x2` for a move, `s` for a tap, `#4D 8S` for a pile. */
export class TableOf {
  readonly mechanism: Mechanism;
  readonly position: Position;

  constructor(mechanism: Mechanism, position: Position) {
    this.mechanism = mechanism;
    this.position = position;
  }

  /** Cards of a pile, bottom first. */
  pile(id: string): string {
    return formatPile(this.position, this.#index(id));
  }

  /** Cards of all piles whose id begins with a letter: `t` for the columns. */
  piles(letter: string): string[] {
    return this.mechanism.piles.filter(({ id }) => id.startsWith(letter)).map(({ id }) => this.pile(id));
  }

  /** Every legal move, and the moves to one pile or from one pile only. */
  moves(part = ''): string[] {
    const list = new MoveList();
    this.mechanism.moves(this.position, list, true);
    return list
      .toArray()
      .map((move) => formatMove(this.mechanism.piles, move))
      .filter((text) => text.includes(part))
      .sort();
  }

  /** Plays a move that must be legal. */
  play(...moves: readonly string[]): void {
    for (const text of moves) {
      const move = this.#move(text);
      assert.equal(this.mechanism.refusal(this.position, move), undefined, `${text} is refused`);
      this.mechanism.play(this.position, move);
    }
  }

  /** Why a move is refused; undefined when it is legal. */
  refusal(text: string): Refusal | undefined {
    return this.mechanism.refusal(this.position, this.#move(text));
  }

  /** What a pile takes on a card, or on its empty place. */
  fits(id: string, top?: string): string[] {
    const face = top === undefined ? undefined : parseFace(top);
    return this.mechanism.fits(this.#index(id), face).map(formatFace);
  }

  get won(): boolean {
    return this.mechanism.won(this.position);
  }

  /** Cards on the table. */
  get cards(): number {
    return this.position.lengths.reduce((sum, length) => sum + length, 0);
  }

  #index(id: string): number {
    const index = this.mechanism.piles.findIndex((pile) => pile.id === id);
    assert.ok(index >= 0, `the game has no pile ${id}`);
    return index;
  }

  #move(text: string) {
    const move = parseMove(this.mechanism, text);
    assert.ok(move !== undefined, `${text} is no move`);
    return move;
  }
}

/** A game as it is dealt. */
export function dealt(game: Game, deal = '1'): TableOf {
  const mechanism = compile(game.rules);
  return new TableOf(mechanism, mechanism.deal(deal));
}

/** A game of building up with these cards on the table and no others, the base rank given where the deal decides it. */
export function laidOut(game: Game, piles: Readonly<Record<string, string>>, base?: string): TableOf {
  assert.ok(game.rules.mechanism === 'building');
  const plan = planBuilding(game.rules);
  const passesCount = passesOf(game.rules) !== Infinity;
  const position = new Position({ ...plan, passesCount }, generatorOf('1'));
  if (base !== undefined) position.layBase(RANKS.indexOf(base));
  const unused = Array.from(plan.deck.faces, (face, card) => ({ face, card }));
  for (const [id, text] of Object.entries(piles)) {
    const pile = plan.piles.findIndex((one) => one.id === id);
    const cards = parsePile(text);
    assert.ok(pile >= 0 && cards !== undefined, `${id}: ${text}`);
    for (const { face, up } of cards) {
      const at = unused.findIndex((one) => one.face === face);
      assert.ok(at >= 0, `${formatFace(face)} is on the table already`);
      const [taken] = unused.splice(at, 1);
      position.lay(pile, taken!.card, up);
    }
  }
  return new TableOf(compile(game.rules), position);
}

/** The cards of a suit from one rank to another, up or down, joined by blanks: `run('S', 'A', '4')` is `AS 2S 3S 4S`. */
export function run(suit: string, first: string, last: string): string {
  const [from, to] = [RANKS.indexOf(first), RANKS.indexOf(last)];
  const step = from <= to ? 1 : -1;
  const length = Math.abs(to - from) + 1;
  return Array.from({ length }, (_, i) => RANKS.charAt(from + i * step) + suit).join(' ');
}

/** How many cards lie on the piles of a letter. */
export const sizes = (table: TableOf, letter: string): number[] =>
  table.piles(letter).map((cards) => (cards === '' ? 0 : cards.split(' ').length));

/** Turns the whole stock, and gives how many taps that took. */
export const tapAll = (table: TableOf): number => {
  let taps = 0;
  while (table.pile('s') !== '') {
    table.play('s');
    taps++;
  }
  return taps;
};
