import './record.css';
import { html } from 'lit';
import { isShown } from '../session/is-shown.ts';
import type { Result } from '../session/result.ts';
import { localDay } from '../storage/result-list.ts';
import { sharedStore } from '../storage/store.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import type { GamePage } from './game-page.ts';
import { recordIcon } from './page-icons.ts';
import type { Sharing } from './game-sharing.ts';
import { recordLine } from './record-figures.ts';
import { RecordSheet } from './record-sheet.ts';
import { WinTold } from './record-win.ts';

/**
 * Gives the page of a game the player's record of it: a quiet line in its bar, which opens a sheet, and what the panel
 * of a win says.
 *
 * @param words with those of the record
 * @param sharing what the panel of a win offers besides
 */
export function addRecord(page: GamePage, table: SolitaireTable, words: Words, sharing: Sharing): void {
  define('record-sheet', RecordSheet);
  const { game, root } = page;
  const store = sharedStore();
  const playAgain = async ({ deal }: Result): Promise<void> => {
    await store.playAgain(game.id, deal);
    await store.flush();
  };
  const today = () => localDay(Date.now());
  let results: readonly Result[] = [];
  const sheet = Object.assign(new RecordSheet(), { game, root, words, results, playAgain, today });
  const told = new WinTold(table, words);

  const show = (line: string): void => {
    const name = words.format('nav-record');
    const label = line === '' ? name : `${name}: ${line}`;
    page.record = html`<button
      class="button record-button"
      type="button"
      title=${label}
      aria-label=${label}
      @click=${open}
    >
      ${recordIcon}<span class="record-line" aria-hidden="true">${line}</span>
    </button>`;
  };
  const refresh = async (): Promise<void> => {
    results = await store.results(game.id);
    sheet.results = results;
    show(recordLine(results, words));
  };
  const open = async (): Promise<void> => {
    await refresh();
    await sheet.open();
  };

  /** Tells of the win that lies on the table: the one just made, or one that somebody has come back to. */
  const tell = (isNew: boolean): void => {
    const { state, record } = table;
    // Who only watches wins nothing.
    if (page.visiting || !record || state?.won !== true) return;
    if (isShown(record)) return told.showShown(sharing.afterWin(undefined));
    const win = { moves: state.moves, ms: record.ms };
    told.show(win, results, isNew, sharing.afterWin(win));
  };
  page.append(sheet);
  table.addEventListener('solitaire-deal', () => {
    told.clear();
    void refresh().then(() => tell(false));
  });
  table.addEventListener('solitaire-change', () => {
    if (table.state?.won !== true) told.clear();
  });
  table.addEventListener('solitaire-win', () => {
    const before = results[0];
    void refresh().then(() => tell(results[0]?.when !== before?.when));
  });
  // The button has its place before anything is known.
  show('');
  void refresh().then(() => tell(false));
}
