import { expect } from '@open-wc/testing';
import { FairLook } from '../../src/table/fair-look.ts';
import type { Answer } from '../../src/worker/question.ts';

const won = (line: string): Answer => ({ verdict: 'won', line, states: 1, ms: 1 });
const doubt: Answer = { verdict: 'undecided', because: 'time', likely: 's', states: 1, ms: 1 };

/** What was asked, each a seed and milliseconds, and the look that asks. */
function lookAt(
  answers: (seed: number, ms: number) => Answer,
  signal = new AbortController().signal,
): { look: FairLook; asked: [seed: number, ms: number][] } {
  const asked: [number, number][] = [];
  const ask = (seed: number, ms: number): Promise<Answer> => {
    asked.push([seed, ms]);
    return Promise.resolve().then(() => answers(seed, ms));
  };
  return { look: new FairLook(ask, signal), asked };
}

describe('a look for a fair hint', () => {
  it('takes the move that most lines begin with, and ends when no other can overtake it', async () => {
    const { look, asked } = lookAt((seed) => won(seed === 1 ? 't3t4.t1t2' : 't1t2.t3t4'));
    await look.enough();
    expect(look.best).to.deep.equal({ move: 't1t2', samples: 4, wins: 3 });
    expect(asked.map(([seed]) => seed)).to.deep.equal([0, 1, 2, 3]);
  });

  it('gives each way more time where too few were won, and asks nothing about those that are known', async () => {
    const { look, asked } = lookAt((seed, ms) => {
      if (seed === 2) return { verdict: 'lost', states: 1, ms: 1 };
      return ms > 100 ? won('t1t2') : doubt;
    });
    await look.enough();
    expect(look.best).to.deep.equal({ move: 't1t2', samples: 5, wins: 1 });
    expect(asked.slice(5)).to.deep.equal([[0, 300]]);
  });

  it('ends with a guess, and goes on only for whoever wishes it', async () => {
    const { look, asked } = lookAt((_, ms) => (ms > 1000 ? won('t1t2') : doubt));
    await look.enough();
    expect(look.best).to.deep.equal({ move: 's', samples: 5, wins: 0 });
    const before = asked.length;
    await look.longer();
    expect(look.best).to.deep.equal({ move: 't1t2', samples: 5, wins: 1 });
    expect(asked).to.have.length(before + 1);
  });

  it('ends when nobody waits any more', async () => {
    const controller = new AbortController();
    const { look, asked } = lookAt(() => {
      controller.abort();
      return { ...doubt, because: 'cancelled' };
    }, controller.signal);
    await look.enough();
    expect([look.best.samples, asked.length]).to.deep.equal([0, 1]);
  });

  it('tells whoever asks, and nobody else, that the solver is at fault', async () => {
    const { look } = lookAt(() => {
      throw new Error('the line does not win');
    });
    await Promise.resolve();
    for (const wait of [() => look.enough(), () => look.longer()]) {
      expect(await wait().catch(String)).to.contain('does not win');
    }
  });
});
