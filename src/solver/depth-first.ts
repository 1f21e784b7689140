import type { Mechanism } from '../engine/mechanism.ts';
import { MoveList, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { MoveOrder } from './move-order.ts';
import { NO_MOVE, type SafeMoves } from './safe-moves.ts';
import type { StateTable } from './state-table.ts';

/** Where a search stands: it has won; has looked at all there is; wants to go on; or the table takes no more. */
export type Standing = 'won' | 'exhausted' | 'going on' | 'full';

/** What a search goes by. */
export interface Guides {
  readonly mechanism: Mechanism;
  readonly order: MoveOrder;
  /** Absent where no move is known to be safe. */
  readonly safe: SafeMoves | undefined;
  readonly random: () => number;
}

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
  readonly #noise: number;
  readonly #list = new MoveList();
  readonly #shufflesAtRoot: number;
  /** Moves of all positions on the path, each position's from `first[depth]` to `first[depth + 1]`, the best one last. */
  #moves = new Int32Array(1 << 10);
  #depth = -1;
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
    this.#noise = noise;
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
    const move = this.#moves[at]!;
    this.#play(move);
    if (this.#position.shuffles > this.#shufflesAtRoot) {
      this.shuffled = true;
      this.#takeBack(1);
      return;
    }
    this.#arrive(1, move);
  }

  /** Enters the position that `played` moves, the last one `move`, have led to, or turns back where it was before. */
  #arrive(played: number, move: Move): void {
    const { mechanism, safe } = this.#guides;
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
    if (!this.#table.add(position.low, position.high)) {
      this.#takeBack(played);
      if (this.#depth < 0) this.#standing = 'exhausted';
      return;
    }
    this.states++;
    const depth = ++this.#depth;
    this.#played[depth] = played;
    this.#keys[depth * 2] = position.low;
    this.#keys[depth * 2 + 1] = position.high;
    const first = this.#first[depth]!;
    const won = mechanism.won(position);
    if (won) this.#standing = 'won';
    const end = won ? first : first + this.#listMoves(first);
    this.#untried[depth] = end;
    this.#first[depth + 1] = end;
  }

  /** Writes the moves of the position from `first` on, the best one last, and says how many there are. */
  #listMoves(first: number): number {
    const { mechanism, order, random, safe } = this.#guides;
    const list = this.#list;
    list.clear();
    mechanism.moves(this.#position, list, false);
    order.judge(this.#position, list, this.#noise, random);
    const { scores } = order;
    safe?.read(this.#position);
    while (this.#moves.length < first + list.length) {
      const wider = new Int32Array(this.#moves.length * 2);
      wider.set(this.#moves);
      this.#moves = wider;
    }
    const moves = this.#moves;
    let length = 0;
    for (let i = 0; i < list.length; i++) {
      const [move, score] = [list.at(i), scores[i]!];
      if (safe?.isIdle(this.#position, move)) continue;
      let at = length++;
      for (; at > 0 && scores[at - 1]! > score; at--) {
        scores[at] = scores[at - 1]!;
        moves[first + at] = moves[first + at - 1]!;
      }
      scores[at] = score;
      moves[first + at] = move;
    }
    return length;
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
