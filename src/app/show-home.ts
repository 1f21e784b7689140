import { render } from 'lit';
import { openStore } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import { homePage } from './home-page.ts';
import { namePage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { homeTitle } from './page-title.ts';
import { announceVersions } from './version-notices.ts';

/** Shows the home page, and what it knows of deals again when it comes back from the browser's memory. */
export async function showHome(words: Words, root: URL): Promise<void> {
  define('notice-bar', NoticeBar);
  namePage(homeTitle(words), words);
  const store = openStore();
  const show = async (): Promise<void> => {
    render(homePage({ words, root, begun: await store.dealsInProgress() }), document.body);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void show();
  });
  await show();
  const notices = document.querySelector<NoticeBar>('notice-bar');
  if (notices) await announceVersions(root, words, notices, () => Promise.resolve());
}
