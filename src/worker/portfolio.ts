import { InWorker, NO_WORKER } from './in-worker.ts';
import type { Waiting } from './pace.ts';
import type { Answer, Question } from './question.ts';

/** Milliseconds after which others help with a question: most are answered before, and another worker costs as much. */
const JOIN = 300;

/**
 * Asks several workers, which search in different orders. The first that knows answers for all, and the others end: a win
 * is one wherever it is found, and who has looked at everything need not ask who has not. Nobody knows only when all of
 * them have come to the end of their time.
 */
export class Portfolio {
  readonly #workers: readonly InWorker[];
  readonly #join: number;

  /** `start` starts one of up to `count` workers; it may throw. Others help after `join` milliseconds. */
  constructor(start: () => Worker, count: number, join = JOIN) {
    this.#workers = Array.from({ length: count }, () => new InWorker(start));
    this.#join = join;
  }

  /** Asks; the answer, or that there is no worker to give one. Rejects when the solver is at fault. */
  ask(question: Question, waiting: Waiting): Promise<Answer | typeof NO_WORKER> {
    const [first, ...helpers] = this.#workers;
    if (!first || helpers.length === 0 || question.limits.ms <= this.#join) {
      return first ? first.ask(question, waiting) : Promise.resolve(NO_WORKER);
    }
    return new Promise((settle, fail) => {
      const ends = new AbortController();
      const { signal } = ends;
      const end = (): void => ends.abort();
      if (waiting.signal?.aborted) end();
      waiting.signal?.addEventListener('abort', end, { signal });
      const reached: number[] = [];
      const all = (): number => reached.reduce((sum, states) => sum + states, 0);
      let [left, doubt]: [number, Answer | undefined] = [0, undefined];
      const ask = (worker: InWorker, seed: number): void => {
        const { limits } = question;
        const tableBytes = limits.tableBytes / this.#workers.length;
        const ms = seed === 0 ? limits.ms : limits.ms - this.#join;
        const progress = (states: number): void => {
          reached[seed] = states;
          waiting.progress?.(all());
        };
        left++;
        worker.ask({ ...question, seed, limits: { ms, tableBytes } }, { signal, progress }).then(
          (given) => {
            left--;
            if (given !== NO_WORKER) reached[seed] = given.states;
            // Who is asked first answers where nobody knows: it has thought longest.
            if (given !== NO_WORKER && (seed === 0 || !doubt)) doubt = given;
            const isKnown = given !== NO_WORKER && !isDoubt(given);
            if (!isKnown && left > 0) return;
            clearTimeout(joining);
            settle(isKnown ? given : doubt ? { ...doubt, states: all() } : NO_WORKER);
            end();
          },
          (fault: unknown) => {
            clearTimeout(joining);
            fail(fault instanceof Error ? fault : new Error(String(fault)));
            end();
          },
        );
      };
      const joining = setTimeout(() => {
        if (!signal.aborted) helpers.forEach((worker, at) => ask(worker, at + 1));
      }, this.#join);
      ask(first, 0);
    });
  }

  /** Starts a worker, if there is none yet, and lets it make the question's game ready. */
  ready(question: Pick<Question, 'rules' | 'rulesDigest'>): void {
    this.#workers[0]?.ready(question);
  }

  /** Nobody is there who could ask: workers end as soon as they have nothing to do. Whoever asks all the same starts them. */
  rest(): void {
    for (const worker of this.#workers) worker.rest();
  }
}

/** Whether another search may know more. */
function isDoubt(answer: Answer): boolean {
  return answer.verdict === 'undecided' && answer.because !== 'shuffle';
}
