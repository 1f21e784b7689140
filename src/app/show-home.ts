import './home.css';
import { render } from 'lit';
import { openStore } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import type { FirstList } from './first-list.ts';
import { GameFinder } from './game-finder.ts';
import { homePage } from './home-page.ts';
import { watchInstalling } from './installing.ts';
import { namePage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { homeTitle } from './page-title.ts';
import type { SettingsSheet } from './settings-sheet.ts';
import { announceVersions } from './version-notices.ts';

/**
 * Shows the home page, and what it knows of deals again when it comes back from the browser's memory.
 *
 * @param goesOn whether to go straight on with the deal played last, where there is one
 */
export async function showHome(words: Words, first: FirstList, root: URL, goesOn: boolean): Promise<void> {
  define('notice-bar', NoticeBar);
  define('game-finder', GameFinder);
  namePage(homeTitle(words), words);
  const store = openStore();
  let show = (): void => undefined;
  const installing = watchInstalling(window, () => show());
  let begun = await readBegun();
  if (goesOn && begun.last !== undefined) {
    location.replace(begun.last);
    return;
  }

  show = () => {
    const view = { words, root, first, begun: begun.list, installing: installing() };
    render(homePage({ ...view, openSettings: () => void openSettings() }), document.body);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void readBegun().then((now) => {
      begun = now;
      show();
    });
  });
  show();
  const notices = document.querySelector<NoticeBar>('notice-bar');
  if (notices) await announceVersions(root, words, notices, () => Promise.resolve());

  /** The games, whose names and drawings a list of deals takes, are loaded only where there are deals. */
  async function readBegun(): Promise<{ readonly list: string; readonly last?: string | undefined }> {
    const deals = await store.dealsInProgress();
    if (deals.length === 0) return { list: '' };
    const { continueList, lastDeal } = await import('./continue-list.ts');
    return { list: continueList(deals, words, root), last: lastDeal(deals, root, words.locale) };
  }
}

/** Few who come have something to set: the sheet is loaded for them. */
async function openSettings(): Promise<void> {
  const { SettingsSheet } = await import('./settings-sheet.ts');
  define('settings-sheet', SettingsSheet);
  await document.querySelector<SettingsSheet>('settings-sheet')?.open();
}
