import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import type { CalendarDay } from '../session/calendar-day.ts';
import type { Result } from '../session/result.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { dailyLink } from './record-daily.ts';
import { recordFigures } from './record-figures.ts';
import { recordHistory } from './record-history.ts';
import { recordAddress } from './route.ts';
import { Sheet } from './sheet.ts';

/** Deals that are shown beside the table; the page of the record has them all. */
const LAST = 5;

/** The player's record of one game, in short. */
export class RecordSheet extends Sheet {
  static override properties = {
    game: { attribute: false },
    root: { attribute: false },
    results: { attribute: false },
    playAgain: { attribute: false },
    today: { attribute: false },
  };

  declare game: Game;
  /** The root of the site. */
  declare root: URL;
  /** What became of its deals, the newest first. */
  declare results: readonly Result[];
  /** As for a table of deals. */
  declare playAgain: (result: Result) => Promise<void>;
  /** Gives the day that it is. */
  declare today: () => CalendarDay;

  protected override heading(words: Words): string {
    return words.format('record-of', { name: localName(this.game, words) });
  }

  protected override content(words: Words): TemplateResult {
    const { game, root, results, playAgain } = this;
    const all = recordAddress(root, words.locale, results.length > 0 ? game.id : undefined, game.id);
    return html`<div class="record">
      ${results.length === 0 ? html`<p>${words.format('record-empty')}</p>` : recordFigures(results, words, true)}
      ${
        results.length === 0
          ? nothing
          : html`<h3>${words.format('record-history')}</h3>
              ${recordHistory(results.slice(0, LAST), { words, root, named: false, playAgain })}`
      }
      <p>${dailyLink({ game, today: this.today(), words, root })}</p>
      <p><a class="button all" href=${all}>${words.format('record-everything')}</a></p>
      <p class="muted">${words.format('record-private')}</p>
    </div>`;
  }
}
