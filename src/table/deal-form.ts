import { html, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';

/** What became of the form for a deal number. */
export interface DealFormActions {
  /** This was typed, whatever it is. */
  answer(typed: string): void;
  /** The deal is to be given by its cards; `text` are those that were pasted. */
  askForCards(text: string): void;
  close(): void;
}

/** Letters of the longest number, with a prefix and blanks around it. */
const LONGEST = 24;

/** Whoever types begins anew; whoever copies has it all. */
function select({ target }: Event): void {
  if (target instanceof HTMLInputElement) target.select();
}

/** A small form for a deal number. `problem` is what is wrong with the last answer, if anything; `deal` the number of the deal that lies there. */
export function dealForm(
  words: Words,
  problem: string | undefined,
  deal: string,
  actions: DealFormActions,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = event.target instanceof HTMLFormElement ? new FormData(event.target).get('deal') : '';
    actions.answer(typeof field === 'string' ? field : '');
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') actions.close();
  };
  // A number has one line, and is short: whatever else is pasted are cards.
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (text.length <= LONGEST && !text.includes('\n')) return;
    event.preventDefault();
    actions.askForCards(text);
  };
  return html`<form class="panel" id="deal-form" novalidate @submit=${submit} @keydown=${closeOnEscape}>
    <label for="deal">${words.format('deal-number-prompt')}</label>
    <input
      id="deal"
      name="deal"
      value=${deal}
      @focus=${select}
      @paste=${paste}
      inputmode="numeric"
      autocomplete="off"
      spellcheck="false"
      maxlength=${LONGEST}
      aria-describedby="deal-help"
      aria-invalid=${problem ? 'true' : 'false'}
    />
    <p id="deal-help" aria-live="polite">${problem ?? words.format('deal-number-help')}</p>
    <slot name="deal"></slot>
    <p class="choices">
      <button type="button" id="deal-cards" @click=${() => actions.askForCards('')}>
        ${words.format('deal-number-cards')}
      </button>
      <button type="button" @click=${() => actions.close()}>${words.format('cancel')}</button>
      <button type="submit" class="main">${words.format('deal-number-play')}</button>
    </p>
  </form>`;
}
