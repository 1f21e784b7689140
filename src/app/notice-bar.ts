import { html, LitElement, nothing, type TemplateResult } from 'lit';

/** Something the page has to say, beside the game. */
export interface Notice {
  /** One notice of a kind at a time: a later one with the same id takes the place of the first. */
  readonly id: string;
  readonly text: string;
  /** What the player may do about it; most of them also take the notice away. */
  readonly choices: readonly Choice[];
  /**
   * Goes away by itself after this time, in milliseconds, and comes only when nothing else is said; absent: it stays
   * until a choice is made.
   */
  readonly ms?: number;
}

/** A button of a notice. */
export interface Choice {
  readonly label: string;
  /** The one that most people want. */
  readonly main?: true;
  readonly act?: () => void;
  /** Whether the notice stays all the same. */
  readonly stays?: true;
}

/**
 * Says things quietly at the foot of the page, and to those who listen as a status. Nothing moves for it.
 * Shown in the page itself, so that the page's style sheet holds for it.
 */
export class NoticeBar extends LitElement {
  static override properties = { notices: { attribute: false } };

  /** What is being said, oldest first. */
  declare notices: readonly Notice[];

  /** Those that go away by themselves and have begun to. */
  readonly #going = new WeakSet<Notice>();

  constructor() {
    super();
    this.notices = [];
  }

  /** Says it. */
  show(notice: Notice): void {
    this.notices = [...this.notices.filter(({ id }) => id !== notice.id), notice];
  }

  /** Says it no more. */
  hide(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<div role="status">${this.#said.map((notice) => this.#notice(notice))}</div>`;
  }

  protected override updated(): void {
    for (const notice of this.#said) {
      if (notice.ms === undefined || this.#going.has(notice)) continue;
      this.#going.add(notice);
      setTimeout(() => this.#takeAway(notice), notice.ms);
    }
  }

  /** What is said now: what is brief waits until the rest has been answered. */
  get #said(): readonly Notice[] {
    const lasting = this.notices.filter(({ ms }) => ms === undefined);
    return lasting.length > 0 ? lasting : this.notices;
  }

  #notice(notice: Notice): TemplateResult {
    const { id, text, choices } = notice;
    const buttons = choices.map(
      ({ label, main, act, stays }) =>
        html`<button
          class=${main ? 'button main' : 'button'}
          type="button"
          @click=${() => {
            if (!stays) this.#takeAway(notice);
            act?.();
          }}
        >
          ${label}
        </button>`,
    );
    return html`<div class="notice" data-notice=${id}>
      <p>${text}</p>
      ${buttons.length === 0 ? nothing : html`<div class="choices">${buttons}</div>`}
    </div>`;
  }

  #takeAway(notice: Notice): void {
    this.notices = this.notices.filter((other) => other !== notice);
  }
}
