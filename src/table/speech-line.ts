/** A line that is read out politely whenever its text changes. */
export class Speech {
  readonly #element: HTMLElement;
  #last = '';

  /** `element` is the line. */
  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** What was said last. */
  get last(): string {
    return this.#last;
  }

  /** Says a text, also when it is the same as the last one. */
  say(text: string): void {
    // The same text again would be no change; a blank at its end is one that nobody hears.
    this.#last = text === this.#last ? `${text}\u00A0` : text;
    this.#element.textContent = this.#last;
  }
}
