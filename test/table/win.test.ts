import { expect } from '@open-wc/testing';
import { button, listen, pile, playAll, resetMouse, root, spoken, still, tableWith, tap } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** Golf, deal 35, all but the last move: a card that goes from t5 to the foundation. */
const GAME =
  's.t3f1.t1f1.t2f1.s.t4f1.t6f1.t1f1.t2f1.t5f1.t4f1.t5f1.s.t4f1.s.t7f1.t3f1.t3f1.t3f1.s.t3f1.s.t4f1.t1f1.t5f1.t1f1' +
  '.t2f1.t2f1.t4f1.t7f1.s.s.s.t2f1.t6f1.t7f1.t6f1.s.t6f1.s.t6f1.s.t7f1.t5f1.t7f1.t1f1.s.s.s';

async function beforeTheLastMove(attributes: Readonly<Record<string, string>> = {}): Promise<SolitaireTable> {
  const table = await tableWith({ game: 'golf', deal: '35', ...attributes });
  playAll(table, GAME);
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
