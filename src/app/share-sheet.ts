import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import { copy, share, type HandedOver, type Link, type Ways } from './hand-over.ts';
import { Sheet } from './sheet.ts';

/** Something that can be handed on: said in words, and as a link, which may have to be looked for first. */
export interface Offer {
  readonly id: string;
  readonly heading: string;
  readonly told: string;
  /** The link; or what makes it, which gives a sentence where there is none. */
  readonly link: Link | (() => Promise<Link | string>);
}

/** What can be handed on of the deal on the table, each with buttons that do it. */
export class ShareSheet extends Sheet {
  static override properties = {
    offers: { attribute: false },
    ways: { attribute: false },
    found: { state: true },
    said: { state: true },
  };

  declare offers: readonly Offer[];
  /** What the browser offers for handing over. */
  declare ways: Ways;
  /** Links that were looked for, or what is said in their stead, by their offers. */
  declare private found: ReadonlyMap<string, Link | string>;
  /** What became of the link that was handed on last. */
  declare private said: { readonly id: string; readonly became: HandedOver } | undefined;

  constructor() {
    super();
    this.offers = [];
    this.ways = navigator;
    this.found = new Map();
    this.said = undefined;
  }

  /** Opens the sheet for what lies on the table now. */
  offer(offers: readonly Offer[]): Promise<void> {
    this.offers = offers;
    this.found = new Map();
    this.said = undefined;
    return this.open();
  }

  protected override heading(words: Words): string {
    return words.format('share');
  }

  protected override content(words: Words): TemplateResult {
    return html`<div class="shares">${this.offers.map((offer) => this.#offer(offer, words))}</div>`;
  }

  #offer({ id, heading, told, link }: Offer, words: Words): TemplateResult {
    const known = typeof link === 'function' ? this.found.get(id) : link;
    const body =
      known === undefined
        ? html`<button class="button" type="button" @click=${() => void this.#find(id, link)}>
            ${words.format('share-look')}
          </button>`
        : typeof known === 'string'
          ? html`<p role="status">${known}</p>`
          : this.#link(id, known, words);
    return html`<section data-share=${id} aria-labelledby="share-${id}">
      <h3 id="share-${id}">${heading}</h3>
      <p>${told}</p>
      ${body}
    </section>`;
  }

  #link(id: string, link: Link, words: Words): TemplateResult {
    const hand = async (way: typeof share): Promise<void> => {
      this.said = { id, became: await way(link, this.ways) };
      if (this.said.became !== 'refused') return;
      await this.updateComplete;
      this.querySelector<HTMLInputElement>(`[data-share="${id}"] input`)?.select();
    };
    const became = this.said?.id === id ? this.said.became : undefined;
    return html`<p class="share-ways">
        ${
          this.ways.share
            ? html`<button class="button main" type="button" @click=${() => void hand(share)}>
                ${words.format('share-send')}
              </button>`
            : nothing
        }
        <button class="button" type="button" @click=${() => void hand(copy)}>
          ${words.format('share-copy')}
        </button>
        <span role="status">${became === 'copied' ? words.format('share-copied') : nothing}</span>
      </p>
      ${
        became === 'refused'
          ? html`<label
              >${words.format('share-by-hand')}
              <input class="share-field" readonly .value=${link.url} @focus=${selectAll} />
            </label>`
          : nothing
      }`;
  }

  async #find(id: string, find: Offer['link']): Promise<void> {
    if (typeof find !== 'function') return;
    const { offers, words } = this;
    this.found = new Map(this.found).set(id, words?.format('share-looking') ?? '');
    const found = await find();
    if (this.offers === offers) this.found = new Map(this.found).set(id, found);
  }
}

function selectAll({ target }: Event): void {
  if (target instanceof HTMLInputElement) target.select();
}
