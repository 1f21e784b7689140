import { html, render, type TemplateResult } from 'lit';
import type { Result } from '../session/result.ts';
import { recordsBroken, statistics } from '../session/statistics.ts';
import { durationText } from '../table/duration-text.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import { recordLine } from './record-figures.ts';
import type { ToldResult } from './shared-address.ts';

/** What the panel of a win says beside moves and time: what is a record, and how it stands. */
export class WinTold {
  readonly #table: SolitaireTable;
  readonly #words: Words;
  readonly #place = document.createElement('div');

  constructor(table: SolitaireTable, words: Words) {
    this.#table = table;
    this.#words = words;
    this.#place.slot = 'win';
    this.#place.className = 'win-told';
  }

  /** @param results with this win, the newest first; `isNew`: it is the last of them, and not one won again after an undo; `more`: what else is said and offered */
  show({ moves, ms }: ToldResult, results: readonly Result[], isNew: boolean, more: TemplateResult): void {
    const words = this.#words;
    const broken = isNew ? recordsBroken(results) : [];
    const n = statistics(results).streak.now;
    this.#say(html`
      <p class="win-heading">${words.format('win-title')}</p>
      <p>${words.format('win', { moves, time: durationText(ms) })}</p>
      ${broken.map((kind) => html`<p class="win-record">${words.format(`record-new-${kind}`, { n })}</p>`)}
      <p class="muted">${recordLine(results, words)}</p>
      ${more}
    `);
  }

  /** Says of a way to a win that it was shown; `more` as above. */
  showShown(more: TemplateResult): void {
    const words = this.#words;
    this.#say(html`
      <p class="win-heading">${words.format('line-playing')}</p>
      <p>${words.format('record-shown')}</p>
      ${more}
    `);
  }

  #say(what: TemplateResult): void {
    render(what, this.#place);
    this.#table.append(this.#place);
  }

  /** The deal is no more won, or another one lies there. */
  clear(): void {
    this.#place.remove();
  }
}
