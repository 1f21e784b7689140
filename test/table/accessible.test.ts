import { expect } from '@open-wc/testing';
import { pictureShown } from '../../src/table/picture-shown.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { WINNABLE, WINNING } from '../session/golf-won.ts';
import { pile, playAll, root, still, tableWith } from './harness.ts';
import { enter, focused, press } from './key-harness.ts';

describe('a table, looked over by axe', () => {
  for (const theme of ['light', 'dark']) {
    const settings = { game: 'munger', deal: '42', auto: 'off', theme, table: 'plain' };

    it(`has no fault as it was dealt, ${theme}`, async () => {
      await expect(await tableWith(settings)).to.be.accessible();
    });

    it(`has no fault with a card taken up, ${theme}`, async () => {
      const table = await tableWith(settings);
      enter(table);
      await press('9', 'c', 'Space');
      await expect(table).to.be.accessible();
    });

    it(`has no fault with the sheet of keys, ${theme}`, async () => {
      const table = await tableWith(settings);
      enter(table);
      await press('?');
      await expect(table).to.be.accessible();
    });
  }

  it('has no fault when it is won', async () => {
    const table = await tableWith({ game: 'golf', deal: WINNABLE, auto: 'off' });
    playAll(table, WINNING);
    await still(table);
    await expect(table).to.be.accessible();
  });
});

describe('a pile, for those who listen', () => {
  it('is a group of its open cards, which are buttons; an empty one and a stock are buttons themselves', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    const roles = ['s', 'w', 'f1', 't1', 'r1'].map((id) => pile(table, id).getAttribute('role'));
    expect(roles).to.deep.equal(['button', 'button', 'button', 'group', 'group']);
    const owned = pile(table, 't1').getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned.map((id) => root(table).getElementById(id)?.getAttribute('role'))).to.deep.equal([
      'button',
      'button',
    ]);
  });

  it('tells of a foundation only the card that is seen', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    playAll(table, 't3f1.r1f1');
    const owned = pile(table, 'f1').getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned.map((id) => root(table).getElementById(id)?.getAttribute('aria-label'))).to.deep.equal([
      '2 of clubs, 2 of 2',
    ]);
    expect(root(table).querySelectorAll('[aria-label^="ace of clubs"]')).to.have.length(0);
  });

  it('is a place in a game of pairs', async () => {
    const table = await tableWith({ game: 'pyramid', deal: '42', auto: 'off' });
    expect(pile(table, 't9').getAttribute('aria-label')).to.equal('place 9, 1 card');
  });
});

describe('the next deal, for those who listen', () => {
  const settings = { game: 'munger', deal: '42', auto: 'off' };
  const names = (table: SolitaireTable): (string | null)[] =>
    [...root(table).querySelectorAll('.board [id]')]
      .sort((one, other) => one.id.localeCompare(other.id))
      .map((element) => element.getAttribute('aria-label'));

  it('is named as soon as it can be seen', async () => {
    const table = await tableWith({ ...settings, deal: '7' });
    table.newDeal('42');
    await pictureShown();
    expect(names(table)).to.deep.equal(names(await tableWith(settings)));
  });

  it('is named with the first move, where that comes sooner', async () => {
    const table = await tableWith({ ...settings, deal: '7' });
    table.newDeal('42');
    table.play({ from: 't3', to: 'f1' });
    const other = await tableWith(settings);
    other.play({ from: 't3', to: 'f1' });
    expect(names(table)).to.deep.equal(names(other));
  });

  it('is walked over by a key that comes sooner', async () => {
    const walked = async (deal: string, act: (table: SolitaireTable) => void): Promise<string> => {
      const table = await tableWith({ ...settings, deal });
      enter(table);
      act(table);
      const end = new KeyboardEvent('keydown', { key: 'End', bubbles: true });
      root(table).activeElement?.dispatchEvent(end);
      return focused(table);
    };
    const next = await walked('7', (table) => void table.newDeal('42'));
    expect(next).to.equal(await walked('42', () => undefined));
  });
});
