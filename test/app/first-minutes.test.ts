import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { beginFirstMinutes } from '../../src/app/first-minutes.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import { DEFAULTS, PreferenceKeeper, type Preferences } from '../../src/app/preferences.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';
import { quietTable, tap } from '../table/harness.ts';
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
