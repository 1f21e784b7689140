import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import { LESSON } from './lessons.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { PreferenceKeeper } from './preferences.ts';

/** Whoever has made so many moves has seen what can move. */
const LONG_ENOUGH = 8;

/** That the light has gone out is said for so long, milliseconds. */
const GONE_MS = 12_000;

const ID = 'light';

/**
 * Lets the beginner's light shine for whoever has never decided about it, and says once what a tap and a drag do. The first
 * press or move takes the words away, and a few moves the light, for good; then it is said how to have it again.
 */
export async function beginFirstMinutes(
  table: SolitaireTable,
  words: Words,
  notices: NoticeBar,
  preferences: PreferenceKeeper,
): Promise<void> {
  if (preferences.now.light !== 'auto') return;
  await table.ready;
  const hush = (): void => notices.hide(ID);
  const press = (event: PointerEvent): void => {
    // A press on one of its buttons is an answer.
    if (!event.composedPath().includes(notices)) hush();
  };
  const count = (change?: unknown): void => {
    if (change !== undefined) hush();
    if (preferences.now.light !== 'auto') end();
    else if ((table.state?.moves ?? 0) >= LONG_ENOUGH) {
      preferences.change({ light: 'off' });
      if (change === undefined) return;
      notices.hide(LESSON);
      const close = { label: words.format('nav-close') };
      notices.show({ id: ID, text: words.format('light-gone'), choices: [close], ms: GONE_MS });
    }
  };
  const unwatch = preferences.watch(() => count());
  const end = (): void => {
    hush();
    unwatch();
    table.removeEventListener('pointerdown', press);
    table.removeEventListener('solitaire-change', count);
  };
  // One thing at a time: what is wrong with the address comes first.
  if ((table.state?.moves ?? 0) === 0 && notices.notices.length === 0) {
    table.addEventListener('pointerdown', press);
    notices.show({
      id: ID,
      text: words.format('light-first'),
      choices: [
        { label: words.format('light-show'), act: () => preferences.change({ light: 'on' }) },
        { label: words.format('light-out'), act: () => preferences.change({ light: 'off' }) },
      ],
    });
  }
  table.addEventListener('solitaire-change', count);
  count();
}
