import { expect } from '@open-wc/testing';
import { compile } from '../../src/engine/compile.ts';
import { parseMove } from '../../src/engine/notation.ts';
import { replays } from '../../src/solver/replays.ts';
import { Asker } from '../../src/worker/asker.ts';
import type { Answer, Question } from '../../src/worker/question.ts';
import { broken, forbidden, questionOf } from './questions.ts';

const ways = [
  { where: 'in a worker', asker: new Asker(undefined, 1) },
  { where: 'in slices, where no worker may start', asker: new Asker(forbidden) },
  { where: 'in slices, where the worker breaks', asker: new Asker(broken) },
];

/** Whether a line wins when the engine plays it after the moves of the question. */
function wins({ rules, deal, moves }: Question, line: string): boolean {
  const mechanism = compile(rules);
  const all = [...moves.split('.'), ...line.split('.')].filter(Boolean);
  return replays(
    mechanism,
    mechanism.deal(deal),
    all.map((text) => parseMove(mechanism, text) ?? -1),
  );
}

for (const { where, asker } of ways) {
  describe(`asking the solver ${where}`, () => {
    it('gives a line that the engine wins by', async () => {
      const question = questionOf('freecell', '1');
      const answer = await asker.ask(question);
      expect(answer.verdict).to.equal('won');
      if (answer.verdict === 'won') expect(wins(question, answer.line)).to.equal(true);
      expect(answer.states).to.be.greaterThan(0);
    });

    it('gives the same answer everywhere', async () => {
      const [here, there] = await Promise.all(
        [asker, new Asker(forbidden)].map((each) => each.ask(questionOf('bakers-game', '3'))),
      );
      const { ms: _, ...answer } = here as Answer;
      expect(there).to.include(answer);
    });

    it('goes on from moves that were played', async () => {
      const first = await asker.ask(questionOf('freecell', '5'));
      if (first.verdict !== 'won') throw new Error('deal 5 can be won');
      const question = questionOf('freecell', '5', first.line.split('.').slice(0, 20).join('.'));
      const answer = await asker.ask(question);
      expect(answer.verdict === 'won' && wins(question, answer.line)).to.equal(true);
    });

    it('says that a deal is lost only after it has looked at everything', async () => {
      expect((await asker.ask(questionOf('bakers-game', '14', '', 20_000))).verdict).to.equal('lost');
      const cut = await asker.ask(questionOf('freecell', 'ms11982', '', 1));
      expect(cut).to.include({ verdict: 'undecided', because: 'time' });
    });

    it('ends when it is told to, and answers the next question', async () => {
      const controller = new AbortController();
      const reached: number[] = [];
      const answer = await asker.ask(questionOf('forty-thieves', '7', '', 60_000), {
        signal: controller.signal,
        progress: (states) => {
          reached.push(states);
          controller.abort();
        },
      });
      expect(answer).to.include({ verdict: 'undecided', because: 'cancelled' });
      expect(reached[0]).to.be.greaterThan(0);
      expect((await asker.ask(questionOf('freecell', '2'))).verdict).to.equal('won');
    });

    it('rejects a question about moves that cannot be played', async () => {
      const fault = await asker.ask(questionOf('freecell', '1', 't1f1')).catch(String);
      expect(fault).to.contain('"t1f1"');
    });
  });
}
