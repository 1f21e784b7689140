import { packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { Choices, moveOf, tapsOf, type Guides } from './choices.ts';
import { NO_MOVE } from './safe-moves.ts';
import type { StateTable } from './state-table.ts';

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
  readonly #shufflesAtRoot: number;
  #depth = -1;
  /** Where the choices of each position on the path begin, and the index after the last one that is untried. */
  readonly #first: number[] = [0];
  readonly #untried: number[] = [];
  /** Engine moves played on the way to each position of the path. */
  readonly #played: number[] = [];
  readonly #keys: number[] = [];
  readonly #line: Move[] = [];
  #standing: Standing = 'going on';

  /** The table may hold what other searches from the same position have left there. */
  constructor(position: Position, table: StateTable, guides: Guides, noise: number) {
    this.#guides = guides;
    this.#position = position;
    this.#table = table;
    this.#choices = new Choices(guides, noise);
    this.#shufflesAtRoot = position.shuffles;
    this.#arrive(0, NO_MOVE);
  }

  /** Moves from the root to where it stands, safe ones included. */
  get line(): readonly Move[] {
    return this.#line;
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
    const [move, taps] = [moveOf(choice), tapsOf(choice)];
    const { mechanism } = this.#guides;
    for (let i = 0; i < taps; i++) this.#play(packTap(mechanism.stock));
    this.#play(move);
    if (this.#position.shuffles > this.#shufflesAtRoot) {
      this.shuffled = true;
      this.#takeBack(taps + 1);
      return;
    }
    this.#arrive(taps + 1, move);
  }

  /** Enters the position that `played` moves, the last one `move`, have led to, or turns back where it was before. */
  #arrive(played: number, move: Move): void {
    const { mechanism, safe, taps } = this.#guides;
    const position = this.#position;
    if (safe) {
      let next = move === NO_MOVE ? safe.find(position) : safe.findAfter(position, move);
      for (; next !== NO_MOVE; next = safe.find(position)) {
        this.#play(next);
        played++;
      }
    }
    if (this.#table.full) {
      this.#takeBack(played);
      this.#standing = 'full';
      return;
    }
    taps?.readKey(position);
    const { low, high } = taps ?? position;
    if (!this.#table.add(low, high)) {
      this.#takeBack(played);
      if (this.#depth < 0) this.#standing = 'exhausted';
      return;
    }
    this.states++;
    const depth = ++this.#depth;
    this.#played[depth] = played;
    this.#keys[depth * 2] = low;
    this.#keys[depth * 2 + 1] = high;
    const first = this.#first[depth]!;
    const won = mechanism.won(position);
    if (won) this.#standing = 'won';
    const end = won ? first : this.#choices.write(position, first);
    this.#untried[depth] = end;
    this.#first[depth + 1] = end;
  }

  #play(move: Move): void {
    this.#guides.mechanism.play(this.#position, move);
    this.#line.push(move);
  }

  #takeBack(moves: number): void {
    for (let i = 0; i < moves; i++) {
      this.#position.back();
      this.#line.pop();
    }
  }

  #leave(): void {
    this.#takeBack(this.#played[this.#depth]!);
    this.#depth--;
  }
}
