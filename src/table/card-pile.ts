import { adoptStyles, html, LitElement, nothing, type TemplateResult } from 'lit';
import { cardPileStyles } from './card-pile-styles.ts';
import { icon, MARKS } from './icons.ts';

/**
 * One pile: its place on the table and its empty mark. Holds no cards (they live in the table's one flat layer, and are
 * owned by their ids) and hears no pointer.
 */
export class CardPile extends LitElement {
  static override properties = {
    mark: { attribute: false },
    count: { attribute: false },
    note: { attribute: false },
    empty: { type: Boolean, reflect: true },
  };
  static override styles = cardPileStyles;

  /** Drawn on the empty place: the letter of the rank that begins it, or the name of an icon. */
  declare mark: string;
  /** Shown over the cards: how many there are, or how many are covered. */
  declare count: string;
  /** Shown under the count: how often the stock may be turned again. */
  declare note: string;
  /** Whether no card lies here. */
  declare empty: boolean;
  readonly #root: ShadowRoot;

  constructor() {
    super();
    // Dressed in the document of its script, since its sheet belongs to that: in another one whoever serves the table gives
    // piles theirs.
    this.#root = this.attachShadow({ mode: 'open' });
    adoptStyles(this.#root, [cardPileStyles]);
    this.mark = '';
    this.count = '';
    this.note = '';
    this.empty = true;
  }

  protected override createRenderRoot(): ShadowRoot {
    return this.#root;
  }

  override render(): TemplateResult | typeof nothing {
    const { count, empty, mark, note } = this;
    const shownMark = empty && mark !== '';
    const drawing = MARKS[mark];
    if (!shownMark && count === '' && note === '') return nothing;
    return html`<div class="place" aria-hidden="true">
      ${shownMark ? (drawing ? icon(drawing) : mark) : nothing}
      ${
        count || note
          ? html`<span class="badge"
              >${count && html`<span>${count}</span>`}
              ${note && html`<span>${icon(MARKS.again)}${note}</span>`}</span
            >`
          : nothing
      }
    </div>`;
  }
}
