import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import { gameText } from './game-text.ts';

/**
 * How a game is played, in a sheet over the page: at the foot of a phone, at the side of a wide screen. The game stays
 * as it is underneath. Shown in the page itself, so that the page's style sheet holds for it.
 */
export class RulesSheet extends LitElement {
  static override properties = {
    game: { attribute: false },
    words: { attribute: false },
    root: { attribute: false },
    opened: { state: true },
  };

  /** Whose rules. */
  declare game: Game | undefined;
  declare words: Words | undefined;
  /** The root of the site, for links to other games. */
  declare root: URL | undefined;
  /** Whether it was ever opened: the text is composed only then. */
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
    if (dialog?.open === false) dialog.showModal();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, words, root, opened } = this;
    if (!opened || !game || !words || !root) return nothing;
    return html`
      <dialog class="sheet" closedby="any" aria-labelledby="rules-heading">
        <div class="sheet-bar">
          <h2 id="rules-heading">${words.format('page-heading', { name: game.name })}</h2>
          <button class="button" type="button" @click=${this.#close}>${words.format('close')}</button>
        </div>
        <div class="sheet-text" tabindex="0">${gameText(game, words, root)}</div>
      </dialog>
    `;
  }

  #close(): void {
    this.querySelector('dialog')?.close();
  }
}
