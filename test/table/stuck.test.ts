import { expect } from '@open-wc/testing';
import { root, shown, spoken, tableWith, until } from './harness.ts';

describe('a table at which nothing is left to play', () => {
  it('says so quietly, with undo and a new deal at hand', async () => {
    const table = await tableWith({ game: 'golf', deal: '1' });
    for (let move = table.legalMoves[0]; move && !table.state?.won; move = table.legalMoves[0]) {
      expect(shown(table)).to.equal('');
      table.play(move);
      await table.updateComplete;
    }
    const said = 'No move is left. Undo some, or try another deal.';
    await until(() => shown(table).startsWith(said), 'the notice');
    expect(spoken(table)).to.contain(said);
    const choices = [...root(table).querySelectorAll<HTMLElement>('.notice button')];
    expect(choices.map(({ textContent }) => textContent)).to.deep.equal(['Undo', 'New deal']);
    choices[0]?.click();
    await table.updateComplete;
    expect(shown(table)).to.equal('');
    expect(table.legalMoves).to.have.length.greaterThan(0);
  });
});
