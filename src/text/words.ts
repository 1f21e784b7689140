import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/** What a message may be told: numbers (for plurals), keys that it chooses by, and names that it quotes. */
export type Facts = Readonly<Record<string, string | number>>;

/** Set around the id of a game that a message names with `GAME("id")`; no text that people write contains them. */
export const GAME_MARKS = ['\u{E000}', '\u{E001}'] as const;

/** Languages of which one regional form is written; it decides how lists are put together. */
const REGIONAL: Readonly<Record<string, string>> = { en: 'en-GB' };

const LIST_TYPE = { and: 'conjunction', or: 'disjunction' } as const;

/**
 * A number that is told. Most are small and written alike in all languages: only others need the browser's own way of
 * writing numbers, which takes longer to be made ready than all that a table says at first.
 */
class Told extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const { value } = this;
    return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : super.toString(scope);
  }
}

/**
 * The words of one language: messages by id, made of Fluent sources.
 *
 * Beside Fluent's own functions messages may use `SPELL($n)`, a number in letters where the language has a message
 * `number-word` for it, and `GAME("munger")`, a game that readers can go to (see `gameTexts`).
 */
export class Words {
  /** The language, as for `lang` attributes and for `Intl`. */
  readonly locale: string;
  readonly #regional: string;
  readonly #bundle: FluentBundle;
  readonly #fallback: Words | undefined;
  readonly #lists = new Map<string, Intl.ListFormat>();

  /** Reads `sources`, the texts of .ftl files. What they lack is asked of `fallback`. */
  constructor(locale: string, sources: readonly string[], fallback?: Words) {
    this.locale = locale;
    this.#regional = REGIONAL[locale] ?? locale;
    this.#fallback = fallback;
    this.#bundle = new FluentBundle(this.#regional, {
      useIsolating: false,
      functions: {
        SPELL: ([n]) => (n instanceof FluentNumber ? this.#spell(n.value) : String(n)),
        GAME: ([id]) => GAME_MARKS[0] + String(id) + GAME_MARKS[1],
      },
    });
    for (const source of sources) this.add(source);
  }

  /** Reads one text more. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether this very language has a message `id`: what may be left out is not told in another one. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The message `id` with the facts it asks for.
   * Throws when no language at hand has it, or when a fact is missing: both are mistakes in our code.
   */
  format(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    if (pattern) {
      const told = Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new Told(fact) : fact]),
      );
      const text = this.#bundle.formatPattern(pattern, told, errors);
      if (errors.length === 0) return text;
    }
    if (this.#fallback) return this.#fallback.format(id, facts);
    throw new Error(`message ${id} (${this.locale}): ${errors[0]?.message ?? 'there is none'}`);
  }

  /** Joins names: "a, b and c", "a, b or c", or, in English, just "a, b, c" for things that come one after the other. */
  list(items: readonly string[], how: 'and' | 'or' | 'in order' = 'and'): string {
    // German leaves a list of two units without “und”, and says it in longer ones.
    const type = how !== 'in order' ? LIST_TYPE[how] : this.locale === 'en' ? 'unit' : 'conjunction';
    let format = this.#lists.get(type);
    if (!format) {
      format = new Intl.ListFormat(this.#regional, { type });
      this.#lists.set(type, format);
    }
    return format.format(items);
  }

  #spell(n: number): string {
    const pattern = this.#bundle.getMessage('number-word')?.value;
    return pattern ? this.#bundle.formatPattern(pattern, { n }) : String(n);
  }
}

/** A sentence with a capital letter at its beginning. */
export function capitalised(sentence: string, { locale }: Words): string {
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
