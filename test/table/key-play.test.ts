import { expect } from '@open-wc/testing';
import { ALL_BUT_LAST, WINNABLE } from '../session/golf-won.ts';
import { listen, playAll, root, shown, spoken, still, tableWith } from './harness.ts';
import { enter, focused, press, pressed } from './key-harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

async function mungerAt(...keys: readonly string[]): Promise<SolitaireTable> {
  const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
  enter(table);
  await press(...keys);
  return table;
}

describe('keys', () => {
  it('take a card up and put it down, and the focus goes with it', async () => {
    const table = await mungerAt('9', 'c');
    await press('Space');
    expect(pressed(table)).to.deep.equal(['9 of clubs, 4 of 4']);
    expect(spoken(table)).to.equal('Picked up 9 of clubs. Goes to column 6.');

    await press('t', 'd', 'Enter');
    expect(table.state?.piles).to.include({ t1: '## TS 5H', t6: '## 8S ## TD 9C' });
    expect(spoken(table)).to.match(/^9 of clubs to column 6\. Turned up/);
    expect(focused(table)).to.equal('9 of clubs, 5 of 5');
    expect(pressed(table)).to.deep.equal([]);
  });

  it('take up a run from its lowest card, and say where it may go', async () => {
    const table = await mungerAt('9', 'c', ' ', '6');
    await press('ArrowUp', 'Space');
    expect(pressed(table)).to.have.members(['10 of diamonds, 4 of 5', '9 of clubs, 5 of 5']);
    expect(spoken(table)).to.match(/^Picked up 10 of diamonds with 1 card\. /);
  });

  it('say when no place takes the card', async () => {
    const table = await mungerAt('j', 'h', 'Space');
    expect(spoken(table)).to.equal('Picked up jack of hearts. No place takes this card now.');
  });

  it('name one of several empty places that are all the same', async () => {
    const table = await mungerAt('a', 'c', 'Space');
    expect(spoken(table)).to.equal('Picked up ace of clubs. Goes to foundation 1.');
  });

  it('lead to the top of a pile while a card is in the hand', async () => {
    const table = await mungerAt('9', 'c', 'Space', '6', '9', 's', 'Space');
    await press('ArrowRight');
    expect(focused(table)).to.equal('9 of clubs, 5 of 5');
  });

  it('put what is in the hand on a column by its number', async () => {
    const table = await mungerAt('8', 'd', 'Space', '5');
    expect(table.state?.piles.t5).to.equal('## 6C ## 9S 8D');
    expect(focused(table)).to.equal('8 of diamonds, 5 of 5');
  });

  it('put it back by Escape, or where it came from, and the focus is at it', async () => {
    const table = await mungerAt('8', 'd', 'Space', 'Home');
    await press('Escape');
    expect([spoken(table), focused(table)]).to.deep.equal(['Put back.', '8 of diamonds, 4 of 4']);
    expect(pressed(table)).to.deep.equal([]);

    await press('Space', 'Space');
    expect(spoken(table).trim()).to.equal('Put back.');
    expect(table.state?.moves).to.equal(0);
  });

  it('say why a card stays in the hand, and keep it there', async () => {
    const table = await mungerAt('8', 'd', 'Space', '3');
    expect(spoken(table)).to.equal('This card does not fit there.');
    expect(shown(table)).to.equal('This card does not fit there.');
    expect(pressed(table)).to.deep.equal(['8 of diamonds, 4 of 4']);
    await press('5');
    expect(table.state?.moves).to.equal(1);
  });

  it('say why a card cannot be taken up', async () => {
    const table = await mungerAt('6', 'c', 'Space');
    expect(spoken(table)).not.to.equal('');
    expect(pressed(table)).to.deep.equal([]);
    await press('PageUp', 'PageUp', 'End');
    await press('Space');
    expect(spoken(table)).to.equal('There is no card to take.');
  });

  it('turn the stock: D from anywhere, Space at the stock', async () => {
    const table = await mungerAt('8', 'd');
    expect(focused(table), 'd was for diamonds').to.equal('8 of diamonds, 4 of 4');
    await press('ArrowLeft', 'd');
    expect(table.state?.piles.w?.split(' ')).to.have.length(1);
    await press('PageUp', 'PageUp', 'Home', 'Space');
    expect(table.state?.piles.w?.split(' ')).to.have.length(2);
    expect(focused(table)).to.equal('stock, 15 cards left, pass 1 of 1');
  });

  it('bring a card to a foundation, and stay in its pile', async () => {
    const table = await mungerAt('a', 'c', 'f');
    expect(table.state?.piles.f1).to.equal('AC');
    expect(focused(table)).to.equal('jack of clubs, 3 of 3');
    await press('2', 'c', 'Space', 'f');
    expect(table.state?.piles.f1).to.equal('AC 2C');
    expect(focused(table)).to.equal('2 of clubs, 2 of 2');
    await press('j', 'h', 'f');
    expect(spoken(table)).to.equal('This card does not fit there.');
  });

  it('take back and play again, by letters and as everywhere', async () => {
    const table = await mungerAt('9', 'c', 'Space', '6');
    const moves = (): number | undefined => table.state?.moves;
    await press('u');
    expect([moves(), spoken(table), focused(table)]).to.deep.equal([0, 'Undone.', '9 of clubs, 4 of 4']);
    await press('r');
    expect(moves()).to.equal(1);
    await press('Control+z');
    expect(moves()).to.equal(0);
    await press('Control+y');
    expect(moves()).to.equal(1);
    await press('Control+z', 'Control+Shift+Z');
    expect(moves()).to.equal(1);
    await press('u', 'u');
    expect(spoken(table)).to.equal('There is nothing to undo.');
  });

  it('deal anew with a way back, and the focus stays on the board', async () => {
    const table = await mungerAt('9', 'c', 'Space', '6');
    await press('n');
    await still(table);
    expect(table.state?.deal).not.to.equal('42');
    expect(shown(table)).to.contain('Back to deal 42');
    expect(focused(table)).to.equal('stock, 17 cards left, pass 1 of 1');
  });

  it('play nothing at a table that is only for looking, but lead over it', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', readonly: '' });
    enter(table);
    await press('8', 'd', 'Space');
    expect(focused(table)).to.equal('8 of diamonds, 4 of 4');
    expect(spoken(table)).to.equal('This table is only for looking.');
    await press('ArrowLeft', 'd', 'f', 'n', 'u');
    expect(table.state).to.include({ moves: 0, deal: '42' });
    expect(pressed(table)).to.deep.equal([]);
  });

  it('are told apart by who made the move', async () => {
    const table = await mungerAt();
    const moves = listen(table, 'solitaire-move');
    await press('d');
    expect(moves.map(({ by }) => by)).to.deep.equal(['hand']);
  });

  it('win, and then the panel has the focus; Escape closes it', async () => {
    const table = await tableWith({ game: 'golf', deal: WINNABLE, auto: 'off' });
    playAll(table, ALL_BUT_LAST);
    await still(table);
    const last = root(table).querySelector('#t5')?.getAttribute('aria-owns') ?? '';
    root(table).querySelector<HTMLElement>(`#${last}`)?.focus();
    await press('f');
    await still(table);
    expect(table.state?.won).to.equal(true);
    expect(root(table).activeElement?.id).to.equal('win');
    await press('Escape');
    await still(table);
    expect(root(table).querySelector('#win')).to.equal(null);
    expect(root(table).activeElement?.id).to.equal('new-deal');
  });
});

describe('keys that are none of the table’s business', () => {
  const heard = (table: SolitaireTable, init: KeyboardEventInit): boolean => {
    const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
    root(table).activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('are left to the browser', async () => {
    const table = await mungerAt('9', 'c');
    for (const init of [
      { key: 'Tab' },
      { key: 'F6' },
      { key: 'x' },
      { key: 'Escape' },
      { key: 'd', ctrlKey: true },
      { key: 'ArrowLeft', altKey: true },
      { key: 'Home', ctrlKey: true },
      { key: 'n', metaKey: true },
      { key: 'z', ctrlKey: true, altKey: true },
      { key: 'ArrowDown', shiftKey: true },
      { key: 'd', isComposing: true },
    ]) {
      expect(heard(table, init), JSON.stringify(init)).to.equal(false);
    }
    expect(table.state?.moves).to.equal(0);
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
  });

  it('are those pressed outside of the board', async () => {
    const table = await mungerAt();
    root(table).querySelector<HTMLElement>('#undo')?.focus();
    await press('d');
    expect(table.state?.moves).to.equal(0);
  });

  it('do not turn the stock again and again while they are held down', async () => {
    const table = await mungerAt();
    expect(heard(table, { key: 'd', repeat: true })).to.equal(true);
    expect(table.state?.moves).to.equal(0);
  });

  it('are not letters of another script: those count by their place', async () => {
    const table = await mungerAt();
    expect(heard(table, { key: 'в', code: 'KeyD' })).to.equal(true);
    expect(table.state?.moves).to.equal(1);
    expect(heard(table, { key: 'я', code: 'KeyZ', ctrlKey: true })).to.equal(true);
    expect(table.state?.moves).to.equal(0);
  });
});
