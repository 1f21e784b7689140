import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { Beam } from './beam.ts';
import type { Guides } from './choices.ts';
import type { Standing } from './depth-first.ts';
import type { Outlook } from './outlook.ts';
import type { StateTable } from './state-table.ts';

/** Positions that the first beam keeps of each layer, and how many times as many each beam after it keeps. */
const FIRST_WIDTH = 50;
const GROWTH = 1.4;

/** How much chance may add to the marks of one beam after another. */
const NOISE = [0, 0, 20, 12] as const;

/** Beams from one position, each wider than the one before it. They find wins, and prove nothing. */
export class Beams {
  /** Whether the last beam has met all there is, so that wider ones would do the same again. */
  isDone = false;
  /** Whether any of them left moves out because they shuffle: no matter, since they prove nothing. */
  readonly shuffled = false;
  /** No beam is cut short: a wide one would be of no use before its end. */
  readonly isSpent = false;
  readonly #position: Position;
  readonly #table: StateTable;
  readonly #guides: Guides;
  readonly #outlooks: readonly Outlook[];
  #beam: Beam | undefined;
  #before = 0;
  #begun = 0;

  /** The beams take turns with the outlooks, of which there is at least one. */
  constructor(position: Position, table: StateTable, guides: Guides, outlooks: readonly Outlook[]) {
    this.#position = position;
    this.#table = table;
    this.#guides = guides;
    this.#outlooks = outlooks;
  }

  /** Positions looked at in all beams. */
  get states(): number {
    return this.#before + (this.#beam?.states ?? 0);
  }

  /** Bytes that their table takes. */
  get bytes(): number {
    return this.#table.bytes;
  }

  /** Moves from the root to where the beam under way stands. */
  get line(): readonly Move[] {
    return this.#beam?.line ?? [];
  }

  /** Begins the next beam. The position is the root's, and no beam is under way. */
  begin(): void {
    const begun = this.#begun++;
    const outlook = this.#outlooks[begun % this.#outlooks.length]!;
    const width = Math.round(FIRST_WIDTH * GROWTH ** begun);
    const noise = NOISE[begun % NOISE.length]!;
    this.#table.clear();
    this.#beam = new Beam(this.#position, this.#table, this.#guides, outlook, { width, noise });
  }

  /** Goes on with the beam under way, through up to about `states` positions. */
  run(states: number): Standing {
    const beam = this.#beam;
    if (!beam) throw new Error('no beam is under way');
    const standing = beam.run(states);
    this.isDone = standing === 'full' || (standing === 'exhausted' && !beam.leftOut);
    return standing;
  }

  /** Forgets what was met, as each beam does anyway. */
  forget(): void {
    this.#table.clear();
  }

  /** Ends the beam under way, and gives the position back as it was. */
  giveUp(): void {
    this.#beam?.giveUp();
    this.#before = this.states;
    this.#beam = undefined;
  }
}
