import { html, nothing, type TemplateResult } from 'lit';
import { locales } from '../text/app-locales.ts';
import type { Words } from '../text/words.ts';
import { languageName } from '../pages/language-name.ts';
import { define } from './define.ts';
import { CHOICES, DEFAULTS, preferences, type ChoiceName } from './preferences.ts';
import { backupAddress } from './route.ts';
import { Sheet } from './sheet.ts';

/** What is one of a few, and what is on or off, in the order of the sheet. */
const CHOSEN = [
  'theme',
  'table',
  'suits',
  'index',
  'back',
  'auto',
  'tap',
  'hints',
  'truth',
] as const satisfies ChoiceName[];
const SWITCHES = [
  'left',
  'light',
  'peek',
  'clock',
  'celebration',
  'sound',
  'haptics',
] as const satisfies ChoiceName[];

/** What the player may set. Every choice holds at once, here and in other tabs. */
export class SettingsSheet extends Sheet {
  static override properties = {
    addressIn: { attribute: false },
    root: { attribute: false },
  };

  /** The address of the page underneath in another language. */
  declare addressIn: ((language: string) => string) | undefined;
  /** The root of the site, where the sheet leads to pages of it. */
  declare root: URL | undefined;
  #unwatch: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = preferences.watch(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override heading(words: Words): string {
    return words.format('settings-title');
  }

  protected override content(words: Words): TemplateResult {
    return html`
      <form class="settings">
        ${this.#languages(words)} ${CHOSEN.map((name) => choices(name, words))} ${switches(words)}
        ${preferences.isStored ? nothing : html`<p role="status">${words.format('settings-not-stored')}</p>`}
        ${this.#keys(words)}
        <button class="button reset" type="button" @click=${() => preferences.change(DEFAULTS)}>
          ${words.format('settings-reset')}
        </button>
        ${
          this.root
            ? html`<a class="option" href=${backupAddress(this.root, words.locale)}
                >${words.format('settings-backup')}</a
              >`
            : nothing
        }
      </form>
    `;
  }

  /** The keys, behind a line that few open: what lists them is fetched then. */
  #keys(words: Words): TemplateResult {
    const open = async ({ target }: Event): Promise<void> => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const module = await import('./key-settings.ts').catch(() => undefined);
      if (module) define('key-settings', module.KeySettings);
    };
    return html`<details class="keys" @toggle=${open}>
      <summary>${words.format('keys-title')}</summary>
      <key-settings .words=${words}></key-settings>
    </details>`;
  }

  #languages(words: Words): TemplateResult | typeof nothing {
    const { addressIn } = this;
    if (!addressIn) return nothing;
    return html`
      <fieldset>
        <legend>${words.format('settings-language')}</legend>
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
}

function choices(name: ChoiceName, words: Words): TemplateResult {
  return html`
    <fieldset>
      <legend>${words.format(`settings-${name}`)}</legend>
      ${CHOICES[name].map(
        (value) =>
          html`<label class="option">
            <input
              type="radio"
              name=${name}
              value=${value}
              .checked=${preferences.now[name] === value}
              @change=${() => preferences.change({ [name]: value })}
            />
            ${words.format(`settings-${name}-value`, { value })}
          </label>`,
      )}
    </fieldset>
  `;
}

function switches(words: Words): TemplateResult {
  return html`
    <fieldset>
      <legend>${words.format('settings-switches')}</legend>
      ${SWITCHES.map(
        (name) =>
          html`<label class="option">
            <input
              type="checkbox"
              name=${name}
              value=${name}
              .checked=${preferences.now[name] !== 'off'}
              @change=${() => preferences.change({ [name]: preferences.now[name] === 'off' ? 'on' : 'off' })}
            />
            ${words.format(`settings-${name}`)}
          </label>`,
      )}
    </fieldset>
  `;
}
