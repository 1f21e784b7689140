import './choose.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import { ALL, FACET_NAMES, FACETS, FAMILIES, MEASURED, type Filters, type Facet } from './filters.ts';
import { Sheet } from './sheet.ts';

/** What stands below a facet that needs explaining. */
const TOLD: Partial<Record<Facet, string>> = { won: 'choose-won-told', hand: 'choose-hand-told' };

/** What games may be filtered by. Every choice holds at once: the list underneath follows. */
export class FilterSheet extends Sheet {
  static override properties = {
    filters: { attribute: false },
    left: { attribute: false },
  };

  /** What is chosen now. */
  declare filters: Filters;
  /** How many games are left. */
  declare left: number;
  /** Is told of each other choice. */
  choose: (filters: Filters) => void = () => undefined;

  protected override heading(words: Words): string {
    return words.format('choose-title');
  }

  protected override content(words: Words): TemplateResult {
    const { left } = this;
    const close = (): void => this.querySelector('dialog')?.close();
    return html`
      <form class="settings" @submit=${(event: Event) => event.preventDefault()}>
        ${FACET_NAMES.map((facet) => this.#facet(facet, words))} ${this.#families(words)}
      </form>
      <div class="choose-foot">
        <span class="heard" role="status">${words.format('choose-show', { n: left })}</span>
        <button class="button main" type="button" @click=${close}>
          ${words.format('choose-show', { n: left })}
        </button>
        <button class="button outlined" type="button" @click=${() => this.choose(ALL)}>
          ${words.format('choose-clear')}
        </button>
      </div>
    `;
  }

  #facet(facet: Facet, words: Words): TemplateResult {
    const told = TOLD[facet];
    const chosen = this.filters[facet];
    const change = (value: string): void => {
      const others = chosen.filter((other) => other !== value);
      const values = others.length < chosen.length ? others : [...chosen, value];
      this.choose({ ...this.filters, [facet]: FACETS[facet].filter((known) => values.includes(known)) });
    };
    return html`
      <fieldset>
        <legend>${words.format(`choose-${facet}`)}</legend>
        ${FACETS[facet].map(
          (value) =>
            html`<label class="option">
              <input
                type="checkbox"
                name=${facet}
                value=${value}
                .checked=${chosen.includes(value)}
                @change=${() => change(value)}
              />
              ${words.format(`choose-${facet}-value`, { value })}
            </label>`,
        )}
        ${told === undefined ? nothing : html`<p class="muted">${words.format(told, { n: MEASURED })}</p>`}
      </fieldset>
    `;
  }

  #families(words: Words): TemplateResult {
    const { family: chosen } = this.filters;
    const change = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement) this.choose({ ...this.filters, family: target.value });
    };
    return html`
      <label class="choose-family">
        <strong>${words.format('choose-family')}</strong>
        <select class="share-field" name="family" @change=${change}>
          <option value="" .selected=${chosen === ''}>${words.format('choose-family-any')}</option>
          ${FAMILIES.map(
            (family) =>
              html`<option value=${family} .selected=${chosen === family}>
                ${words.format('family', { family })}
              </option>`,
          )}
        </select>
      </label>
    `;
  }
}
