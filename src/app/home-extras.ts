import { loadAppWords } from '../text/app-words.ts';
import { bring } from './bring.ts';
import { define } from './define.ts';
import { NoticeBar } from './notice-bar.ts';
import { homeAddress } from './route.ts';
import { SettingsSheet } from './settings-sheet.ts';
import type { Speaker } from './version-notices.ts';

/** Opens the settings over the home page. */
export async function openSettings(root: URL, language: string): Promise<void> {
  define('settings-sheet', SettingsSheet);
  const words = await bring(() => loadAppWords(language), 'asked for');
  const sheet = document.querySelector<SettingsSheet>('settings-sheet') ?? new SettingsSheet();
  document.body.append(
    Object.assign(sheet, { words, root, addressIn: (to: string) => homeAddress(root, to) }),
  );
  await sheet.open();
}

/** Makes a place for notices on the home page. */
export async function openNotices(language: string): Promise<Speaker> {
  define('notice-bar', NoticeBar);
  const words = await bring(() => loadAppWords(language), 'by the way');
  const notices = document.querySelector<NoticeBar>('notice-bar') ?? new NoticeBar();
  if (!notices.isConnected) document.querySelector('main')?.before(notices);
  return { words, notices };
}
