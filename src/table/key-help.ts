import { html, type TemplateResult } from 'lit';
import { keyWords } from '../text/key-words.ts';
import type { Words } from '../text/words.ts';
import { columnOf, type KeyDeed, type KeyMap } from './key-map.ts';

/** Letters that do the same beside Control, wherever else a deed has its keys. */
const WITH_CONTROL: ReadonlyMap<KeyDeed, string> = new Map([
  ['undo', 'Z'],
  ['redo', 'Y'],
]);

/** What a key is called, by its name as `keyName` gives it. */
export function keyCalled(words: Words, key: string): string {
  return words.format('key-name', { key: key.length === 1 ? key.toLocaleUpperCase(words.locale) : key });
}

/** What a deed is, in words. */
export function deedSaid(words: Words, deed: KeyDeed): string {
  const n = columnOf(deed);
  return n === undefined ? words.format('key-does', { deed }) : words.format('key-column', { n });
}

/** The sheet that lists the keys, as they are now. */
export function keyHelp(plain: Words, keys: KeyMap, close: () => void): TemplateResult {
  const words = keyWords(plain);
  const called = (deed: KeyDeed): string[] => {
    const names = keys.keysOf(deed).map((key) => keyCalled(words, key));
    const letter = WITH_CONTROL.get(deed);
    return letter === undefined ? names : [...names, `${words.format('key-control')}+${letter}`];
  };
  const deeds = keys.deeds.filter((deed) => columnOf(deed) === undefined);
  const columns = keys.deeds.filter((deed) => columnOf(deed) !== undefined).flatMap(called);
  const rows = [
    ...deeds.map((deed) => [called(deed).join(', ') || words.format('keys-none'), deedSaid(words, deed)]),
    [columns.join(' '), words.format('key-columns')],
    [words.format('keys-find'), words.format('keys-find-does')],
  ];
  return html`<div class="panel" id="keys" role="dialog" aria-labelledby="keys-title" tabindex="-1">
    <h2 class="title" id="keys-title">${words.format('keys-title')}</h2>
    <dl>
      ${rows.map(
        ([names, what]) =>
          html`<div>
            <dt>${names}</dt>
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
