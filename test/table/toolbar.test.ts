import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  button,
  listen,
  playAll,
  resetMouse,
  root,
  shown,
  spoken,
  still,
  tableWith,
  tap,
} from './harness.ts';
import type { SolitaireLeaveEvent } from '../../src/table/leave-event.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

function input(table: SolitaireTable): HTMLInputElement {
  const found = root(table).querySelector<HTMLInputElement>('input#deal');
  if (!found) throw new Error('nobody asks for a deal number');
  return found;
}

async function press(table: SolitaireTable, id: string): Promise<void> {
  await table.updateComplete;
  const { x, y, width, height } = button(table, id).getBoundingClientRect();
  await tap({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
  await table.updateComplete;
}

describe('the toolbar', () => {
  afterEach(() => resetMouse());

  it('takes moves back, plays them again, and goes back to the beginning', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6.t3f1');
    const changes = listen(table, 'solitaire-change');

    await press(table, 'undo');
    expect([table.state?.moves, spoken(table)]).to.deep.equal([1, 'Undone.']);
    await press(table, 'redo');
    expect([table.state?.moves, spoken(table)]).to.deep.equal([2, 'Done again.']);
    // Where there is little room it stands in the menu.
    button(table, 'restart').click();
    expect([table.state?.moves, spoken(table)]).to.deep.equal([0, 'Back to the beginning.']);

    expect(changes.map(({ by }) => by)).to.deep.equal(['hand', 'hand', 'hand']);
    expect(table.state?.canRedo).to.equal(true);
  });

  it('says which buttons do nothing now, and they do nothing', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const off = (): string[] =>
      ['undo', 'redo', 'restart', 'new-deal'].filter((id) => button(table, id).ariaDisabled === 'true');

    expect(off()).to.deep.equal(['undo', 'redo', 'restart']);
    await press(table, 'undo');
    expect(spoken(table)).not.to.equal('Undone.');

    table.tapStock();
    await table.updateComplete;
    expect(off()).to.deep.equal(['redo']);
    table.undo();
    await table.updateComplete;
    expect(off()).to.deep.equal(['undo', 'restart']);
  });

  it('deals anew, and leads back to a deal that was begun', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6.t3f1');
    const left = table.state;

    await press(table, 'new-deal');
    expect(table.state?.deal).not.to.equal('42');
    expect(table.state?.moves).to.equal(0);
    const back = root(table).querySelector<HTMLButtonElement>('.notice button');
    expect(back?.textContent).to.equal('Back to deal 42');

    back?.click();
    expect(table.state).to.deep.equal(left);
  });

  it('lets the page ask before a deal that was begun is left, and deals when it says so', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const asked: SolitaireLeaveEvent[] = [];
    table.addEventListener('solitaire-leave', (event) => {
      event.preventDefault();
      asked.push(event);
    });
    await press(table, 'new-deal');
    expect([asked.length, table.state?.deal === '42'], 'nothing was begun').to.deep.equal([0, false]);

    const { deal } = table.state ?? {};
    table.tapStock();
    await press(table, 'new-deal');
    expect([asked.length, table.state?.deal]).to.deep.equal([1, deal]);
    asked[0]?.proceed();
    expect([asked.length, table.state?.deal === deal]).to.deep.equal([1, false]);
  });

  it('forgets the way back with the first move of the new deal', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    await press(table, 'new-deal');
    expect(shown(table)).to.contain('Back to deal 42');

    table.tapStock();
    await table.updateComplete;
    expect(shown(table)).to.equal('');
  });

  it('shows the number of the deal, and takes another one', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    expect(button(table, 'deal-number').firstElementChild?.textContent).to.equal('#42');

    await press(table, 'deal-number');
    expect(root(table).activeElement).to.equal(input(table));
    await sendKeys({ type: '1234' });
    await sendKeys({ press: 'Enter' });
    await still(table);

    expect(table.state?.deal).to.equal('1234');
    expect(root(table).querySelector('#deal-form')).to.equal(null);
    expect(button(table, 'deal-number').firstElementChild?.textContent).to.equal('#1234');
  });

  it('says what is wrong with a number, and goes on asking', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await press(table, 'deal-number');

    await sendKeys({ type: 'abc' });
    await sendKeys({ press: 'Enter' });
    await table.updateComplete;

    expect(root(table).querySelector('#deal-help')?.textContent).to.match(/^That is not a number/);
    expect(input(table).getAttribute('aria-invalid')).to.equal('true');
    expect(table.state?.deal).to.equal('42');
  });

  it('closes the question by Escape, and the focus is back where it was', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await press(table, 'deal-number');
    await sendKeys({ press: 'Escape' });
    await still(table);

    expect(root(table).querySelector('#deal-form')).to.equal(null);
    expect(root(table).activeElement).to.equal(button(table, 'deal-number'));
  });

  it('can be played by keys alone', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    await table.updateComplete;
    button(table, 'undo').focus();
    await sendKeys({ press: 'Enter' });
    expect(table.state?.moves).to.equal(0);

    await table.updateComplete;
    expect(root(table).activeElement, 'the focus stays').to.equal(button(table, 'undo'));
  });

  it('has buttons that no finger misses, new deal far from undo', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const boxes = [...root(table).querySelectorAll('.bar button')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0);

    expect(boxes).to.have.length.at.least(5);
    for (const { width, height } of boxes) {
      expect(width).to.be.at.least(48);
      expect(height).to.be.at.least(48);
    }
    const [undo, other] = ['undo', 'new-deal'].map((id) => button(table, id).getBoundingClientRect());
    expect((other?.left ?? 0) - (undo?.right ?? 0)).to.be.at.least(100);
  });

  for (const [controls, ids] of [
    ['full', ['undo', 'redo', 'hint', 'deal-number', 'restart', 'menu', 'new-deal']],
    ['bar', ['undo', 'redo', 'hint', 'restart', 'menu', 'new-deal']],
    ['none', []],
  ] as const) {
    it(`holds with controls="${controls}": ${ids.join(', ') || 'nothing'}`, async () => {
      const table = await tableWith({ game: 'munger', deal: '42', controls });
      expect([...root(table).querySelectorAll('.bar button')].map(({ id }) => id)).to.deep.equal(ids);
    });
  }

  it('stands the other way round for the left hand, for keys too, with the stock on the other side', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', 'left-handed': '' });
    const ids = [...root(table).querySelectorAll('.bar button')].map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).to.deep.equal(['new-deal', 'undo']);
    const left = (id: string): number => root(table).querySelector(id)?.getBoundingClientRect().left ?? NaN;
    expect(left('#undo')).to.be.above(left('#new-deal'));
    expect(left('#s')).to.be.above(left('#f1'));
    expect(left('#t1')).to.be.below(left('#t2'));

    table.leftHanded = false;
    await still(table);
    expect(left('#s')).to.be.below(left('#f1'));
  });

  it('leaves the whole box to the cards where there are no controls', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', controls: 'none' });
    expect(root(table).querySelector('.board')?.clientHeight).to.equal(table.clientHeight);
  });

  it('takes in buttons of the page', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', controls: 'none' });
    const own = document.createElement('button');
    own.slot = 'toolbar';
    own.textContent = 'Rules';
    table.append(own);
    await still(table);

    const bar = root(table).querySelector('.bar')?.getBoundingClientRect();
    expect(own.getBoundingClientRect().top).to.be.at.least(bar?.top ?? Infinity);
  });
});
