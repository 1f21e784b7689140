import { html, nothing, type TemplateResult } from 'lit';

/** A quiet line over the table, and what can be done about what it says. */
export interface Notice {
  readonly text: string;
  readonly choice?: { readonly label: string; act(): void };
  /** Whether it stays until it is replaced; if not, the next press takes it away. */
  readonly stays?: boolean;
}

/** Shows a notice. What it says is also said aloud, by the line that is for that. */
export function noticeLine(notice: Notice): TemplateResult {
  const { text, choice } = notice;
  return html`<div class="notice">
    <span aria-hidden="true">${text}</span>
    ${choice ? html`<button type="button" @click=${() => choice.act()}>${choice.label}</button>` : nothing}
  </div>`;
}
