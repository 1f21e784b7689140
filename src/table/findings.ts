import { formatMove, parseMove } from '../engine/notation.ts';
import type { Session } from '../session/session.ts';
import { likelyMove } from '../solver/likely-move.ts';
import { replays } from '../solver/replays.ts';
import { asker } from '../worker/asker.ts';
import { layOut } from '../worker/lay-out.ts';
import type { Waiting } from '../worker/pace.ts';
import type { Answer, Question } from '../worker/question.ts';
import { tableBytes, thisDevice } from '../worker/device.ts';

/** Moves as they are written, in their order. */
export type Written = readonly string[];

/** What has been found about a deal, its cards lying as they do, or as they are imagined. */
export class Findings {
  readonly #session: Session;
  readonly #imagined: Pick<Question, 'imagined'>;
  readonly #found: (readonly [after: Written, answer: Answer, ms: number])[] = [];
  readonly #running = new Map<string, { readonly search: Promise<Answer>; readonly waiting: Waiting }>();

  constructor(session: Session, imagined?: Question['imagined']) {
    this.#session = session;
    this.#imagined = imagined ? { imagined } : {};
  }

  /** The answer about the position after these moves: what follows from earlier ones, or what a search finds in `ms`. */
  async ask(moves: Written, ms: number, waiting: Waiting): Promise<Answer> {
    const key = moves.join('.');
    const running = this.#running.get(key);
    // A search that has been told to end may still be at it.
    if (running && !running.waiting.signal?.aborted) return running.search;
    const known = this.#known(moves, ms);
    if (known) return known;
    const begun = { search: this.#search(moves, key, ms, waiting), waiting };
    this.#running.set(key, begun);
    try {
      return await begun.search;
    } finally {
      if (this.#running.get(key) === begun) this.#running.delete(key);
    }
  }

  async #search(moves: Written, key: string, ms: number, waiting: Waiting): Promise<Answer> {
    const answer = await asker.ask(this.#question(key, ms), waiting);
    // Where cards were imagined, nobody sees more of the line than the move that it begins with.
    const isSeen = answer.verdict === 'won' && !this.#imagined.imagined;
    if (isSeen && !this.#wins(moves, answer.line.split('.'))) {
      throw new Error(`deal ${this.#session.deal} after "${key}": the line found does not win`);
    }
    if (answer.verdict !== 'undecided' || answer.because !== 'cancelled')
      this.#found.push([moves, answer, ms]);
    return answer;
  }

  #question(moves: string, ms: number): Question {
    const { deal, game } = this.#session;
    const limits = { ms, tableBytes: tableBytes(thisDevice()) };
    return { rules: game.rules, rulesDigest: game.rulesDigest, deal, moves, limits, ...this.#imagined };
  }

  /** What earlier answers say of a position without a search of `limit` milliseconds. */
  #known(moves: Written, limit: number): Answer | undefined {
    for (const [after, answer, ms] of this.#found.toReversed()) {
      if (after.join('.') === moves.join('.') && (answer.verdict !== 'undecided' || ms >= limit))
        return answer;
      if (answer.verdict === 'lost' && startsWith(moves, after)) {
        return { verdict: 'lost', states: answer.states, ms: 0, ...this.#likely(moves) };
      }
      const line = answer.verdict === 'won' ? lineFrom(moves, after, answer.line.split('.')) : undefined;
      if (line && this.#wins(moves, line)) {
        return { verdict: 'won', line: line.join('.'), states: answer.states, ms: 0 };
      }
    }
    return undefined;
  }

  /** A guess of its own for a position that is known to be lost: a guess for an earlier one is not even legal here. */
  #likely(moves: Written): { readonly likely?: string } {
    const { deal, game } = this.#session;
    const { mechanism } = game;
    const { position, before } = layOut(mechanism, { deal, moves: moves.join('.'), ...this.#imagined });
    const move = likelyMove(mechanism, position, before);
    return move === undefined ? {} : { likely: formatMove(mechanism.piles, move) };
  }

  #wins(moves: Written, line: Written): boolean {
    const { deal, game } = this.#session;
    const { position } = layOut(game.mechanism, { deal, moves: moves.join('.'), ...this.#imagined });
    const read = line.filter(Boolean).map((text) => parseMove(game.mechanism, text) ?? -1);
    return replays(game.mechanism, position, read);
  }
}

/**
 * What is left of a line that wins after `after`, for a player who is elsewhere: further on, perhaps with moves of the
 * line in another order, or further back on the way there. Whether it wins is not said.
 */
function lineFrom(here: Written, after: Written, line: Written): Written | undefined {
  if (startsWith(after, here)) return [...after.slice(here.length), ...line];
  if (!startsWith(here, after)) return undefined;
  const left = [...line];
  for (const move of here.slice(after.length)) {
    const at = left.indexOf(move);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function startsWith(all: Written, first: Written): boolean {
  return first.every((move, index) => all[index] === move);
}
