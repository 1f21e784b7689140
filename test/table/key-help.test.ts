import { expect } from '@open-wc/testing';
import { root, spoken, tableWith, until } from './harness.ts';
import { enter, focused, press } from './key-harness.ts';

describe('the sheet of keys', () => {
  it('opens by the question mark, and closes by Escape', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('9', 'c', '?');
    await until(() => root(table).querySelector('#keys') !== null, 'the sheet');
    const sheet = root(table).querySelector('#keys');
    expect(root(table).activeElement).to.equal(sheet);
    expect(sheet?.textContent).to.contain('D').and.contain('deal from the stock');

    await press('Escape');
    expect(root(table).querySelector('#keys')).to.equal(null);
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
  });

  it('speaks the language of the table, and names its letters', async () => {
    for (const [lang, title, deal] of [
      ['fr', 'Touches du clavier', 'T'],
      ['de', 'Tasten', 'G'],
    ] as const) {
      const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', lang });
      enter(table);
      await press('?');
      await until(() => root(table).querySelector('#keys-title')?.textContent === title, 'the sheet');
      const terms = [...root(table).querySelectorAll('#keys dt')].map((each) => each.textContent);
      expect(terms).to.include(deal);
      table.remove();
    }
  });

  it('shows the keys as they are now, and they do what it says', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', keys: 'deal=Backspace hint=d' });
    enter(table);
    await press('?');
    await until(() => root(table).querySelector('#keys') !== null, 'the sheet');
    const rows = [...root(table).querySelectorAll('#keys dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(rows).to.include.members(['Backspace: deal from the stock', 'D: hint', 'U, Ctrl+Z: undo']);
    await press('Escape', 'Backspace');
    expect(table.state?.moves).to.equal(1);
    table.setAttribute('keys', 'redo=x');
    await press('u', 'x', 'Backspace');
    expect(table.state?.moves).to.equal(1);
  });
});

describe('what is asked by keys', () => {
  it('is answered aloud: the pile, where a card can go, what can move, the last move', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    const hears = async (key: string, answer: RegExp): Promise<void> => {
      await press(key);
      await until(() => answer.test(spoken(table)), `${key}: ${spoken(table)}`);
    };
    await hears('l', /^None yet\.$/);
    await press('9', 'c');
    await hears('c', /^T1, column 1, 4 cards.*9 of clubs\.$/);
    await hears('w', /^Goes to column 6\.$/);
    await hears('m', /9 of clubs to column 6\..* The stock can be turned\.$/);
    await hears('b', /^S, stock.* T7, column 7/);
    await press('d');
    const move = spoken(table);
    await press('9', 'c');
    await hears('l', new RegExp(`^${move.trim()}`));
  });

  it('is why the game does not finish, too, unless the letter begins an ace; and other letters go on at once', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('a', 'd');
    expect(table.state?.moves).to.equal(0);
    await press('a', 'u');
    expect(spoken(table)).to.equal('There is nothing to undo.');
    await press('a', 'n');
    expect(table.state?.deal).not.to.equal('42');
    await press('a');
    await until(() => /does not finish by itself/.test(spoken(table)), 'the reason');
  });
});
