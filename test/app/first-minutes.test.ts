import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { beginFirstMinutes, type PointsWith } from '../../src/app/first-minutes.ts';
import { Lessons } from '../../src/app/lessons.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import { DEFAULTS, PreferenceKeeper } from '../../src/app/preferences.ts';
import type { PileId } from '../../src/engine/pile.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';
import { quietTable } from '../table/harness.ts';
import { SolitaireChangeEvent, SolitaireMoveEvent, SolitaireRefusedEvent } from '../../src/table/events.ts';
import type { TableReason } from '../../src/table/outcome.ts';
import type { TableMove } from '../../src/table/public-moves.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

define('notice-bar', NoticeBar);

/** A table at which somebody with these preferences begins to play, and what is said there. */
async function begun(
  moves = 0,
  by: PointsWith = 'finger',
): Promise<{
  readonly table: SolitaireTable;
  readonly preferences: PreferenceKeeper;
  readonly room: NoticeBar;
  readonly said: () => Promise<string>;
  readonly press: (label: string) => Promise<void>;
}> {
  const held = JSON.stringify({ ...DEFAULTS, light: 'auto' });
  const storage = { getItem: () => held, setItem: () => undefined } as unknown as Storage;
  const preferences = new PreferenceKeeper(() => storage, new EventTarget());
  const table = await quietTable('munger', '42');
  for (let made = 0; made < moves; made++) table.tapStock();
  const room = await fixture<NoticeBar>(html`<notice-bar></notice-bar>`);
  await beginFirstMinutes(table, await loadAllWords('en'), room, preferences, by);
  const said = async (): Promise<string> => {
    await room.updateComplete;
    return room.isConnected ? (room.querySelector('.notice p')?.textContent ?? '') : '';
  };
  const press = async (label: string): Promise<void> => {
    await room.updateComplete;
    const buttons = [...room.querySelectorAll('button')];
    (buttons.find(({ textContent }) => textContent.trim() === label) ?? expect.fail()).click();
  };
  return { table, preferences, room, said, press };
}

describe('the first minutes', () => {
  it('have a light that goes out for good after some moves; its words stay that long, and then say how to have it again', async () => {
    const { table, preferences, said, press } = await begun();
    for (let made = 0; made < 7; made++) table.tapStock();
    expect(await said()).to.match(/^Cards with a bright edge can move: tap one/);
    expect(preferences.now.light).to.equal('auto');
    table.tapStock();
    expect(preferences.now.light).to.equal('off');
    expect(await said()).to.match(/^The bright edges are off now. In the settings, under “At the table”/);
    await press('Close');
    expect(await said()).to.equal('');
  });

  it('have words about clicks for whoever has a mouse', async () => {
    const { said } = await begun(0, 'mouse');
    expect(await said()).to.match(/^Cards with a bright edge can move: click one/);
  });

  it('have words that go when they are closed, and give back their room; the light goes on', async () => {
    const { table, preferences, room, press } = await begun();
    await press('Close');
    expect(room.isConnected).to.equal(false);
    expect(preferences.now.light).to.equal('auto');
    for (let made = 0; made < 8; made++) table.tapStock();
    expect(preferences.now.light).to.equal('off');
  });

  it('have words that go with the next deal', async () => {
    const { table, room } = await begun();
    table.newDeal('43');
    expect(room.isConnected).to.equal(false);
  });

  it('are ended by an answer, and by a choice in the settings', async () => {
    const { table, preferences, room, press } = await begun();
    await press('Show where first');
    expect([room.isConnected, preferences.now.light]).to.deep.equal([false, 'on']);
    for (let made = 0; made < 9; made++) table.tapStock();
    expect(preferences.now.light).to.equal('on');

    const chosen = await begun();
    chosen.preferences.change({ light: 'off' });
    expect(chosen.room.isConnected).to.equal(false);
  });
});

describe('a gesture', () => {
  /** A table where these moves are legal, and what is explained there. */
  const taughtAt = async (
    legalMoves: readonly TableMove[],
    taught = '',
  ): Promise<{
    readonly plays: (move: TableMove, pointer?: 'mouse' | 'touch') => Promise<string>;
    readonly refuses: (reason: TableReason) => void;
    readonly preferences: PreferenceKeeper;
    readonly notices: NoticeBar;
  }> => {
    const held = JSON.stringify({ ...DEFAULTS, taught });
    const storage = { getItem: () => held, setItem: () => undefined } as unknown as Storage;
    const preferences = new PreferenceKeeper(() => storage, new EventTarget());
    const notices = await fixture<NoticeBar>(html`<notice-bar></notice-bar>`);
    const facts = { legalMoves, tap: 'best', peek: 'on', renderRoot: document.createElement('div') };
    const table = Object.assign(new EventTarget(), facts) as unknown as SolitaireTable;
    new Lessons(table, await loadAllWords('en'), notices, preferences);
    const plays = async (move: TableMove, pointer?: 'mouse' | 'touch'): Promise<string> => {
      const press = new PointerEvent('pointerdown', { pointerType: pointer ?? 'mouse' });
      Object.defineProperty(press, 'timeStamp', { value: performance.now() + 60_000 });
      table.dispatchEvent(press);
      if (!pointer) table.dispatchEvent(new KeyboardEvent('keydown'));
      table.dispatchEvent(new SolitaireMoveEvent(move, 'hand'));
      table.dispatchEvent(new SolitaireChangeEvent([], 'hand'));
      await notices.updateComplete;
      return notices.querySelector('.notice p')?.textContent ?? '';
    };
    const refuses = (reason: TableReason): void => {
      table.dispatchEvent(new SolitaireRefusedEvent({ stock: true }, reason));
    };
    return { plays, refuses, preferences, notices };
  };
  const to = (pile: PileId, from: PileId = 't1'): TableMove => ({ from, to: pile, count: 1 });

  it('is explained when it is first needed, and never again', async () => {
    const { plays, refuses, preferences } = await taughtAt([to('t2'), to('t3'), to('f1')]);
    expect(await plays(to('f1'), 'touch')).to.equal('');
    expect(await plays(to('t2'))).to.equal('');
    expect(await plays(to('t2'), 'touch')).to.match(/^Tap a card twice, quickly/);
    expect(await plays(to('t3'), 'touch')).to.match(/^That card had more than one place/);
    expect(await plays(to('t3'), 'touch')).to.equal('');
    expect(await plays(to('t1', 't3'), 'touch')).to.match(/^Undo takes a move back/);
    refuses('only the top card');
    expect(await plays(to('t2', 't4'), 'mouse')).to.match(/^Hold the right mouse button down/);
    expect(await plays(to('t2', 't4'), 'touch')).to.equal('');
    expect(preferences.now.taught.split(' ')).to.have.members(['double', 'again', 'undo', 'peek']);
  });

  it('is explained beside nothing else, and not to whoever knows it', async () => {
    const { plays, notices, preferences } = await taughtAt([to('t2'), { stock: true }], 'undo');
    notices.show({ id: 'other', text: 'Something else', choices: [] });
    for (let moves = 0; moves < 6; moves++) expect(await plays(to('t2'), 'touch')).to.equal('Something else');
    expect(preferences.now.taught).to.equal('undo');
    notices.hide('other');
    expect(await plays(to('t2'), 'touch')).to.equal('Tap the stock to bring new cards into play.');

    const knowing = await taughtAt([to('t2'), { stock: true }]);
    await knowing.plays({ stock: true }, 'touch');
    for (let moves = 0; moves < 6; moves++) expect(await knowing.plays(to('t2', 't4'), 'touch')).to.equal('');
  });
});
