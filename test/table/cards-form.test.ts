import { expect, waitUntil } from '@open-wc/testing';
import { still, tableWith } from './harness.ts';

/** Microsoft's deal 1, as solvers print it. */
const ONE = `JD KD 2S 4C 3S 6D 6S
2D KC KS 5C 10D 8S 9C
9H 9S 9D 10S 4S 8D 2H
JC 5S QD QH 10H QS 6H
5D AD JS 4H 8H 6C
7H QC AS AC 2C 3D
7C KH AH 4D JH 8C
5H 3H 3C 7S 7D 10C`;

describe('the form for the cards of a deal', () => {
  it('says what is wrong with cards, and deals them', async () => {
    const table = await tableWith({ game: 'freecell', deal: '7' });
    const find = (selector: string): HTMLElement | null => table.renderRoot.querySelector(selector);
    find('#deal-number')?.click();
    await waitUntil(() => find('#deal'), 'the form for a number');
    find('#deal-cards')?.click();
    await waitUntil(() => find('#cards'), 'the form for cards');
    const [field, form] = [find('#cards'), find('#cards-form')];
    if (!(field instanceof HTMLTextAreaElement && form instanceof HTMLFormElement))
      throw new Error('there is no form');
    const answer = (): void => form.requestSubmit();

    field.value = ONE.replace('JD', '9H');
    answer();
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'a complaint');
    expect(find('#cards-help')?.textContent).to.equal(
      'These are not the cards that this game is played with. Missing: jack of diamonds. Too often there: 9 of hearts.',
    );
    expect(field.value, 'what was typed stays').to.contain('9H KD 2S');

    field.value = ONE;
    answer();
    await waitUntil(() => table.state?.deal !== '7', 'it is dealt');
    await still(table);
    const { deal, piles } = table.state ?? {};
    expect(piles?.['t1']).to.equal('JD KD 2S 4C 3S 6D 6S');
    expect(deal).to.match(/^JD2D9HJC/);
    expect(find('#deal-number')?.textContent).to.contain('#JD2D9H…');

    table.newDeal('1');
    await still(table);
    expect(table.state?.piles).to.deep.equal(piles);
  });
});
