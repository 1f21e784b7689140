import { expect } from '@open-wc/testing';
import SolverWorker from '../../src/worker/solver-worker.ts?worker&inline';
import type { Reply, Request } from '../../src/worker/messages.ts';
import { NO_WORKER } from '../../src/worker/in-worker.ts';
import { Portfolio } from '../../src/worker/portfolio.ts';
import type { Answer, Question } from '../../src/worker/question.ts';
import { broken, forbidden, questionOf } from './questions.ts';

/** A worker that answers when the test says so. */
class Slow extends EventTarget implements Worker {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  readonly heard: Request[] = [];
  isEnded = false;

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** The question that it was asked last. */
  get question(): Question | undefined {
    return this.heard.flatMap((request) => (request.kind === 'ask' ? [request.question] : [])).at(-1);
  }

  get isCancelled(): boolean {
    return this.heard.at(-1)?.kind === 'cancel';
  }

  reply(answer: Answer): void {
    const id = this.heard.filter(({ kind }) => kind === 'ask').length;
    this.#send({ kind: 'answer', id, answer });
  }

  progress(states: number): void {
    this.#send({ kind: 'progress', id: 1, states });
  }

  #send(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Three slow workers that search together from the start, as soon as they are asked. */
function slowOnes(): { workers: Slow[]; portfolio: Portfolio } {
  const workers: Slow[] = [];
  const start = (): Worker => {
    const worker = new Slow();
    workers.push(worker);
    return worker;
  };
  return { workers, portfolio: new Portfolio(start, 3, 0) };
}

const won: Answer = { verdict: 'won', line: 't1f1', states: 5, ms: 1 };
const lost: Answer = { verdict: 'lost', states: 6, ms: 1 };
const late: Answer = { verdict: 'undecided', because: 'time', states: 7, ms: 1 };

/** Lets timers have their turn. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('several workers that search together', () => {
  it('begin in different places, and share the memory', async () => {
    const { workers, portfolio } = slowOnes();
    void portfolio.ask(questionOf('freecell', '1'), {});
    await turn();
    expect(workers.map(({ question }) => question?.seed)).to.deep.equal([0, 1, 2]);
    expect(workers.map(({ question }) => question?.limits.tableBytes)).to.deep.equal(
      Array(3).fill(2 ** 24 / 3),
    );
  });

  for (const answer of [won, lost]) {
    it(`end when one of them knows that it is ${answer.verdict}`, async () => {
      const { workers, portfolio } = slowOnes();
      const given = portfolio.ask(questionOf('freecell', '1'), {});
      await turn();
      workers[0]?.reply(late);
      workers[2]?.reply(answer);
      expect(await given).to.deep.equal(answer);
      expect(workers.map(({ isCancelled }) => isCancelled)).to.deep.equal([false, true, false]);
    });
  }

  it('do not know before the last one does not', async () => {
    const { workers, portfolio } = slowOnes();
    const reached: number[] = [];
    const given = portfolio.ask(questionOf('freecell', '1'), { progress: (states) => reached.push(states) });
    await turn();
    workers[1]?.progress(3);
    workers[0]?.progress(2);
    expect(reached).to.deep.equal([3, 5]);
    workers[1]?.reply(late);
    workers[0]?.reply({ ...late, ms: 9 });
    workers[2]?.reply(late);
    expect(await given).to.deep.equal({ ...late, states: 21, ms: 9 });
  });

  it('all end when nobody waits any more', async () => {
    const { workers, portfolio } = slowOnes();
    const controller = new AbortController();
    void portfolio.ask(questionOf('freecell', '1'), { signal: controller.signal });
    await turn();
    controller.abort();
    expect(workers.map(({ isCancelled }) => isCancelled)).to.deep.equal([true, true, true]);
  });

  it('are one for a question that is soon answered', async () => {
    const { workers, portfolio } = slowOnes();
    void portfolio.ask(questionOf('freecell', '1', '', 0), {});
    await turn();
    expect(workers).to.have.length(1);
  });

  it('go when nobody is there, after the last answer, and come again', async () => {
    const { workers, portfolio } = slowOnes();
    const given = portfolio.ask(questionOf('freecell', '1'), {});
    await turn();
    portfolio.rest();
    expect(workers.some(({ isEnded }) => isEnded)).to.equal(false);
    workers[0]?.reply(won);
    await given;
    for (const worker of workers.slice(1)) worker.reply(late);
    expect(workers.map(({ isEnded }) => isEnded)).to.deep.equal([true, true, true]);
    void portfolio.ask(questionOf('freecell', '2'), {});
    expect(workers).to.have.length(4);
  });

  it('say the same of a deal as one alone', async () => {
    const [one, three] = [1, 3].map((count) => new Portfolio(() => new SolverWorker(), count, 0));
    for (const deal of ['1', '3', '14']) {
      const question = questionOf('bakers-game', deal);
      const [alone, together] = await Promise.all([one?.ask(question, {}), three?.ask(question, {})]);
      if (typeof alone !== 'object') throw new Error('a worker may start here');
      expect(together).to.include({ verdict: alone.verdict });
    }
    one?.rest();
    three?.rest();
  });

  it('say so where none may run', async () => {
    for (const start of [forbidden, broken]) {
      const none = new Portfolio(start, 3, 0);
      expect(await none.ask(questionOf('freecell', '1'), {})).to.equal(NO_WORKER);
    }
  });
});
