import { html, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';

/** The sheet that lists the keys. */
export function keyHelp(words: Words, close: () => void): TemplateResult {
  const [deal = '', home = '', undo = '', redo = '', fresh = '', hint = '', finish = ''] = words
    .format('key-letters')
    .toUpperCase()
    .split(' ');
  const rows = words
    .format('key-list', { deal, home, undo, redo, fresh, hint, finish })
    .split('\n')
    .map((row) => row.split(' | '));
  rows.splice(-1, 0, ['/', words.format('text-board-key')]);
  return html`<div class="panel" id="keys" role="dialog" aria-labelledby="keys-title" tabindex="-1">
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
      <button type="button" @click=${close}>${words.format('close')}</button>
    </p>
  </div>`;
}
