import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { Words, type Facts } from '../../src/text/words.ts';

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;
/** What a message or a variant says, as Fluent reads it. */
export type Pattern = NonNullable<Message['value']>;
/** A piece of a pattern. */
export type PatternElement = Exclude<Pattern, string>[number];
type Select = Extract<PatternElement, { type: 'select' }>;

const SOURCES = import.meta.glob<string>('../../src/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The .ftl files: their text by their name, such as `en.rules.ftl`. */
export const ftlFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(SOURCES).map(([path, text]) => [path.split('/').at(-1) ?? path, text]),
);

/** The texts of the files of one language. */
export function ftlOf(locale: string): string[] {
  return [...ftlFiles].filter(([name]) => name.startsWith(`${locale}.`)).map(([, text]) => text);
}

/**
 * Words that notice when a message is asked to choose by a word that it does not know. Fluent takes the default
 * variant then, so that a rule which nobody has put into words would silently be told as another one.
 */
export class CheckedWords extends Words {
  readonly #patterns = new Map<string, Pattern>();
  readonly #plurals: Intl.PluralRules;
  /** Every message that was asked for, those that other messages contain included. */
  readonly used = new Set<string>();

  constructor(locale: string) {
    super(locale, ftlOf(locale));
    this.#plurals = new Intl.PluralRules(locale);
    for (const text of ftlOf(locale)) {
      for (const message of new FluentResource(text).body) {
        if (message.value !== null) this.#patterns.set(message.id, message.value);
      }
    }
  }

  override format(id: string, facts: Facts = {}): string {
    this.#check(this.#patterns.get(id), facts, id);
    return super.format(id, facts);
  }

  #check(pattern: Pattern | undefined, facts: Facts, id: string): void {
    this.used.add(id);
    if (pattern === undefined || typeof pattern === 'string') return;
    for (const element of pattern) this.#checkElement(element, facts, id);
  }

  #checkElement(element: PatternElement, facts: Facts, id: string): void {
    if (typeof element === 'string') return;
    if (element.type === 'mesg') this.#check(this.#patterns.get(element.name), facts, element.name);
    if (element.type !== 'select') return;
    const variant = this.#chosen(element, facts, id);
    this.#check(variant.value, facts, id);
  }

  #chosen(select: Select, facts: Facts, id: string) {
    const fallback = select.variants[select.star]!;
    if (select.selector.type !== 'var') return fallback;
    const { name } = select.selector;
    const fact = facts[name];
    if (typeof fact === 'number') {
      const exact = select.variants.find(({ key }) => key.type === 'num' && key.value === fact);
      const plural = this.#plurals.select(fact);
      return (
        exact ?? select.variants.find(({ key }) => key.type === 'str' && key.value === plural) ?? fallback
      );
    }
    const known = select.variants.find(({ key }) => key.type === 'str' && key.value === fact);
    if (known) return known;
    const keys = select.variants.map(({ key }) => key.value).join(', ');
    if (fallback.key.value === 'other') return fallback;
    throw new Error(`${id}: $${name} is ${JSON.stringify(fact)}, and there are only ${keys}`);
  }
}
