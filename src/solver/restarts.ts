import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { Guides } from './choices.ts';
import { DepthFirst, type Standing } from './depth-first.ts';
import type { StateTable } from './state-table.ts';

/** States of the first search, and by how much each search after it may be longer. */
const FIRST_BUDGET = 1000;
const GROWTH = 1.05;

/** How much chance may add to the scores of moves once each guide had its first search: little and much in turn. */
const NOISE = [25, 60, 150, 60] as const;

/**
 * Depth-first searches that begin again from one position, each longer than the one before and led by other chances;
 * what one has proved dead stays dead for the next, since they share a table.
 */
export class Restarts {
  /** Whether any of them left moves out because they shuffle. */
  shuffled = false;
  /** Whether the last one met all that there is, or the table was full: further ones would do the same again. */
  isDone = false;
  readonly #position: Position;
  readonly #table: StateTable;
  readonly #guides: readonly Guides[];
  #search: DepthFirst | undefined;
  #budget = FIRST_BUDGET;
  #before = 0;
  #begun = 0;

  /** The searches take turns with the guides, of which there is at least one. */
  constructor(position: Position, table: StateTable, guides: readonly Guides[]) {
    this.#position = position;
    this.#table = table;
    this.#guides = guides;
  }

  /** Positions looked at in all searches. */
  get states(): number {
    return this.#before + (this.#search?.states ?? 0);
  }

  /** Bytes that their table takes. */
  get bytes(): number {
    return this.#table.bytes;
  }

  /** Moves from the root to where the search under way stands. */
  get line(): readonly Move[] {
    return this.#search?.line ?? [];
  }

  /** Whether the search under way has had its share, or none is. */
  get isSpent(): boolean {
    return (this.#search?.states ?? this.#budget) >= this.#budget;
  }

  /** Begins the next search. The position is the root's, and no search is under way. */
  begin(): void {
    const begun = this.#begun++;
    const guides = this.#guides[begun % this.#guides.length]!;
    const noise = begun < this.#guides.length ? 0 : NOISE[begun % NOISE.length]!;
    if (begun > 0) this.#budget *= GROWTH;
    this.#search = new DepthFirst(this.#position, this.#table, guides, noise);
  }

  /** Goes on with the search under way, through up to about `states` positions, and no further than its share. */
  run(states: number): Standing {
    const search = this.#search;
    if (!search) throw new Error('no search is under way');
    const standing = search.run(Math.min(states, this.#budget - search.states));
    this.shuffled ||= search.shuffled;
    this.isDone = standing === 'exhausted' || standing === 'full';
    return standing;
  }

  /** Ends the search under way, and gives the position back as it was. */
  giveUp(): void {
    this.#search?.giveUp();
    this.#before = this.states;
    this.#search = undefined;
  }

  /** Forgets what was proved: the table is full. */
  forget(): void {
    this.#table.clear();
  }
}
