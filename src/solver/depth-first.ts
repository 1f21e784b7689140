import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { Choices, moveOf, type Guides } from './choices.ts';
import { NO_MOVE } from './safe-moves.ts';
import type { StateTable } from './state-table.ts';
import { Way } from './way.ts';

/** Where a search stands: it has won; has looked at all there is; wants to go on; or the table takes no more. */
export type Standing = 'won' | 'exhausted' | 'going on' | 'full';

/**
 * One depth-first search from a position, which it moves and gives back as it was.
 *
 * A position is entered in the table when it is met, and stays there when all that follows it has been looked at. When
 * a search is given up, only the positions on its path are taken out again: each way on from a position that stays
 * ends in positions that stay or can still be reached from the root through positions that do not stay. So a later
 * search that ends by itself, without entering them again, has proved that nothing wins.
 *
 * After each move all safe moves are played, and only the position after them counts.
 */
export class DepthFirst {
  /** Positions met for the first time. */
  states = 0;
  /** Whether moves were left out because they shuffle. */
  shuffled = false;

  readonly #guides: Guides;
  readonly #position: Position;
  readonly #table: StateTable;
  readonly #choices: Choices;
  readonly #way: Way;
  #depth = -1;
  /** Where the choices of each position on the path begin, and the index after the last one that is untried. */
  readonly #first: number[] = [0];
  readonly #untried: number[] = [];
  /** For each position of the path, how many moves the line had before it. */
  readonly #before: number[] = [];
  readonly #keys: number[] = [];
  #standing: Standing = 'going on';

  /** The table may hold what other searches from the same position have left there. */
  constructor(position: Position, table: StateTable, guides: Guides, noise: number) {
    this.#guides = guides;
    this.#position = position;
    this.#table = table;
    this.#choices = new Choices(guides, noise);
    this.#way = new Way(position, guides);
    this.#arrive(0, NO_MOVE);
  }

  /** Moves from the root to where it stands, safe ones included. */
  get line(): readonly Move[] {
    return this.#way.line;
  }

  /** Looks at up to about `states` further positions. */
  run(states: number): Standing {
    const end = this.states + states;
    while (this.#standing === 'going on' && this.states < end) this.#step();
    return this.#standing;
  }

  /** Ends the search before it has ended by itself: takes its path out of the table, and all moves back. */
  giveUp(): void {
    while (this.#depth >= 0) {
      this.#table.remove(this.#keys[this.#depth * 2]!, this.#keys[this.#depth * 2 + 1]!);
      this.#leave();
    }
  }

  #step(): void {
    const depth = this.#depth;
    const at = --this.#untried[depth]!;
    if (at < this.#first[depth]!) {
      if (depth === 0) this.#standing = 'exhausted';
      this.#leave();
      return;
    }
    const choice = this.#choices.all[at]!;
    const way = this.#way;
    const before = way.line.length;
    if (way.play(choice)) this.#arrive(before, moveOf(choice));
    else {
      this.shuffled = true;
      way.backTo(before);
    }
  }

  /** Enters the position that `move` has led to, or turns back to a line of `before` moves where it was met already. */
  #arrive(before: number, move: Move): void {
    const { mechanism, taps, loose, deadEnds } = this.#guides;
    const position = this.#position;
    this.#way.settle(move);
    if (this.#table.full) {
      this.#way.backTo(before);
      this.#standing = 'full';
      return;
    }
    const keys = taps ?? loose;
    keys?.readKey(position);
    const { low, high } = keys ?? position;
    if (!this.#table.add(low, high)) {
      this.#way.backTo(before);
      if (this.#depth < 0) this.#standing = 'exhausted';
      return;
    }
    this.states++;
    const depth = ++this.#depth;
    this.#before[depth] = before;
    this.#keys[depth * 2] = low;
    this.#keys[depth * 2 + 1] = high;
    const first = this.#first[depth]!;
    const won = mechanism.won(position);
    if (won) this.#standing = 'won';
    const ends = won || deadEnds?.isDead(position) === true;
    const end = ends ? first : this.#choices.write(position, first);
    this.#untried[depth] = end;
    this.#first[depth + 1] = end;
  }

  #leave(): void {
    this.#way.backTo(this.#before[this.#depth]!);
    this.#depth--;
  }
}
