import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import {
  button,
  finger,
  freeFingers,
  holdFingers,
  land,
  listen,
  moveOf,
  pile,
  playAll,
  root,
  still,
  tableWith,
  type Place,
} from './harness.ts';
import { NEARLY_WON } from './nearly-won.ts';

/** Where a finger touches the card with `count` - 1 others on it, or the empty place of a pile. */
function spotOn(table: SolitaireTable, id: string, count: number): Place {
  land(table);
  const place = pile(table, id);
  const card = (place.getAttribute('aria-owns') ?? '').split(' ').at(-count);
  const { x, y, width } = ((card && root(table).querySelector(`#${card}`)) || place).getBoundingClientRect();
  return { x: x + width / 3, y: y + 8 };
}

describe('a whole game', () => {
  beforeEach(() => {
    freeFingers();
  });
  afterEach(() => {
    holdFingers();
  });

  it('is won by taps alone, with the record that the methods give', async () => {
    const table = await tableWith({ game: 'munger', deal: '102', tap: 'select' });
    const wins = listen(table, 'solitaire-win');
    let at = 0;
    for (const text of NEARLY_WON.split('.')) {
      const move = moveOf(text);
      const spots =
        'stock' in move
          ? [['s', 1] as const]
          : [[move.from, move.count ?? 1] as const, [move.to, 1] as const];
      for (const [id, count] of spots) finger(table, spotOn(table, id, count), (at += 1000));
    }
    const { ms, ...played } = table.record ?? expect.fail();
    const other = await tableWith({ game: 'munger', deal: '102' });
    playAll(other, NEARLY_WON);
    expect(played.moves).to.equal(NEARLY_WON);
    expect({ ...played, ms: 0 }).to.deep.equal({ ...other.record, ms: 0 });
    expect(ms).to.be.greaterThan(0);

    await still(table);
    button(table, 'finish').click();
    await still(table);

    expect(wins).to.have.length(1);
    expect(root(table).querySelector('#win')).not.to.equal(null);
  });

  it('is won by a switch alone, which presses one thing after the other, with the same record', async () => {
    const table = await tableWith({ game: 'munger', deal: '102', tap: 'select' });
    const press = (id: string, count: number): void => {
      const place = pile(table, id);
      const card = (place.getAttribute('aria-owns') ?? '').split(' ').at(-count);
      const pressed = (card && root(table).querySelector<HTMLElement>(`#${card}`)) || place;
      expect(pressed.getAttribute('role')).to.equal('button');
      pressed.click();
    };
    for (const text of NEARLY_WON.split('.')) {
      const move = moveOf(text);
      if ('stock' in move) press('s', 1);
      else {
        press(move.from, move.count ?? 1);
        press(move.to, 1);
      }
    }
    expect(table.record?.moves).to.equal(NEARLY_WON);
    await still(table);
    button(table, 'finish').click();
    expect(table.state?.won).to.equal(true);
  });
});
