import './sheet.css';
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';

/** Within so many milliseconds two presses are one. */
const DOUBLE_PRESS = 500;

/**
 * A sheet over the page: at the foot of a phone, at the side of a wide screen. What lies underneath stays as it is.
 * Shown in the page itself, so that the page's style sheet holds for it.
 */
export abstract class Sheet extends LitElement {
  static override properties: PropertyDeclarations = {
    words: { attribute: false },
    opened: { state: true },
  };

  declare words: Words | undefined;
  /** Whether it was ever opened: what it shows is composed only then. */
  declare private opened: boolean;

  constructor() {
    super();
    this.opened = false;
  }

  /** Opens the sheet. */
  async open(): Promise<void> {
    this.opened = true;
    await this.updateComplete;
    const dialog = this.querySelector('dialog');
    if (!dialog || dialog.open) return;
    // Whoever presses a button twice does not want to close what the first press has opened.
    dialog.setAttribute('closedby', 'closerequest');
    setTimeout(() => dialog.setAttribute('closedby', 'any'), DOUBLE_PRESS);
    dialog.showModal();
  }

  /** What stands in its bar. */
  protected abstract heading(words: Words): string;

  /** What it shows. */
  protected abstract content(words: Words): TemplateResult | typeof nothing;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words, opened, localName } = this;
    if (!opened || !words) return nothing;
    return html`
      <dialog class="sheet" aria-labelledby="${localName}-heading">
        <div class="sheet-bar">
          <h2 id="${localName}-heading">${this.heading(words)}</h2>
          <button class="button" type="button" @click=${this.#close}>${words.format('nav-close')}</button>
        </div>
        <div class="sheet-text" tabindex="0">${this.content(words)}</div>
      </dialog>
    `;
  }

  #close(): void {
    this.querySelector('dialog')?.close();
  }
}
