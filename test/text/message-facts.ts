import { FluentResource } from '@fluent/bundle';
import type { Facts } from '../../src/text/words.ts';
import { ftlOf, type Pattern, type PatternElement } from './checked-words.ts';

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Numbers that call every plural form of the languages that we know of. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100];

type Values = Map<string, (string | number)[]>;

/** The messages of a language, and which facts each may be told: everything that it chooses by, in every combination. */
export function messagesWithFacts(locale: string): [id: string, facts: Facts[]][] {
  const patterns = new Map<string, Pattern>();
  for (const { id, value } of ftlOf(locale).flatMap((text) => new FluentResource(text).body)) {
    if (value !== null) patterns.set(id, value);
  }
  return [...patterns].map(([id, pattern]) => {
    const values: Values = new Map();
    collect(pattern, values, patterns);
    return [id, combinations([...values])];
  });
}

function collect(pattern: Pattern, values: Values, patterns: ReadonlyMap<string, Pattern>): void {
  if (typeof pattern === 'string') return;
  for (const element of pattern) collectFrom(element, values, patterns);
}

function collectFrom(element: PatternElement, values: Values, patterns: ReadonlyMap<string, Pattern>): void {
  if (typeof element === 'string') return;
  switch (element.type) {
    case 'var':
      if (!values.has(element.name)) values.set(element.name, ['Something']);
      return;
    case 'func':
      for (const argument of element.args) {
        if (argument.type === 'var' && !isChoice(values.get(argument.name)))
          values.set(argument.name, NUMBERS);
      }
      return;
    case 'mesg': {
      const pattern = patterns.get(element.name);
      if (pattern !== undefined) collect(pattern, values, patterns);
      return;
    }
    case 'select': {
      const { selector, variants } = element;
      if (selector.type === 'var') {
        const keys = variants.map(({ key }) => key.value);
        const counts =
          variants.some(({ key }) => key.type === 'num') ||
          keys.every((key) => PLURALS.includes(String(key)));
        const words = keys.filter((key) => typeof key === 'string' && !PLURALS.includes(key));
        const before = values.get(selector.name);
        const known = isChoice(before) ? before : [];
        values.set(selector.name, [...new Set([...known, ...(counts ? [...NUMBERS, ...words] : keys)])]);
      }
      for (const { value } of variants) collect(value, values, patterns);
      return;
    }
  }
}

function isChoice(values: (string | number)[] | undefined): values is (string | number)[] {
  return values !== undefined && values[0] !== 'Something';
}

/** Every combination of values, or where there are too many, each value once beside the first of the others. */
function combinations(values: [string, (string | number)[]][]): Facts[] {
  const all = values.reduce((product, [, some]) => product * some.length, 1);
  if (all <= 5000) {
    return values.reduce<Facts[]>(
      (made, [name, some]) => made.flatMap((facts) => some.map((value) => ({ ...facts, [name]: value }))),
      [{}],
    );
  }
  const first: Facts = Object.fromEntries(values.map(([name, some]) => [name, some[0] ?? 'Something']));
  return values.flatMap(([name, some]) => some.map((value) => ({ ...first, [name]: value })));
}
