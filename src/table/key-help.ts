import { html, render } from 'lit';
import type { Focus } from './focus.ts';
import type { Lines } from './lines.ts';

/** The sheet that lists the keys. */
export class KeyHelp {
  readonly #sheet = document.createElement('div');
  readonly #board: HTMLElement;
  readonly #lines: Lines;
  readonly #focus: Focus;

  /** The sheet lies over `board`. */
  constructor(board: HTMLElement, lines: Lines, focus: Focus) {
    this.#board = board;
    this.#lines = lines;
    this.#focus = focus;
    this.#sheet.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
    this.#sheet.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.#sheet.contains(relatedTarget)) this.#sheet.remove();
    });
  }

  /** Shows the sheet, in the words of now. */
  open(): void {
    const { words } = this.#lines;
    const [deal = '', home = '', undo = '', redo = '', fresh = '', hint = '', finish = ''] = words
      .format('key-letters')
      .toUpperCase()
      .split(' ');
    const rows = words
      .format('key-list', { deal, home, undo, redo, fresh, hint, finish })
      .split('\n')
      .map((row) => row.split(' | '));
    render(
      html`<div class="panel" id="keys" role="dialog" aria-labelledby="keys-title" tabindex="-1">
        <h2 class="title" id="keys-title">${words.format('keys-title')}</h2>
        <dl>
          ${rows.map(
            ([keys, what]) =>
              html`<div>
                <dt>${keys}</dt>
                <dd>${what}</dd>
              </div>`,
          )}
        </dl>
        <p>${words.format('keys-and-readers')}</p>
        <p class="choices">
          <button type="button" @click=${() => this.#close()}>${words.format('close')}</button>
        </p>
      </div>`,
      this.#sheet,
    );
    this.#board.parentElement?.append(this.#sheet);
    this.#sheet.querySelector<HTMLElement>('#keys')?.focus();
  }

  #close(): void {
    this.#focus.take();
    this.#sheet.remove();
  }
}
