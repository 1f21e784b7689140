import { expect } from '@open-wc/testing';
import { card, cards, listen, pile, resetMouse, root, spoken, still, tableWith, tap } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

function selected(table: SolitaireTable): string[] {
  return cards(table)
    .filter((each) => each.classList.contains('selected'))
    .map((each) => `${each.getAttribute('rank')}${each.getAttribute('suit')}`);
}

function targets(table: SolitaireTable): string[] {
  return [...root(table).querySelectorAll('.target')].map((each) => each.getAttribute('rank') ?? each.id);
}

describe('tapping to select', () => {
  afterEach(() => resetMouse());

  it('takes a card up, shows where it may go, and puts it down there', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });

    await tap(card(table, 'AC'));
    expect(selected(table)).to.deep.equal(['AC']);
    expect(targets(table)).to.deep.equal(['f1', 'f2', 'f3', 'f4']);
    expect(spoken(table)).to.equal('Picked up ace of clubs.');

    await tap(pile(table, 'f2'));
    expect(table.state?.piles).to.include({ t3: '## 2H JC', f2: 'AC' });
    expect(spoken(table)).to.equal('Ace of clubs to foundation 2. Turned up jack of clubs.');
    expect(selected(table)).to.deep.equal([]);
    expect(targets(table)).to.deep.equal([]);
  });

  it('takes up a card with the run that lies on it', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });
    table.play({ from: 't1', to: 't6' });
    await still(table);

    await tap(card(table, 'TD'));

    expect(selected(table)).to.have.members(['TD', '9C']);
    expect(spoken(table)).to.equal('Picked up 10 of diamonds with 1 card.');
  });

  it('means the run above it where a covered card cannot be taken up', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });

    await tap(card(table, '2H'));

    expect(selected(table)).to.deep.equal(['AC']);
  });

  it('lets go when the same card, or nothing, is tapped', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });

    await tap(card(table, 'AC'));
    await tap(card(table, 'AC'));
    expect(selected(table)).to.deep.equal([]);
    expect(spoken(table)).to.equal('Put back.');

    await tap(card(table, 'JH'));
    await tap({ x: 325, y: 100 });
    expect(selected(table)).to.deep.equal([]);
    expect(table.state?.moves).to.equal(0);
  });

  it('says why a card does not go where it was tapped, and takes up the other one', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });

    await tap(card(table, '9S'));
    await tap(card(table, '8D'));
    expect(spoken(table)).to.equal('This card does not fit there.');
    expect(selected(table)).to.deep.equal(['8D']);

    await tap(card(table, '9S'));
    expect(table.state?.piles).to.include({ t5: '## 6C ## 9S 8D' });
  });

  it('on the stock turns a card, also with another card in hand', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });
    const moves = listen(table, 'solitaire-move');

    await tap(pile(table, 's'));
    await tap(card(table, 'AC'));
    await tap(pile(table, 's'));

    expect(table.state?.piles.w?.split(' ')).to.have.length(2);
    expect(moves.map(({ move, by }) => [move, by])).to.deep.equal([
      [{ stock: true }, 'hand'],
      [{ stock: true }, 'hand'],
    ]);
  });

  it('turns the waste over where the stock is empty', async () => {
    const table = await tableWith({ game: 'klondike', deal: '1' });
    for (let cards = 24; cards > 0; cards--) table.tapStock();
    await still(table);
    expect(table.state?.piles.s).to.equal('');

    await tap(pile(table, 's'));

    expect(table.state?.piles.s?.split(' ')).to.have.length(24);
    expect(table.state?.piles.w).to.equal('');
  });

  it('takes pairs off a pyramid, whichever card comes first', async () => {
    const table = await tableWith({ game: 'pyramid', deal: '2', tap: 'select' });
    expect(table.legalMoves).to.deep.include({ from: 't22', to: 't26', count: 1 });

    await tap(pile(table, 't26'));
    await tap(pile(table, 't22'));

    expect(table.state?.piles).to.include({ t22: '', t26: '' });
  });

  it('without a pointer, as a screen reader does it, means the same', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', auto: 'off' });

    card(table, 'AC').click();
    pile(table, 'f1').click();

    expect(table.state?.piles).to.include({ f1: 'AC' });
  });

  it('does nothing on a table that is only for looking', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select', readonly: '' });

    await tap(card(table, 'AC'));
    await tap(pile(table, 's'));

    expect(selected(table)).to.deep.equal([]);
    expect(table.state?.moves).to.equal(0);
  });
});
