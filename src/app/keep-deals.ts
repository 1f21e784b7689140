import type { Store } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';

/** The setting that remembers that the question was put: it is never put twice. */
const ASKED = 'asked-to-keep';

/**
 * Asks whether the browser shall keep the deals even when space gets scarce, once, when a second game is begun: then
 * there is something to lose, and the question can be understood.
 *
 * @param playing the deal that was begun just now, which may not be stored yet
 * @param storage what is asked; not every browser that stores deals can be asked to keep them
 */
export async function askToKeep(
  store: Store,
  words: Words,
  notices: NoticeBar,
  playing: { readonly game: string; readonly deal: string },
  storage: Partial<StorageManager> = 'storage' in navigator ? navigator.storage : {},
): Promise<void> {
  if (!storage.persist || (await storage.persisted?.())) return;
  const others = (await store.dealsInProgress()).some(
    ({ game, deal }) => game !== playing.game || deal !== playing.deal,
  );
  if (!others || (await store.readSetting(ASKED)) !== undefined) return;
  store.saveSetting(ASKED, true);
  notices.show({
    id: 'keep',
    text: words.format('storage-keep'),
    choices: [
      { label: words.format('storage-keep-yes'), main: true, act: () => void storage.persist?.() },
      { label: words.format('storage-keep-no') },
    ],
  });
}
