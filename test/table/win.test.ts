import { expect } from '@open-wc/testing';
import { ALL_BUT_LAST, WINNABLE } from '../session/golf-won.ts';
import { button, listen, pile, playAll, resetMouse, root, spoken, still, tableWith, tap } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

async function beforeTheLastMove(attributes: Readonly<Record<string, string>> = {}): Promise<SolitaireTable> {
  const table = await tableWith({ game: 'golf', deal: WINNABLE, ...attributes });
  playAll(table, ALL_BUT_LAST);
  await still(table);
  return table;
}

function panel(table: SolitaireTable): Element | null {
  return root(table).querySelector('#win');
}

describe('a win', () => {
  afterEach(() => resetMouse());

  it('by hand is told by an event, aloud and in a panel, with moves and time', async () => {
    const table = await beforeTheLastMove();
    const wins = listen(table, 'solitaire-win');
    expect(panel(table)).to.equal(null);

    await tap(pile(table, 't5'));
    await still(table);

    expect(table.state).to.include({ won: true, moves: 50 });
    expect(wins.map(({ moves }) => moves)).to.deep.equal([50]);
    expect(wins[0]?.ms).to.be.within(1, 60_000);
    expect(spoken(table)).to.match(/You have won, in 50 moves and 0:\d\d\.$/);
    expect(panel(table)?.textContent)
      .to.contain('Well done!')
      .and.match(/50 moves and 0:\d\d/);
  });

  it('leads to the next deal', async () => {
    const table = await beforeTheLastMove();
    playAll(table, 't5f1');
    await still(table);

    panel(table)?.querySelector<HTMLButtonElement>('.main')?.click();
    await still(table);

    expect(panel(table)).to.equal(null);
    expect(table.state).to.include({ won: false, moves: 0, game: 'golf' });
    expect(root(table).activeElement).to.equal(button(table, 'new-deal'));
  });

  it('can be closed, undone, and won again', async () => {
    const table = await beforeTheLastMove();
    const wins = listen(table, 'solitaire-win');
    playAll(table, 't5f1');
    await still(table);
    panel(table)?.querySelector<HTMLButtonElement>('button')?.click();
    await still(table);
    expect(panel(table)).to.equal(null);

    table.undo();
    table.redo();
    await still(table);

    expect(wins).to.have.length(2);
    expect(panel(table)).not.to.equal(null);
    table.undo();
    await still(table);
    expect(panel(table)).to.equal(null);
  });

  it('shows what the page puts there instead', async () => {
    const table = await beforeTheLastMove();
    const own = document.createElement('p');
    own.slot = 'win';
    own.textContent = 'Hurrah';
    table.append(own);

    playAll(table, 't5f1');
    await still(table);

    expect(own.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(root(table).querySelector('#win .title')?.getBoundingClientRect().height).to.equal(0);
  });

  it('offers no next deal where there are no controls', async () => {
    const table = await beforeTheLastMove({ controls: 'none' });
    playAll(table, 't5f1');
    await still(table);
    expect(panel(table)?.querySelector('.main')).to.equal(null);
  });
});
