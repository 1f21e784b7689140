import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { PreferenceKeeper } from './preferences.ts';

/** Whoever has made so many moves has seen what can move. */
const LONG_ENOUGH = 8;

/** What a player points with, as words tell it. */
export type PointsWith = 'mouse' | 'finger';

/**
 * Lets the beginner's light shine for whoever has never decided about it, and says once what a tap and a drag do. A few
 * moves put the light out, for good; then it is said how to have it again. Whatever is said stays until it is answered
 * or another deal comes: only then does the table take the room.
 *
 * @param room below the table, where nothing covers a card; it is removed when nothing is left to say
 */
export async function beginFirstMinutes(
  table: SolitaireTable,
  words: Words,
  room: NoticeBar,
  preferences: PreferenceKeeper,
  by: PointsWith,
): Promise<void> {
  await table.ready;
  const close = { label: words.format('nav-close'), act: () => room.remove() };
  const choose = (light: 'on' | 'off') => () => {
    room.remove();
    preferences.change({ light });
  };
  const end = (): void => {
    unwatch();
    table.removeEventListener('solitaire-change', count);
  };
  const count = (): void => {
    if ((table.state?.moves ?? 0) < LONG_ENOUGH) return;
    end();
    preferences.change({ light: 'off' });
    room.show({ id: 'light', text: words.format('light-gone'), choices: [close] });
  };
  // A decision made elsewhere, in the settings or in another tab.
  const unwatch = preferences.watch(() => {
    if (preferences.now.light === 'auto') return;
    end();
    room.remove();
  });
  table.addEventListener('solitaire-deal', () => room.remove(), { once: true });
  table.addEventListener('solitaire-change', count);
  room.show({
    id: 'light',
    text: words.format('light-first', { by }),
    choices: [
      { label: words.format('light-show'), act: choose('on') },
      { label: words.format('light-out'), act: choose('off') },
      close,
    ],
  });
  count();
}
