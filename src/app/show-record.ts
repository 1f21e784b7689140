import './record.css';
import { gameById } from '../games/index.ts';
import { isRulesKey } from '../session/kept.ts';
import { localDay } from '../storage/result-list.ts';
import { sharedStore } from '../storage/store.ts';
import { loadWordsOfPages } from '../text/load-all-words.ts';
import { addRecordWords } from '../text/record-words.ts';
import { bring } from './bring.ts';
import { define } from './define.ts';
import { namePage, tellMissingLanguage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { recordTitle } from '../pages/page-title.ts';
import { RecordPage } from './record-page.ts';

/** Shows the page of the player's record: of one game where one is named, else of all. Opened `from` a game's table, it leads back there. */
export async function showRecord(
  language: string,
  root: URL,
  game: string | undefined,
  from: string | undefined,
): Promise<void> {
  const words = await bring(() => loadWordsOfPages(language));
  await addRecordWords(words);
  define('notice-bar', NoticeBar);
  define('record-page', RecordPage);
  namePage(recordTitle(words), words);
  const today = localDay(Date.now());
  const isKnown = game !== undefined && (gameById(game) !== undefined || isRulesKey(game));
  const page = Object.assign(new RecordPage(), {
    words,
    root,
    store: sharedStore(),
    game: isKnown ? game : undefined,
    unknown: isKnown ? undefined : game,
    from,
    today,
  });
  document.body.replaceChildren(page);
  await page.updateComplete;
  tellMissingLanguage(words, language);
  // What is looked at comes first.
  const { BackupPanel } = await bring(() => import('./backup-panel.ts'));
  define('backup-panel', BackupPanel);
}
