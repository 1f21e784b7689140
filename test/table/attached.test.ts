import { expect } from '@open-wc/testing';
import {
  box,
  card,
  cards,
  drag,
  playAll,
  resetMouse,
  root,
  sheetOf,
  still,
  tableWith,
  tap,
  pile,
  until,
} from './harness.ts';
import { timePasses } from '../tools/until.ts';

describe('a table', () => {
  afterEach(() => resetMouse());

  it('keeps its deal when it is taken off the page and put elsewhere, and is played on', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6');
    await until(() => sheetOf(table) !== '', 'a sheet');
    const before = sheetOf(table);
    const elements = cards(table);
    table.remove();
    expect(table.record?.moves).to.equal('t1t6');
    expect(table.play({ from: 't3', to: 'f1' }).ok, 'detached').to.equal(true);

    (await box(480, 560)).append(table);
    await still(table);

    expect(cards(table)).to.deep.equal(elements);
    await tap(pile(table, 's'));
    expect(table.record?.moves).to.equal('t1t6.t3f1.s');
    await until(() => sheetOf(table) !== before, 'its sheet again');
  });

  it('that leaves the page during a drag puts the card back', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const { transform } = card(table, '9C').style;
    const parent = table.parentElement;
    const taken = new Promise<void>((resolve) => {
      table.addEventListener('pointermove', () => {
        if (!root(table).querySelector('.held')) return;
        table.remove();
        resolve();
      });
    });
    await drag(card(table, '9C'), card(table, 'TD'));
    await taken;
    parent?.append(table);
    await still(table);

    expect(card(table, '9C').style.transform).to.equal(transform);
    expect(root(table).querySelector('.held')).to.equal(null);
    expect(table.state?.moves).to.equal(0);
  });

  it('lives beside another one, each with its own deal', async () => {
    const place = await box(720, 560);
    place.style.display = 'flex';
    const [one, other] = [
      await tableWith({ game: 'munger', deal: '42' }, place),
      await tableWith({ game: 'manx', deal: '7' }, place),
    ];
    await still(one);

    await tap(pile(other, 's'));
    await drag(card(one, '9C'), card(one, 'TD'));

    expect(one.record?.moves).to.equal('t1t6');
    expect(other.record?.moves).to.equal('s');
  });

  it('plays in the shadow root of somebody else', async () => {
    const host = await box();
    const shadow = host.attachShadow({ mode: 'closed' });
    const table = await tableWith({ game: 'munger', deal: '42' }, shadow);
    const heard: EventTarget[] = [];
    host.addEventListener('solitaire-change', (event) => heard.push(event.composedPath()[0] ?? host));

    await drag(card(table, '9C'), card(table, 'TD'));
    await tap(card(table, 'AC'));
    await tap(pile(table, 'f1'));

    expect(table.record?.moves).to.equal('t1t6.t3f1');
    expect(heard).to.have.length(2);
  });

  it('has a size of its own where nobody gives it one', async () => {
    const place = await box();
    place.style.height = 'auto';
    const table = await tableWith({ game: 'munger', deal: '42' }, place);
    table.style.height = '';
    await still(table);

    expect(table.offsetHeight).to.be.at.least(320);
    expect(table.offsetWidth).to.equal(360);
  });

  it('lets its clock stand still while it is off the page', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    table.remove();
    const { ms } = table.record ?? {};
    await timePasses();
    expect(table.record?.ms).to.equal(ms);

    (await box()).append(table);
    await until(() => (table.record?.ms ?? 0) > (ms ?? Infinity), 'the clock');
  });
});
