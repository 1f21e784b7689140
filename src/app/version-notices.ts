import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import { keepOffline, type Version } from './updates.ts';

/** How long it is said that everything works offline now, in milliseconds. */
const BRIEFLY = 8000;

/**
 * Keeps the site for play without a network, says once when that is so, and offers each newer version.
 *
 * @param quiet resolves when a notice disturbs nobody: no card is in the air
 */
export function announceVersions(
  root: URL,
  words: Words,
  notices: NoticeBar,
  quiet: () => Promise<void>,
): Promise<Version> {
  const version = keepOffline(root, {
    offlineReady: () =>
      notices.show({ id: 'offline-ready', text: words.format('offline-ready'), choices: [], ms: BRIEFLY }),
    newVersion: () => void quiet().then(offer),
  });
  const useIt = async (): Promise<void> => {
    if (await (await version).takeOver()) location.reload();
    // It waits on, and so does the offer.
    else offer();
  };
  const offer = (): void =>
    notices.show({
      id: 'update',
      text: words.format('update-available'),
      choices: [
        { label: words.format('update-now'), main: true, act: () => void useIt() },
        { label: words.format('update-later') },
      ],
    });
  return version;
}
