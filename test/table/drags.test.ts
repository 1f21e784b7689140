import { expect, nextFrame } from '@open-wc/testing';
import {
  card,
  cards,
  cornerOf,
  drag,
  grab,
  letGo,
  listen,
  pile,
  playAll,
  resetMouse,
  root,
  shown,
  spoken,
  still,
  tableWith,
  tap,
  type Place,
} from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** Where every card is seen now. */
function places(table: SolitaireTable): Place[] {
  return cards(table).map((each) => {
    const { x, y } = each.getBoundingClientRect();
    return { x, y };
  });
}

/** The pointer that is down now, as the board hears it. */
async function pointerOf(table: SolitaireTable, press: () => Promise<void>): Promise<number> {
  let id = 0;
  root(table)
    .querySelector('.board')
    ?.addEventListener('pointerdown', (event) => {
      if (event instanceof PointerEvent) id = event.pointerId;
    });
  await press();
  return id;
}

function tellBoard(table: SolitaireTable, type: string, init: PointerEventInit): void {
  root(table)
    .querySelector('.board')
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
}

describe('dragging', () => {
  afterEach(() => resetMouse());

  it('plays the card on the column that it is dropped on', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });

    await drag(card(table, '9C'), card(table, 'TD'));

    expect(table.state?.piles).to.include({ t1: '## TS 5H', t6: '## 8S ## TD 9C' });
    expect(spoken(table)).to.equal('9 of clubs to column 6. Turned up 5 of hearts.');
  });

  it('plays the card on the column that lies on its side, also where it is dropped beyond its cards', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', sideways: 'on' });
    const ten = cornerOf(card(table, 'TD'));

    await grab(card(table, '9C'), { x: ten.x + 100, y: ten.y });
    await letGo();

    expect(table.state?.piles).to.include({ t1: '## TS 5H', t6: '## 8S ## TD 9C' });
  });

  it('carries all the cards that lie on the one that is held, and lays them under the pointer at once', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.play({ from: 't1', to: 't6' });
    await still(table);
    const [ten, nine] = [card(table, 'TD'), card(table, '9C')];
    const before = [ten, nine].map((each) => each.getBoundingClientRect());
    const from = cornerOf(ten);

    await grab(ten, { x: from.x - 60, y: from.y + 40 });

    const after = [ten, nine].map((each) => each.getBoundingClientRect());
    after.forEach(({ x, y }, index) => {
      expect(x).to.be.closeTo((before[index]?.x ?? 0) - 60, 0.6);
      expect(y).to.be.closeTo((before[index]?.y ?? 0) + 40, 0.6);
    });
    await letGo();
  });

  it('goes to the legal one of two columns, dropped half way between them', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const [left, right] = [pile(table, 't5'), pile(table, 't6')].map((each) => cornerOf(each));
    if (!left || !right) throw new Error('no columns');

    await drag(card(table, '9C'), { x: (left.x + right.x) / 2, y: left.y + 40 });

    expect(table.state?.piles).to.include({ t6: '## 8S ## TD 9C' });
  });

  it('takes a pair off a pyramid, also from the open stock, where only the other card could be moved', async () => {
    const table = await tableWith({ game: 'pyramid', deal: '2' });
    playAll(table, 't27f1.t22t26.t20t28.t21t23');
    await still(table);
    expect(table.legalMoves).to.deep.include({ from: 't25', to: 's', count: 1 });
    expect(table.legalMoves).not.to.deep.include({ from: 's', to: 't25', count: 1 });

    await drag(pile(table, 's'), pile(table, 't25'));

    expect(table.record?.moves).to.equal('t27f1.t22t26.t20t28.t21t23.t25s');
  });

  it('flies back to where it was from a column that does not take it, and says why', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const refused = listen(table, 'solitaire-refused');
    const before = places(table);

    await drag(card(table, '9C'), card(table, '5C'));
    await still(table);

    expect(places(table)).to.deep.equal(before);
    expect(refused.map(({ move, reason }) => ({ move, reason }))).to.deep.equal([
      { move: { from: 't1', to: 't2', count: 1 }, reason: 'does not fit' },
    ]);
    expect(spoken(table)).to.equal('This card does not fit there.');
    expect(shown(table)).to.equal('This card does not fit there.');
  });

  it('is taken back where the pointer is taken away', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const before = places(table);
    const target = cornerOf(card(table, 'TD'));
    const pointerId = await pointerOf(table, () => grab(card(table, '9C'), target));
    expect(places(table)).not.to.deep.equal(before);

    tellBoard(table, 'pointercancel', { pointerId });
    await still(table);
    await letGo();

    expect(places(table)).to.deep.equal(before);
    expect(table.state?.moves).to.equal(0);
  });

  it('is taken back when a second finger comes down', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const before = places(table);
    await grab(card(table, '9C'), cornerOf(card(table, 'TD')));

    tellBoard(table, 'pointerdown', { pointerId: 77, isPrimary: false, pointerType: 'touch' });
    await still(table);
    await letGo();

    expect(places(table)).to.deep.equal(before);
    expect(table.state?.moves).to.equal(0);
  });

  it('is taken back when a script plays meanwhile', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const at = cornerOf(card(table, '9C'));
    await grab(card(table, '9C'), cornerOf(card(table, 'TD')));

    table.tapStock();
    await still(table);
    await letGo();

    expect(cornerOf(card(table, '9C'))).to.deep.equal(at);
    expect(table.state?.moves).to.equal(1);
  });

  it('of a card that cannot be taken up moves nothing and says why', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const before = places(table);

    await grab(card(table, '4D'), cornerOf(card(table, 'JH')));
    expect(places(table)).to.deep.equal(before);
    await letGo();

    expect(spoken(table)).to.equal('These cards are not in order, so they do not move together.');
    expect(table.state?.moves).to.equal(0);
  });

  it('shows which pile a drop would choose, and leaves no mark behind', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const marked = (name: string): (string | null)[] =>
      [...root(table).querySelectorAll(`.${name}`)].map((each) => each.getAttribute('rank'));

    await grab(card(table, '9C'), cornerOf(card(table, 'TD')));
    expect(marked('chosen')).to.deep.equal(['T']);
    await letGo();

    expect([...marked('chosen'), ...marked('target'), ...marked('held')]).to.deep.equal([]);
  });

  it('that was hardly one is a tap', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', tap: 'select' });
    const from = cornerOf(card(table, 'AC'));

    await drag(from, { x: from.x + 4, y: from.y + 3 });

    expect(spoken(table)).to.equal('Picked up ace of clubs.');
  });

  it('is free again at once, while the last card still flies', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await drag(card(table, '9C'), card(table, 'TD'));

    await drag(card(table, 'AC'), pile(table, 'f1'));
    await tap(pile(table, 's'));
    await nextFrame();

    expect(table.record?.moves).to.equal('t1t6.t3f1.s');
  });

  it('works on a table that the page shows at half its size', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.style.transformOrigin = '0 0';
    table.style.transform = 'scale(0.5)';

    await drag(card(table, '9C'), card(table, 'TD'));

    expect(table.record?.moves).to.equal('t1t6');
  });
});
