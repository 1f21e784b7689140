import type { LanguageTexts } from '../text/word-files.ts';
import type { Desk } from './desk.ts';
import { pictureShown } from './picture-shown.ts';
import type * as module from './service.ts';
import type { CounselHost } from './counsel.ts';
import type { TableView } from './table-view.ts';

/** Brings the service to a table as soon as everything is there that it needs; each thing comes in its own time. */
export class Serving {
  readonly #host: CounselHost;
  readonly #desk: Desk;
  readonly #settled: () => void;
  #view: TableView | undefined;
  #texts: LanguageTexts | undefined;
  #module: typeof module | undefined;
  /** Whether it cannot be fetched. */
  #isOff = false;

  /** `settled` is called when the service has come, or never will. */
  constructor(host: CounselHost, desk: Desk, settled: () => void) {
    this.#host = host;
    this.#desk = desk;
    this.#settled = settled;
  }

  /** Whether the service has come, or never will. */
  get isSettled(): boolean {
    return this.#isOff || this.#desk.service !== undefined;
  }

  /** The table's language, where somebody has to say in it that the service cannot be fetched. */
  get unserved(): string | undefined {
    return this.#isOff ? (this.#texts?.locale ?? 'en') : undefined;
  }

  /** The table has been rendered. */
  async begin(view: TableView): Promise<void> {
    this.#view = view;
    // Naming and dressing everything takes time that is better spent after the picture.
    [this.#module] = await Promise.all([import('./service.ts').catch(() => undefined), pictureShown()]);
    if (this.#module) {
      this.#serve();
      return;
    }
    this.#isOff = true;
    this.#desk.service = undefined;
    this.#settled();
  }

  /** These are the texts of the table's language from now on. */
  speak(texts: LanguageTexts): void {
    this.#texts = texts;
    if (this.#isOff) this.#settled();
    else if (this.#desk.service) this.#desk.service.speak(texts);
    else this.#serve();
  }

  #serve(): void {
    const [view, texts, module] = [this.#view, this.#texts, this.#module];
    if (!view || !texts || !module) return;
    this.#desk.service = new module.Service(this.#host, this.#desk, view, texts);
    this.#settled();
  }
}
