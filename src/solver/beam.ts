import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { Choices, moveOf, type Choice, type Guides } from './choices.ts';
import type { Standing } from './depth-first.ts';
import { Layer, widened, WORST } from './layer.ts';
import type { Outlook } from './outlook.ts';
import { NO_MOVE } from './safe-moves.ts';
import type { StateTable } from './state-table.ts';
import { Way } from './way.ts';

/** Layers without a better mark in any stage after which a beam has lost its way. */
const PATIENCE = 60;

/** How wide a beam is, and how much chance may add to the marks. */
export interface Breadth {
  readonly width: number;
  readonly noise: number;
}

/**
 * A search in layers, from which only the positions with the best marks go on: all that are one choice from the root, then
 * two, and so on. It finds wins, and proves nothing once it has left something out.
 *
 * What is kept of a position is its parent and the choice between them. Positions of a layer stand in the order of a walk
 * through the tree, so going from each to the next takes few moves.
 */
export class Beam {
  /** Positions met for the first time. */
  states = 0;
  /** Whether anything was left out. */
  leftOut = false;

  readonly #guides: Guides;
  readonly #position: Position;
  readonly #table: StateTable;
  readonly #outlook: Outlook;
  readonly #breadth: Breadth;
  readonly #choices: Choices;
  readonly #way: Way;
  readonly #layer = new Layer();
  #parents = new Int32Array(1 << 10);
  #chosen = new Int32Array(1 << 10);
  /** Positions kept; those of the layer under way go from `#next` to there. */
  #kept = 1;
  #next = 0;
  #depth = 0;
  /** The positions on the way to where it stands, and the moves of the line up to each. */
  readonly #path: number[] = [0];
  readonly #lengths: number[] = [];
  /** The best mark of each stage, and layers since one became better. */
  readonly #best = new Int32Array(256).fill(WORST);
  #patience = PATIENCE;
  #standing: Standing = 'going on';

  /** The table is its own, and empty. */
  constructor(position: Position, table: StateTable, guides: Guides, outlook: Outlook, breadth: Breadth) {
    this.#guides = guides;
    this.#position = position;
    this.#table = table;
    this.#outlook = outlook;
    this.#breadth = breadth;
    this.#choices = new Choices(guides, 0);
    this.#way = new Way(position, guides);
    this.#way.settle(NO_MOVE);
    this.#lengths.push(this.#way.line.length);
    if (guides.mechanism.won(position)) this.#standing = 'won';
  }

  /** Moves from the root to where it stands, safe ones included. */
  get line(): readonly Move[] {
    return this.#way.line;
  }

  /** Looks at up to about `states` further positions. */
  run(states: number): Standing {
    const end = this.states + states;
    while (this.#standing === 'going on' && this.states < end) {
      if (this.#next < this.#kept) this.#widen(this.#next++);
      else this.#deepen();
    }
    return this.#standing;
  }

  /** Gives the position back as it was. */
  giveUp(): void {
    this.#way.backTo(0);
  }

  /** Looks at all that follows from a position. */
  #widen(node: number): void {
    this.#go(node);
    const start = this.#way.line.length;
    const end = this.#choices.write(this.#position, 0);
    for (let at = end - 1; at >= 0; at--) {
      this.#standing = this.#look(node, this.#choices.all[at]!);
      if (this.#standing === 'won') return;
      this.#way.backTo(start);
      if (this.#standing === 'full') return;
    }
  }

  /** Plays a choice, and adds the position to those of the next layer if it is new. */
  #look(node: number, choice: Choice): Standing {
    const position = this.#position;
    const { mechanism, random, taps, loose, deadEnds } = this.#guides;
    if (!this.#way.play(choice)) return 'going on';
    this.#way.settle(moveOf(choice));
    if (this.#table.full) return 'full';
    const keys = taps ?? loose;
    keys?.readKey(position);
    const { low, high } = keys ?? position;
    if (!this.#table.add(low, high)) return 'going on';
    this.states++;
    if (mechanism.won(position)) return 'won';
    if (deadEnds?.isDead(position)) return 'going on';
    const { noise } = this.#breadth;
    const mark = this.#outlook.mark(position) + (noise > 0 ? random() % noise : 0);
    this.#layer.add(node, choice, Math.min(mark, WORST), this.#outlook.stage(position));
    return 'going on';
  }

  /** Chooses the next layer, unless there is none. */
  #deepen(): void {
    if (this.#layer.count === 0 || this.#patience-- === 0) {
      this.leftOut ||= this.#layer.count > 0;
      this.#standing = 'exhausted';
      return;
    }
    this.#depth++;
    const leftOut = this.#layer.choose(this.#breadth.width, (parent, choice, mark, stage) => {
      if (mark < this.#best[stage]!) {
        this.#best[stage] = mark;
        this.#patience = PATIENCE;
      }
      if (this.#kept === this.#parents.length) {
        this.#parents = widened(this.#parents);
        this.#chosen = widened(this.#chosen);
      }
      this.#parents[this.#kept] = parent;
      this.#chosen[this.#kept++] = choice;
    });
    this.leftOut ||= leftOut > 0;
  }

  /** Goes to a position of the layer under way. */
  #go(node: number): void {
    const down: number[] = [];
    let [at, depth] = [node, this.#depth];
    for (; this.#path[depth] !== at; depth--) {
      down.push(at);
      at = this.#parents[at]!;
    }
    this.#path.length = this.#lengths.length = depth + 1;
    this.#way.backTo(this.#lengths[depth]!);
    for (const next of down.reverse()) {
      const choice = this.#chosen[next]!;
      this.#way.play(choice);
      this.#way.settle(moveOf(choice));
      this.#path.push(next);
      this.#lengths.push(this.#way.line.length);
    }
  }
}
