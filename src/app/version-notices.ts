import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import { keepOffline, type Version } from './updates.ts';

/** How long it is said that everything works offline now, in milliseconds. */
export const BRIEFLY = 5000;

/** Where something can be said, and the words for it. */
export interface Speaker {
  readonly words: Words;
  readonly notices: NoticeBar;
}

/**
 * Keeps the site for play without a network, says once when that is so, and offers each newer version.
 *
 * @param speaker gives where it is said, once there is something to say
 * @param quiet resolves when a notice disturbs nobody: no card is in the air
 * @param offlineReady says that everything works offline, where the page has a way of its own for that
 */
export function announceVersions(
  root: URL,
  speaker: () => Promise<Speaker>,
  quiet: () => Promise<void>,
  offlineReady?: () => void,
): Promise<Version> {
  const version = keepOffline(root, {
    offlineReady: offlineReady ?? (() => void tellOffline()),
    newVersion: () => void quiet().then(offer),
  });
  const began = firstDeed();
  const tellOffline = async (): Promise<void> => {
    // Good to know, and no reason to talk to somebody who is still looking.
    await began;
    await quiet();
    const { words, notices } = await speaker();
    notices.show({ id: 'offline-ready', text: words.format('offline-ready'), choices: [], ms: BRIEFLY });
  };
  const useIt = async (): Promise<void> => {
    if (await (await version).takeOver()) location.reload();
    // It waits on, and so does the offer.
    else await offer();
  };
  const offer = async (): Promise<void> => {
    const { words, notices } = await speaker();
    notices.show({
      id: 'update',
      text: words.format('update-available'),
      choices: [
        { label: words.format('update-now'), main: true, act: () => void useIt() },
        { label: words.format('update-later') },
      ],
    });
  };
  return version;
}

/** Resolves when the player does something for the first time. */
function firstDeed(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, resolve, { once: true });
  });
}
