import { html, type TemplateResult } from 'lit';

/** What can be done about a notice. */
export interface NoticeChoice {
  readonly label: string;
  act(): void;
}

/** A quiet line over the table, and what can be done about what it says. */
export interface Notice {
  readonly text: string;
  readonly choices?: readonly NoticeChoice[];
  /** Whether it stays until it is replaced; if not, the next press takes it away. */
  readonly stays?: boolean;
  /** Called when it is shown no more. */
  gone?(): void;
}

/** Shows a notice. What it says is also said aloud, by the line that is for that. */
export function noticeLine(notice: Notice): TemplateResult {
  const { text, choices = [] } = notice;
  return html`<div class="notice">
    <span aria-hidden="true">${text}</span>
    ${choices.map(({ label, act }) => html`<button type="button" @click=${act}>${label}</button>`)}
  </div>`;
}
