import { tableTexts, type LanguageTexts } from '../text/word-files.ts';
import { nearestLang } from './nearest-lang.ts';

/** Finds out which language an element speaks, and loads its texts. */
export class Language {
  readonly #element: Element;
  readonly #loaded: (texts: LanguageTexts) => void;
  #lang: string | undefined;

  /** `loaded` is called with the texts of each new language. */
  constructor(element: Element, loaded: (texts: LanguageTexts) => void) {
    this.#element = element;
    this.#loaded = loaded;
  }

  /** Looks again: the element came to another place, or was told another language. */
  look(): void {
    const lang = nearestLang(this.#element);
    if (lang === this.#lang) return;
    this.#lang = lang;
    void tableTexts(lang).then((texts) => {
      if (lang === this.#lang) this.#loaded(texts);
    });
  }
}
