import type { Played } from '../session/history.ts';
import { Pace } from '../table/pace.ts';
import { publicMove, type TableMove } from '../table/public-moves.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Playable } from '../session/playable.ts';
import { preferences } from './preferences.ts';

/** Plays the moves of somebody's game on a table, one after another, until the last, or until somebody interferes. */
export class Replay {
  readonly #table: SolitaireTable;
  readonly #moves: readonly { readonly move: TableMove; readonly follower: boolean }[];
  readonly #pace = new Pace();
  /** Counts what is begun and stopped: who was counted last plays. */
  #turns = 0;

  /** @param moves from the deal on, in the game that lies on the table */
  constructor(table: SolitaireTable, { mechanism }: Playable, moves: readonly Played[]) {
    this.#table = table;
    this.#moves = moves.map(({ move, follower }) => ({ move: publicMove(mechanism, move), follower }));
  }

  /** How many moves it has. */
  get length(): number {
    return this.#moves.length;
  }

  /** Plays faster from now on. */
  faster(): void {
    this.#pace.faster();
  }

  /** Plays no more, until it is begun again. */
  stop(): void {
    this.#turns++;
  }

  /**
   * Goes on from the moves that are done. Resolves when nothing more is played: at the end, stopped, or since somebody
   * `interfered` by a move, an undo or another deal. Cards that go home by themselves wait meanwhile: those that went are moves.
   */
  async play(): Promise<'end' | 'stopped' | 'interfered'> {
    const table = this.#table;
    const turn = ++this.#turns;
    table.auto = 'off';
    try {
      for (let at = table.state?.moves ?? 0; ;) {
        await this.#pace.wait(table.renderRoot, this.#moves[at]?.follower);
        if (turn !== this.#turns) return 'stopped';
        const next = this.#moves[at];
        if (table.state?.moves !== at || !next || !table.play(next.move).ok) return 'interfered';
        if (++at === this.length) return 'end';
      }
    } finally {
      table.auto = preferences.now.auto;
    }
  }
}
