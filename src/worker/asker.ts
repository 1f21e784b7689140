import { askInSlices } from './in-slices.ts';
import { NO_WORKER } from './in-worker.ts';
import type { Waiting } from './pace.ts';
import { Portfolio } from './portfolio.ts';
import type { Answer, Question } from './question.ts';
import SolverWorker from './solver-worker.ts?worker&inline';
import { thisDevice, workersOn } from './device.ts';

/**
 * Asks the solver: in workers, and where none may run, on this thread in slices too short to be felt. Whether a position
 * can be won does not depend on where it was found out.
 */
export class Asker {
  readonly #workers: Portfolio;

  /** `start` starts one of up to `count` workers; it may throw. */
  constructor(start: () => Worker = () => new SolverWorker(), count = workersOn(thisDevice())) {
    this.#workers = new Portfolio(start, count);
  }

  /** The answer. Rejects only when the solver is at fault. */
  async ask(question: Question, waiting: Waiting = {}): Promise<Answer> {
    const given = await this.#workers.ask(question, waiting);
    return given === NO_WORKER ? askInSlices(question, waiting) : given;
  }

  /** Somebody may soon ask such a question: what it takes to answer is made ready. */
  ready(question: Pick<Question, 'rules' | 'rulesDigest'>): void {
    this.#workers.ready(question);
  }

  /** Nobody is there who could ask: the workers end when they have nothing left to answer, until somebody asks again. */
  rest(): void {
    this.#workers.rest();
  }
}

/** All tables of a page share one. */
export const asker = new Asker();
