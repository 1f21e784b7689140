import type { Answer } from '../worker/question.ts';

/** Ways in which hidden cards may lie that are looked at, and ways without which nothing is said. */
const SAMPLES = 5;
const FEW_SAMPLES = 2;

/** Milliseconds for each way: few at first, more where nothing won, and many for whoever is ready to wait. */
const LIMITS = [100, 300];
const PATIENT_LIMIT = 3000;

/** Milliseconds after which few ways are enough for whoever waits, and after which a guess is. */
const [SOON, LATE] = [150, 200];

/** A move that may be good, and how far it was tried. */
interface FairMove {
  /** As it is written; undefined where there is none. */
  readonly move: string | undefined;
  /** Ways in which the hidden cards may lie that were looked at. */
  readonly samples: number;
  /** In how many of them a line that wins begins with the move. */
  readonly wins: number;
}

/** Hears how many positions a search has looked at. */
type Progress = (states: number) => void;

/**
 * Looks for the move that most lines begin with, each found for other cards in the places that nobody has looked at. It
 * begins at once and goes on by itself, so that it knows more the later somebody asks.
 */
export class FairLook {
  readonly #ask: (seed: number, ms: number, progress: Progress) => Promise<Answer>;
  readonly #signal: AbortSignal;
  readonly #begun = performance.now();
  /** By seed, what was found last. */
  readonly #answers = new Map<number, Answer>();
  #progress: Progress | undefined;
  #step: Promise<unknown> = Promise.resolve();
  #end: Promise<void>;
  #isAtEnd = false;

  /** `ask` gives the answer for the cards that belong to a seed. The signal ends it. */
  constructor(ask: (seed: number, ms: number, progress: Progress) => Promise<Answer>, signal: AbortSignal) {
    this.#ask = ask;
    this.#signal = signal;
    this.#end = this.#run(LIMITS);
    // Of a fault hears whoever asks.
    this.#end.catch(() => (this.#isAtEnd = true));
  }

  /** The best move so far. */
  get best(): FairMove {
    const [best] = this.#votes();
    const guess = [...this.#answers.values()].find(({ verdict }) => verdict !== 'won');
    const move = best?.[0] ?? (guess && firstMove(guess));
    return { move, samples: this.#answers.size, wins: best?.[1] ?? 0 };
  }

  /** Waits until there is something to say. Rejects when the solver is at fault. */
  async enough(progress?: Progress): Promise<void> {
    this.#progress = progress;
    while (!this.#isAtEnd && !this.#isEnough()) await this.#step;
    if (this.#isAtEnd) await this.#end;
  }

  /** Looks on, for long, where no way to a win has been found. Rejects when the solver is at fault. */
  async longer(progress?: Progress): Promise<void> {
    this.#progress = progress;
    await this.#end;
    if (this.best.wins === 0) await (this.#end = this.#run([PATIENT_LIMIT]));
  }

  async #run(limits: readonly number[]): Promise<void> {
    const all = limits.flatMap((ms) => Array.from({ length: SAMPLES }, (_, seed) => ({ ms, seed })));
    for (const { ms, seed } of all) {
      if (this.#signal.aborted || isDecided(this.#votes(), SAMPLES - this.#answers.size)) break;
      const before = this.#answers.get(seed);
      if (before && (before.verdict !== 'undecided' || before.because === 'shuffle')) continue;
      const step = this.#ask(seed, ms, (states) => this.#progress?.(states));
      this.#step = step;
      const answer = await step;
      if (answer.verdict === 'undecided' && answer.because === 'cancelled') break;
      this.#answers.set(seed, answer);
    }
    this.#isAtEnd = true;
  }

  #isEnough(): boolean {
    const isFew = this.#answers.size < FEW_SAMPLES;
    return !isFew && performance.now() - this.#begun > (this.#votes().length > 0 ? SOON : LATE);
  }

  /** The moves that lines begin with, and how many do; the best one first. */
  #votes(): [move: string, wins: number][] {
    const votes = new Map<string, number>();
    for (const answer of this.#answers.values()) {
      const first = answer.verdict === 'won' ? firstMove(answer) : undefined;
      if (first !== undefined) votes.set(first, (votes.get(first) ?? 0) + 1);
    }
    return [...votes].sort(([, one], [, other]) => other - one);
  }
}

/** The move that an answer would begin with, as it is written. */
export function firstMove(answer: Answer): string | undefined {
  return answer.verdict === 'won' ? answer.line.split('.')[0] : answer.likely;
}

/** Whether no move can overtake the best one any more. */
function isDecided(votes: readonly (readonly [move: string, wins: number])[], left: number): boolean {
  const [[, best] = ['', 0], [, second] = ['', 0]] = votes;
  return best > second + left;
}
