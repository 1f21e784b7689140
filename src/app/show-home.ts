import './home.css';
import { render } from 'lit';
import { gameById } from '../games/index.ts';
import { openStore } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import { GameFinder } from './game-finder.ts';
import { homePage } from './home-page.ts';
import { watchInstalling } from './installing.ts';
import { namePage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { homeTitle } from './page-title.ts';
import { gameAddress } from './route.ts';
import { SettingsSheet } from './settings-sheet.ts';
import { announceVersions } from './version-notices.ts';

/**
 * Shows the home page, and what it knows of deals again when it comes back from the browser's memory.
 *
 * @param goesOn whether to go straight on with the deal played last, where there is one
 */
export async function showHome(words: Words, root: URL, goesOn: boolean): Promise<void> {
  define('notice-bar', NoticeBar);
  define('game-finder', GameFinder);
  define('settings-sheet', SettingsSheet);
  namePage(homeTitle(words), words);
  const store = openStore();
  let show = (): void => undefined;
  const installing = watchInstalling(window, () => show());
  let begun = await store.dealsInProgress();
  const last = goesOn ? begun.find(({ game }) => gameById(game)) : undefined;
  if (last) {
    location.replace(gameAddress(root, words.locale, last.game, last.deal));
    return;
  }

  show = () => {
    render(homePage({ words, root, begun, installing: installing(), openSettings }), document.body);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void store.dealsInProgress().then((deals) => {
      begun = deals;
      show();
    });
  });
  show();
  const notices = document.querySelector<NoticeBar>('notice-bar');
  if (notices) await announceVersions(root, words, notices, () => Promise.resolve());
}

function openSettings(): void {
  void document.querySelector<SettingsSheet>('settings-sheet')?.open();
}
