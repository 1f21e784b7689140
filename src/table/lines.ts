import type { Facts, Words } from '../text/words.ts';
import type { Notice } from './notice.ts';
import { Speech } from './speech-line.ts';

/** All that the table says: aloud, and in the quiet line over the cards. */
export class Lines {
  readonly #speech: Speech;
  readonly #changed: () => void;
  #words: Words;
  #notice: Notice | undefined;
  #trouble: Notice | undefined;

  /** Says in `words` what is read out by the element `said`; `changed` is called when there is something else to see. */
  constructor(words: Words, said: HTMLElement, changed: () => void) {
    this.#words = words;
    this.#speech = new Speech(said);
    this.#changed = changed;
  }

  /** The words of the table's language. */
  get words(): Words {
    return this.#words;
  }

  set words(words: Words) {
    this.#words = words;
    this.#changed();
  }

  /** What is to be seen now: what was said last, or a trouble that lasts. */
  get shown(): Notice | undefined {
    return this.#notice ?? this.#trouble;
  }

  /** A message in the table's language. */
  text(id: string, facts?: Facts): string {
    return this.words.format(id, facts);
  }

  /** What was said aloud last. */
  get said(): string {
    return this.#speech.last;
  }

  /** Says something aloud. */
  say(text: string): void {
    this.#speech.say(text);
  }

  /** Shows a notice, and says it aloud. */
  note(notice: Notice): void {
    this.show(notice);
    this.say(notice.text);
  }

  /** Shows a notice in silence; undefined takes the last one away. */
  show(notice: Notice | undefined): void {
    const before = this.#notice;
    this.#notice = notice;
    before?.gone?.();
    this.#changed();
  }

  /** A trouble lasts, or with undefined, has passed. */
  trouble(notice: Notice | undefined): void {
    this.#trouble = notice;
    if (notice) this.say(notice.text);
    this.#changed();
  }

  /** The player goes on: what was only said in passing goes away. */
  pressed(): void {
    if (this.#notice && !this.#notice.stays) this.show(undefined);
  }
}
