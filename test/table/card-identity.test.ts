import { expect } from '@open-wc/testing';
import { cards, root, still, tableWith } from './harness.ts';

/** A small generator, so that a failure can be repeated. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

for (const game of ['munger', 'spider']) {
  describe(`the cards of ${game}`, () => {
    it('are the same elements, never taken from their place, through fifty moves and back', async () => {
      const table = await tableWith({ game, deal: '42' });
      const before = cards(table);
      const where = before.map(({ style }) => style.transform);
      const removed: Node[] = [];
      const observer = new MutationObserver((records) => {
        for (const record of records) removed.push(...record.removedNodes);
      });
      observer.observe(root(table).querySelector('.board') ?? table, { childList: true, subtree: true });
      const next = chance(7);

      for (let moves = 0; moves < 50; moves++) {
        const legal = table.legalMoves;
        const move = legal[Math.floor(next() * legal.length)];
        if (!move) break;
        expect(table.play(move).ok).to.equal(true);
      }
      await still(table);
      while (table.undo().ok);
      await still(table);

      removed.push(...observer.takeRecords().flatMap((record) => [...record.removedNodes]));
      expect(removed).to.deep.equal([]);
      expect(cards(table)).to.deep.equal(before);
      expect(cards(table).map(({ style }) => style.transform)).to.deep.equal(where);
    });
  });
}

describe('a new deal', () => {
  it('is laid out with the cards of the last one', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const before = cards(table);

    for (let deal = 1; deal <= 20; deal++) table.newDeal(String(deal));
    await still(table);

    expect(cards(table)).to.deep.equal(before);
    expect(cards(table).filter((card) => card.hasAttribute('face-up'))).to.have.length(21);
  });

  it('of a smaller game leaves no card behind', async () => {
    const table = await tableWith({ game: 'triple-minerva', deal: '1' });
    expect(cards(table)).to.have.length(156);

    table.game = 'munger';
    await still(table);

    expect(cards(table)).to.have.length(52);
    expect(root(table).querySelectorAll('[part="pile"]')).to.have.length(14);
  });
});
