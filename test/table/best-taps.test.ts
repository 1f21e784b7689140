import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import {
  card,
  cornerOf,
  finger,
  freeFingers,
  holdFingers,
  listen,
  pile,
  playAll,
  quietTable,
  resetMouse,
  shown,
  spoken,
  still,
  tableWith,
  tap,
} from './harness.ts';

/** Klondike, deal 116, until the 3 of hearts may go onto a 4 of clubs, which uncovers a card, or home. */
const BEFORE = 't3t2.t3f1.t2f1';

async function threeOfHearts(): Promise<SolitaireTable> {
  const table = await tableWith({ game: 'klondike', deal: '116' });
  playAll(table, BEFORE);
  await still(table);
  return table;
}

function fingerOn(table: SolitaireTable, name: string, at: number): void {
  finger(table, cornerOf(card(table, name)), at);
}

describe('a tap', () => {
  beforeEach(() => {
    freeFingers();
  });
  afterEach(async () => {
    holdFingers();
    await resetMouse();
  });

  it('plays the best move of a card', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const moves = listen(table, 'solitaire-move');

    await tap(card(table, 'AC'));

    expect(table.state?.piles).to.include({ t3: '## 2H JC', f1: 'AC' });
    expect(moves.map(({ move, by }) => [move, by])).to.deep.equal([
      [{ from: 't3', to: 'f1', count: 1 }, 'hand'],
    ]);
    expect(spoken(table)).to.equal('Ace of clubs to foundation 1. Turned up jack of clubs.');
  });

  it('says why a card goes nowhere', async () => {
    const table = await quietTable('freecell', '1');
    playAll(table, 't1c1.t2c2.t3c3.t4c4');
    await still(table);
    const refused = listen(table, 'solitaire-refused');

    await tap(card(table, '6H'));

    expect(refused.map(({ move, reason }) => [move, reason])).to.deep.equal([
      [{ from: 'c4', to: 'c4', count: 1 }, 'nowhere'],
    ]);
    expect(shown(table)).to.equal('No place takes this card now.');
    expect(spoken(table)).to.equal('No place takes this card now.');
    expect(table.state?.moves).to.equal(4);
  });

  it('on a card that lies under others means the run on it that can go', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });

    await tap(card(table, '2H'));

    expect(table.state?.piles).to.include({ f1: 'AC' });
  });

  it('again within a moment brings the card to its next place, as if it had gone there at once', async () => {
    const table = await threeOfHearts();

    fingerOn(table, '3H', 1000);
    expect(table.state?.piles.t5).to.match(/4C 3H$/);
    await still(table);
    fingerOn(table, '3H', 2400);
    await still(table);

    expect(table.state?.piles).to.include({ f1: 'AH 2H 3H' });
    expect(table.record?.moves).to.equal(`${BEFORE}.t4f1`);
    fingerOn(table, '3H', 3000);
    expect(table.state?.piles.t5, 'after the last place comes the first').to.match(/4C 3H$/);
    table.undo();
    expect(table.state?.moves).to.equal(3);
  });

  it('later is a tap of its own', async () => {
    const table = await threeOfHearts();

    fingerOn(table, '3H', 1000);
    await still(table);
    fingerOn(table, '3H', 2501);

    expect(table.record?.moves).to.equal(`${BEFORE}.t4t5.t5f1`);
  });

  it('twice brings a card to its foundation, though another place is better', async () => {
    const table = await threeOfHearts();
    const place = cornerOf(card(table, '3H'));

    finger(table, place, 1000);
    finger(table, place, 1300);

    expect(table.record?.moves).to.equal(`${BEFORE}.t4f1`);
  });

  it('on the next card of a pile, however soon, means that card if it lay open before', async () => {
    const table = await quietTable('freecell', '1');
    const [below = '', above = ''] = table.state?.piles.t1?.split(' ').slice(-2) ?? [];
    const place = cornerOf(card(table, above));

    finger(table, place, 1000);
    finger(table, place, 1200);

    expect(table.state?.piles.t1).not.to.contain(below);
    expect(table.state?.moves).to.equal(2);
  });

  it('twice by mouse brings it there as well, and leaves the card below alone', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const { x, y } = cornerOf(card(table, 'AC'));

    await Promise.all([0, 1].map(() => sendMouse({ type: 'click', position: [x, y] })));

    expect(table.record?.moves).to.equal('t3f1');
  });

  it('of a finger beside a card means that card, where no other can be meant', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const { right, bottom } = card(table, 'AC').getBoundingClientRect();
    const beside = { x: right + 6, y: bottom - 4 };

    finger(table, beside, 1000);

    expect(table.state?.piles).to.include({ f1: 'AC' });
  });

  it('takes pairs off a pyramid by either card', async () => {
    for (const id of ['t22', 't26']) {
      const table = await tableWith({ game: 'pyramid', deal: '2' });
      await tap(pile(table, id));
      expect(table.state?.piles).to.include({ t22: '', t26: '' });
    }
  });

  it('selects once the page asks for that, and a bad value changes nothing', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', tap: 'select' });
    const errors = listen(table, 'solitaire-error');
    table.tap = 'twice';
    await still(table);

    await tap(card(table, 'AC'));

    expect(table.state?.moves).to.equal(0);
    expect(errors.map(({ attribute, message }) => [attribute, message])).to.deep.equal([
      ['tap', 'tap "twice" is none of best, select'],
    ]);
  });
});
