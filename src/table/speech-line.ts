/** A line that is read out politely whenever its text changes. */
export class Speech {
  #element: HTMLElement | undefined;
  #last = '';

  /** From now on, `element` is the line. */
  on(element: HTMLElement): void {
    this.#element = element;
  }

  /** Says a text, also when it is the same as the last one. */
  say(text: string): void {
    // The same text again would be no change; a blank at its end is one that nobody hears.
    this.#last = text === this.#last ? `${text}\u00A0` : text;
    if (this.#element) this.#element.textContent = this.#last;
  }
}
