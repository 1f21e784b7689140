import { loadWords } from '../text/load-words.ts';
import type { Words } from '../text/words.ts';
import { nearestLang } from './nearest-lang.ts';

/** Finds out which language an element speaks, and loads its words. */
export class Language {
  readonly #element: Element;
  readonly #loaded: (words: Words) => void;
  #lang: string | undefined;

  /** `loaded` is called with the words of each new language. */
  constructor(element: Element, loaded: (words: Words) => void) {
    this.#element = element;
    this.#loaded = loaded;
  }

  /** Looks again: the element came to another place, or was told another language. */
  look(): void {
    const lang = nearestLang(this.#element);
    if (lang === this.#lang) return;
    this.#lang = lang;
    void loadWords(lang).then((words) => {
      if (lang === this.#lang) this.#loaded(words);
    });
  }
}
