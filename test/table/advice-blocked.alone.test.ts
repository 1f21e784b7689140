import { expect } from '@open-wc/testing';
import { tableWith } from './harness.ts';

// As in a sandboxed frame, or under a policy that forbids workers.
Object.defineProperty(window, 'Worker', {
  value: function () {
    throw new DOMException('no worker here', 'SecurityError');
  },
});

describe('where no worker may start', () => {
  it('hints and verdicts are found all the same', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2', truth: 'off' });
    const verdict = await table.verdict();
    expect(verdict.verdict).to.equal('won');
    expect(await table.hint()).to.deep.include({
      ok: true,
      move: verdict.verdict === 'won' && verdict.moves[0],
    });
  });

  it('a long search leaves the page its time', async () => {
    const table = await tableWith({ game: 'forty-thieves', deal: '7', truth: 'off' });
    const searching = table.verdict();
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    table.tapStock();
    expect(await searching).to.include({ verdict: 'undecided', because: 'cancelled' });
  });
});
