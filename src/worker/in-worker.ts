import type { Reply, Request } from './messages.ts';
import type { Waiting } from './pace.ts';
import type { Answer, Question } from './question.ts';

/** No worker runs here: somebody else has to answer. */
export const NO_WORKER = Symbol('no worker');

/** A question that waits for the worker. */
interface Asked {
  readonly waiting: Waiting;
  settle(answer: Answer | typeof NO_WORKER): void;
  fail(error: Error): void;
}

/** Asks one worker, which is started with the first question and stays until it may rest. */
export class InWorker {
  readonly #start: () => Worker;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #failed = false;
  #mayRest = false;
  #ids = 0;

  /** `start` may throw, where no worker may run. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Asks; the answer, or that there is no worker to give one. Rejects when the solver is at fault. */
  ask(question: Question, waiting: Waiting): Promise<Answer | typeof NO_WORKER> {
    const worker = this.#ready();
    if (!worker) return Promise.resolve(NO_WORKER);
    const id = ++this.#ids;
    const post = (request: Request): void => worker.postMessage(request);
    return new Promise((settle, fail) => {
      const cancel = (): void => {
        if (this.#asked.has(id)) post({ kind: 'cancel', id });
      };
      this.#asked.set(id, { waiting, settle, fail });
      post({ kind: 'ask', id, question });
      if (waiting.signal?.aborted) cancel();
      else waiting.signal?.addEventListener('abort', cancel);
    });
  }

  /** Starts the worker, if there is none yet, and lets it make the question's game ready. */
  ready({ rules, rulesDigest }: Pick<Question, 'rules' | 'rulesDigest'>): void {
    this.#ready()?.postMessage({ kind: 'ready', rules, rulesDigest } satisfies Request);
  }

  /** The worker ends as soon as it has nothing to answer. The next question starts another one. */
  rest(): void {
    this.#mayRest = true;
    if (this.#asked.size > 0) return;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ready(): Worker | undefined {
    this.#mayRest = false;
    if (this.#failed || this.#worker) return this.#worker;
    try {
      this.#worker = this.#start();
    } catch {
      this.#fail();
      return undefined;
    }
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#hear(data));
    // A worker that the page's rules forbid, or whose script does not come, says so only here; the page need not know.
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail();
    });
    return this.#worker;
  }

  #hear(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    if (reply.kind === 'progress') {
      asked.waiting.progress?.(reply.states);
      return;
    }
    this.#asked.delete(reply.id);
    if (reply.kind === 'answer') asked.settle(reply.answer);
    else asked.fail(new Error(reply.message));
    if (this.#mayRest) this.rest();
  }

  #fail(): void {
    this.#failed = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { settle } of this.#asked.values()) settle(NO_WORKER);
    this.#asked.clear();
  }
}
