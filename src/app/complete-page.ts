import { dealName } from '../cards/deal-name.ts';
import { parseDealNumber } from '../cards/deal-number.ts';
import { lacksCards } from '../session/whole-deal.ts';
import { sharedStore } from '../storage/store.ts';
import type { SolitaireChangeEvent } from '../table/events.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import { loadWordsOfTable } from '../text/load-all-words.ts';
import { addRecordWords } from '../text/record-words.ts';
import { CARDS_MISSING, dealNumberSentence } from '../text/refusal-words.ts';
import type { Words } from '../text/words.ts';
import { askFirst } from './ask-first.ts';
import { define } from './define.ts';
import { beginFirstMinutes } from './first-minutes.ts';
import { Lessons } from './lessons.ts';
import type { GamePage } from './game-page.ts';
import { addStar } from './game-star.ts';
import { addRecord } from './game-record.ts';
import { addSharing } from './game-sharing.ts';
import { askToKeep } from './keep-deals.ts';
import { missingLanguage, namePage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { preferences } from './preferences.ts';
import { localName } from '../pages/local-name.ts';
import { gameTitle } from '../pages/page-title.ts';
import { RulesSheet } from './rules-sheet.ts';
import { SettingsSheet } from './settings-sheet.ts';
import type { Version } from './updates.ts';
import { announceVersions } from './version-notices.ts';

/** All words that the page of a game needs. Rejects where they cannot be fetched. */
export async function wordsOfPage(language: string): Promise<Words> {
  const words = await loadWordsOfTable(language);
  await addRecordWords(words);
  return words;
}

/**
 * Gives the page of a game all that nobody has to wait for: its words, what has to be said, and the site's store for play
 * without a network.
 *
 * @param words those of {@link wordsOfPage}
 * @param quiet resolves when no card is in the air
 */
export async function completePage(
  page: GamePage,
  table: SolitaireTable,
  quiet: () => Promise<void>,
  words: Words,
): Promise<void> {
  const { game, language, root } = page;
  define('notice-bar', NoticeBar);
  define('rules-sheet', RulesSheet);
  define('settings-sheet', SettingsSheet);
  const sharing = addSharing(page, table, words);
  addRecord(page, table, words, sharing);
  namePage(gameTitle(words, game), words);
  page.words = words;
  page.called = localName(game, words);
  await page.updateComplete;

  const rules = page.querySelector<RulesSheet>('rules-sheet');
  void addStar(page, rules, words);
  if (rules) rules.onTable = () => ({ deal: table.state?.deal, moves: table.record?.moves });
  const notices = page.querySelector<NoticeBar>('solitaire-table > notice-bar');
  if (!notices) throw new Error('The page of a game has no place for notices');
  complainOf(page, words, notices);
  const missing = missingLanguage(words, language);
  if (missing !== undefined)
    notices.show({ id: 'language', text: missing, choices: [{ label: words.format('nav-close') }] });
  askFirst(table, words, notices, preferences);
  sharing.begin(notices);
  if (!page.visiting) {
    const by = matchMedia('(hover: hover) and (pointer: fine)').matches ? 'mouse' : 'finger';
    const room = page.querySelector<NoticeBar>('.first-words');
    if (room) await beginFirstMinutes(table, words, room, preferences, by);
    new Lessons(table, words, notices, preferences);
  }
  // A deal is begun with its first move, here or before this page was loaded; while the table plays, nobody is asked.
  const ask = async ({ by }: SolitaireChangeEvent): Promise<void> => {
    if (by !== 'hand' || page.visiting) return;
    table.removeEventListener('solitaire-change', asked);
    await quiet();
    await askToKeep(sharedStore(), words, notices, { game: game.id, deal: table.state?.deal ?? '' });
  };
  const asked = (change: SolitaireChangeEvent): void => void ask(change);
  table.addEventListener('solitaire-change', asked);
  const version = await announceVersions(root, () => Promise.resolve({ words, notices }), quiet);
  page.renew = (nameDeal) => {
    if (version.waits()) void renew(version, nameDeal, quiet);
    return version.waits();
  };
}

/**
 * Changes to a newer version between two deals. The address is changed only after that: a browser then asks the old
 * version for the page's icon once more, and whoever asks something of the old version keeps it in place.
 */
async function renew(version: Version, nameDeal: () => void, quiet: () => Promise<void>): Promise<void> {
  const isRenewed = await version.takeOver();
  nameDeal();
  if (!isRenewed) return;
  // Meanwhile the new deal may have been begun.
  await quiet();
  location.reload();
}

/** Says what is wrong with a deal that the address asks for. */
function complainOf({ deal, game }: GamePage, words: Words, notices: NoticeBar): void {
  if (deal === undefined) return;
  const parsed = parseDealNumber(deal);
  const reason = lacksCards(game.rules, deal) ? CARDS_MISSING : parsed.ok ? undefined : parsed.reason;
  if (reason === undefined) return;
  const fault = dealNumberSentence(words, reason);
  notices.show({
    id: 'bad-deal',
    text: words.format('bad-deal', { deal: dealName(deal), fault }),
    choices: [{ label: words.format('nav-close') }],
  });
}
