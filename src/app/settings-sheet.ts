import { html, nothing, type TemplateResult } from 'lit';
import { locales } from '../text/app-locales.ts';
import type { Words } from '../text/words.ts';
import { languageName } from '../pages/language-name.ts';
import { bring } from './bring.ts';
import { define } from './define.ts';
import { folded } from './folded.ts';
import { preferences } from './preferences.ts';
import { backupAddress } from './route.ts';
import { settingGroups, type SettingGroup } from './setting-groups.ts';
import { Sheet } from './sheet.ts';

/** What the player may set. Every choice holds at once, here and in other tabs, and is seen on the table above the sheet. */
export class SettingsSheet extends Sheet {
  static override properties = {
    addressIn: { attribute: false },
    root: { attribute: false },
    sought: { state: true },
  };

  /** The address of the page underneath in another language. */
  declare addressIn: ((language: string) => string) | undefined;
  /** The root of the site, where the sheet leads to pages of it. */
  declare root: URL | undefined;
  /** What is looked for among the settings, as it was typed. */
  declare private sought: string;

  constructor() {
    super();
    preferences.redraw(this);
    this.sought = '';
  }

  protected override heading(words: Words): string {
    return words.format('settings-title');
  }

  protected override content(words: Words): TemplateResult {
    const wanted = folded(this.sought).split(' ');
    const fits = (...texts: string[]): boolean => {
      const text = folded(texts.join(' '));
      return wanted.every((word) => text.includes(word));
    };
    const parts = [
      this.#languages(words, fits),
      ...settingGroups(words).map((group) => fieldset(group, fits)),
      keys(words, fits),
      this.#backup(words, fits),
    ].filter((part) => part !== nothing);
    const label = words.format('settings-search');
    return html`
      <form class="settings" @submit=${(event: Event) => event.preventDefault()}>
        <input
          type="search"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          aria-label=${label}
          placeholder=${label}
          @input=${this.#seek}
        />
        <div class="none" aria-live="polite">
          ${parts.length === 0 ? words.format('settings-none') : nothing}
        </div>
        ${preferences.isStored ? nothing : html`<p role="status">${words.format('settings-not-stored')}</p>`}
        ${parts}
        <button class="button reset" type="button" @click=${() => preferences.reset()}>
          ${words.format('settings-reset')}
        </button>
      </form>
    `;
  }

  readonly #seek = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.sought = target.value;
  };

  #languages(words: Words, fits: Fits): TemplateResult | typeof nothing {
    const { addressIn } = this;
    const legend = words.format('settings-language');
    if (!addressIn || !fits(legend, ...locales.map(languageName))) return nothing;
    return html`
      <fieldset>
        <legend>${legend}</legend>
        ${locales.map(
          (language) =>
            html`<a
              class="option"
              href=${addressIn(language)}
              hreflang=${language}
              lang=${language}
              aria-current=${language === words.locale ? 'true' : nothing}
              @click=${() => preferences.change({ language })}
              >${languageName(language)}</a
            >`,
        )}
      </fieldset>
    `;
  }

  #backup(words: Words, fits: Fits): TemplateResult | typeof nothing {
    const label = words.format('settings-backup');
    if (!this.root || !fits(label)) return nothing;
    return html`<a class="option" href=${backupAddress(this.root, words.locale)}>${label}</a>`;
  }
}

/** The keys, behind a line that few open: what lists them is fetched then. Home has no table, and no words for its keys. */
function keys(words: Words, fits: Fits): TemplateResult | typeof nothing {
  const title = words.has('keys-title') ? words.format('keys-title') : undefined;
  if (title === undefined || !fits(title)) return nothing;
  const open = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const { KeySettings } = await bring(() => import('./key-settings.ts'), 'asked for');
    define('key-settings', KeySettings);
  };
  return html`<details class="keys" @toggle=${open}>
    <summary>${title}</summary>
    <key-settings .words=${words}></key-settings>
  </details>`;
}

/** Whether texts hold all that is looked for. */
type Fits = (...texts: string[]) => boolean;

/** A group with the options that are looked for: all of them where its heading is. */
function fieldset({ legend, options, isOne }: SettingGroup, fits: Fits): TemplateResult | typeof nothing {
  const found = options.filter(({ label }) => fits(legend, label));
  const shown = isOne && found.length > 0 ? options : found;
  if (shown.length === 0) return nothing;
  return html`
    <fieldset>
      <legend>${legend}</legend>
      ${shown.map(
        ({ name, value, label, isChecked, choose }) =>
          html`<label class="option">
            <input
              type=${isOne ? 'radio' : 'checkbox'}
              name=${name}
              value=${value}
              .checked=${isChecked}
              @change=${choose}
            />
            ${label}
          </label>`,
      )}
    </fieldset>
  `;
}
