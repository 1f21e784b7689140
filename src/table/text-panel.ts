import { html, type TemplateResult } from 'lit';
import { faceFrom } from '../cards/card.ts';
import { typedCard } from '../text/typed-card.ts';
import type { Words } from '../text/words.ts';
import { ORDERS } from './text-orders.ts';

/** What the text board shows. */
export interface TextBoardShown {
  /** A line for each pile. */
  readonly lines: readonly string[];
  /** What was said to what was typed last. */
  readonly answer: string;
  readonly isShort: boolean;
}

/** What the text board does. */
export interface TextPanelActions {
  /** This was typed. */
  typed(text: string): void;
  /** Changes between the long and the short form. */
  turnForm(): void;
  close(): void;
}

const [SEVEN_OF_HEARTS, EIGHT_OF_SPADES] = [faceFrom(2, 6), faceFrom(1, 7)];

/** What can be typed. */
export function textHelp(words: Words): string {
  return words.format('text-board-help', {
    one: typedCard(SEVEN_OF_HEARTS, words),
    other: typedCard(EIGHT_OF_SPADES, words),
    commands: words.list(ORDERS.map((order) => words.format(order))),
  });
}

/**
 * The position as lines of text, with a field for moves. What is answered is read out by the table's one live region, and
 * stands here for the eye and for whoever reads line by line.
 */
export function textPanel(words: Words, shown: TextBoardShown, actions: TextPanelActions): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const field = new FormData(form).get('typed');
    form.reset();
    if (typeof field === 'string' && field.trim() !== '') actions.typed(field);
  };
  return html`<div class="panel" id="text-board" role="dialog" aria-labelledby="text-title" tabindex="-1">
    <h2 class="title" id="text-title">${words.format('menu-text')}</h2>
    <form @submit=${submit}>
      <label for="typed">${words.format('typed-move')}</label>
      <span class="typing">
        <input
          id="typed"
          name="typed"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="send"
          maxlength="80"
        />
        <button type="submit" class="main">${words.format('text-board-play')}</button>
      </span>
      <p id="answer">${shown.answer}</p>
    </form>
    <ul>
      ${shown.lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    <p>${textHelp(words)}</p>
    <p class="choices">
      <button type="button" id="short" aria-pressed=${String(shown.isShort)} @click=${actions.turnForm}>
        ${words.format('text-board-short')}
      </button>
      <button type="button" @click=${actions.close}>${words.format('close')}</button>
    </p>
  </div>`;
}
