import { askInSlices } from './in-slices.ts';
import { InWorker, NO_WORKER } from './in-worker.ts';
import type { Waiting } from './pace.ts';
import type { Answer, Question } from './question.ts';
import SolverWorker from './solver-worker.ts?worker&inline';

/**
 * Asks the solver: in a worker, and where none may run, on this thread in slices too short to be felt. Nothing that an
 * answer says depends on where it was found.
 */
export class Asker {
  readonly #worker: InWorker;

  /** `start` starts a worker; it may throw. */
  constructor(start: () => Worker = () => new SolverWorker()) {
    this.#worker = new InWorker(start);
  }

  /** The answer. Rejects only when the solver is at fault. */
  async ask(question: Question, waiting: Waiting = {}): Promise<Answer> {
    const given = await this.#worker.ask(question, waiting);
    return given === NO_WORKER ? askInSlices(question, waiting) : given;
  }
}

/** All tables of a page share one. */
export const asker = new Asker();
