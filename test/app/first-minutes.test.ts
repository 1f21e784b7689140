import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { beginFirstMinutes } from '../../src/app/first-minutes.ts';
import { Lessons } from '../../src/app/lessons.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import { DEFAULTS, PreferenceKeeper, type Preferences } from '../../src/app/preferences.ts';
import type { PileId } from '../../src/engine/pile.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';
import { quietTable, tap } from '../table/harness.ts';
import { SolitaireChangeEvent, SolitaireMoveEvent, SolitaireRefusedEvent } from '../../src/table/events.ts';
import type { TableReason } from '../../src/table/outcome.ts';
import type { TableMove } from '../../src/table/public-moves.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

define('notice-bar', NoticeBar);

/** A table at which somebody with these preferences begins to play, and what is said there. */
async function begun(
  light: Preferences['light'],
  moves = 0,
): Promise<{
  readonly table: SolitaireTable;
  readonly preferences: PreferenceKeeper;
  readonly said: () => Promise<number>;
}> {
  const held = JSON.stringify({ ...DEFAULTS, light });
  const storage = { getItem: () => held, setItem: () => undefined } as unknown as Storage;
  const preferences = new PreferenceKeeper(() => storage, new EventTarget());
  const table = await quietTable('munger', '42');
  for (let made = 0; made < moves; made++) table.tapStock();
  const notices = await fixture<NoticeBar>(html`<notice-bar slot="notice"></notice-bar>`);
  // As the page's own styles have it.
  notices.style.pointerEvents = 'auto';
  table.append(notices);
  await beginFirstMinutes(table, await loadAllWords('en'), notices, preferences);
  const said = async (): Promise<number> => {
    await notices.updateComplete;
    return notices.querySelectorAll('.notice').length;
  };
  return { table, preferences, said };
}

describe('the first minutes', () => {
  it('have a light that goes out for good after some moves, and words that go with the first press', async () => {
    const { table, preferences, said } = await begun('auto');
    expect(await said()).to.equal(1);
    table.dispatchEvent(new PointerEvent('pointerdown'));
    expect(await said()).to.equal(0);
    for (let made = 0; made < 7; made++) table.tapStock();
    expect(preferences.now.light).to.equal('auto');
    table.tapStock();
    expect(preferences.now.light).to.equal('off');
    expect(await said()).to.equal(1);
    expect(table.textContent).to.match(
      /The bright edges are off now\. In the settings, under “At the table”/,
    );
  });

  it('have words that go with the first move, too, by whatever hand it is made', async () => {
    const { table, said } = await begun('auto');
    table.tapStock();
    expect(await said()).to.equal(0);
  });

  it('are over for whoever has decided, and without words for whoever is in the middle of a deal', async () => {
    for (const light of ['on', 'off'] as const) {
      const { table, preferences, said } = await begun(light);
      for (let made = 0; made < 9; made++) table.tapStock();
      expect(await said()).to.equal(0);
      expect(preferences.now.light).to.equal(light);
    }
    const { preferences, said } = await begun('auto', 9);
    expect([await said(), preferences.now.light]).to.deep.equal([0, 'off']);
  });

  it('are ended by an answer', async () => {
    const { table, preferences, said } = await begun('auto');
    await said();
    await tap(table.querySelector('.notice button') ?? expect.fail());
    expect([await said(), preferences.now.light]).to.deep.equal([0, 'on']);
    for (let made = 0; made < 9; made++) table.tapStock();
    expect(preferences.now.light).to.equal('on');
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
