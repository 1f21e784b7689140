import { readFileSync } from 'node:fs';
import { readPlayouts, type RecordedState } from '../../src/cli/playout.ts';
import type { MoveWish } from '../../src/table/public-moves.ts';

/** One move of a won game, and what a player sees when it has been played. */
export interface WinningMove {
  readonly move: MoveWish;
  /** The cards of each pile, as `state.piles` of the element writes them. */
  readonly piles: Readonly<Record<string, string>>;
}

/** A recorded game that ends in a win, in the names of the element. */
export interface WinningGame {
  readonly deal: string;
  readonly moves: readonly WinningMove[];
}

/** The first won game of a recording under test/games/recordings/playouts/. */
export function winningGame(recording: string): WinningGame {
  const playouts = readPlayouts(readFileSync(`test/games/recordings/playouts/${recording}.jsonl.gz`));
  const won = playouts.find(({ states }) => states.at(-1)?.won);
  const [first, ...states] = won?.states ?? [];
  if (!won || !first) throw new Error(`${recording} holds no won game`);
  const names = new Names(first);
  const moves = states.map((state) => names.follow(state));
  // Where the recording begins with a card on the waste, ours turns it by a tap.
  const begun = first.stacks['w0'] ? [{ move: { stock: true } as const, piles: names.piles(first) }] : [];
  return { deal: won.deal, moves: [...begun, ...moves] };
}

/**
 * Recorded stacks by our names. Recorded foundations belong to a suit and ours do not: a recorded one is the first of
 * ours that is free when its first card comes.
 */
class Names {
  readonly #names = new Map<string, string>();
  readonly #foundations: readonly string[];

  constructor({ stacks }: RecordedState) {
    const ids = Object.keys(stacks);
    const cell = ids.some((id) => id === 'v0') && stacks['v0'] === '';
    this.#names
      .set('t0', 's')
      .set('w0', 'w')
      .set('v0', cell ? 'c1' : 'r1');
    ids.filter((id) => id.startsWith('r')).forEach((id, index) => this.#names.set(id, `t${index + 1}`));
    this.#foundations = ids.filter((id) => id.startsWith('f')).map((_, index) => `f${index + 1}`);
  }

  follow(state: RecordedState): WinningMove {
    const { action } = state;
    if (typeof action === 'string' || !action) return { move: { stock: true }, piles: this.piles(state) };
    const [from, count, to] = action;
    const move = { from: this.#name(from), to: this.#name(to), count };
    if (from.startsWith('f') && state.stacks[from] === '') this.#names.delete(from);
    return { move, piles: this.piles(state) };
  }

  piles({ stacks }: RecordedState): Record<string, string> {
    const seen = Object.fromEntries(this.#foundations.map((id) => [id, '']));
    for (const [id, cards] of Object.entries(stacks)) {
      const name = this.#names.get(id);
      if (name !== undefined) seen[name] = cards.replaceAll(/#../g, '##');
    }
    return seen;
  }

  #name(id: string): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const taken = new Set(this.#names.values());
    const free = this.#foundations.find((name) => !taken.has(name));
    if (free === undefined) throw new Error(`No foundation is free for the recorded ${id}`);
    this.#names.set(id, free);
    return free;
  }
}
