import { menuWords } from '../text/menu-words.ts';
import type { Adviser } from './adviser.ts';
import type { Desk } from './desk.ts';
import { LONG } from './hinting.ts';
import type { Lines } from './lines.ts';
import type { SureDeal } from './sure-deals.ts';

/** Deals the game on the table anew so that it can be won, for whoever wishes that. */
export class SureDealing {
  readonly #desk: Desk;
  readonly #lines: Lines;
  #isBusy = false;

  constructor(desk: Desk, lines: Lines) {
    this.#desk = desk;
    this.#lines = lines;
  }

  /** Somebody may soon wish for it. */
  async prepare(): Promise<void> {
    const adviser = await this.#desk.advised().catch(() => undefined);
    adviser?.prepareSureDeal();
  }

  /** Ends what is looked for. */
  stop(): void {
    if (this.#isBusy) this.#desk.adviser?.stop();
  }

  /** Deals; what lies on the table stays there until a deal was found, and for good where somebody plays on meanwhile. */
  async deal(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const adviser = await this.#desk.advised().catch(() => undefined);
      if (adviser) await this.#dealBy(adviser);
      else this.#note('not-loaded');
    } finally {
      this.#isBusy = false;
    }
  }

  async #dealBy(adviser: Adviser): Promise<void> {
    const lines = this.#lines;
    const choices = [{ label: lines.text('hint-stop'), act: () => adviser.stop() }];
    const looking = (): void =>
      lines.note({ text: menuWords(lines.words).format('sure-looking'), stays: true, choices });
    const timer = setTimeout(looking, LONG);
    const found = await adviser.sureDeal();
    clearTimeout(timer);
    if (found === 'cancelled') lines.show(undefined);
    else if (found) {
      this.#give(found);
      adviser.prepareSureDeal();
    } else this.#note('sure-none');
  }

  #give({ deal }: SureDeal): void {
    const lines = this.#lines;
    this.#desk.service?.controls.buttons.newDeal(deal);
    const text = lines.text('verdict-won');
    lines.say(text);
    // What is shown already is the way back.
    if (!lines.shown) lines.show({ text });
  }

  #note(id: string): void {
    this.#lines.note({ text: menuWords(this.#lines.words).format(id) });
  }
}
