import { expect, waitUntil } from '@open-wc/testing';
import { tableWith } from './harness.ts';

describe('cards that are pasted for the number of a deal', () => {
  it('open the form for cards, and stand in it', async () => {
    const table = await tableWith({ game: 'freecell', deal: '7' });
    const find = (selector: string): HTMLElement | null => table.renderRoot.querySelector(selector);
    find('#deal-number')?.click();
    await waitUntil(() => find('#deal'), 'the form for a number');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'JD KD 2S\n2D KC KS');
    find('#deal')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    await waitUntil(() => find('#cards'), 'the form for cards');
    const field = find('#cards');
    expect(field instanceof HTMLTextAreaElement && field.value).to.equal('JD KD 2S\n2D KC KS');
  });
});
