/**
 * Other values that a schema allows, each different from the one given in a single place. They are found by walking
 * the schema itself, so that a new rule word is tried without anybody thinking of it.
 */
type Schema = Readonly<Record<string, unknown>> & { readonly type: string };
type Fields = Readonly<Record<string, unknown>>;

/** How much is tried where a whole part is put in or exchanged: all its forms, or one. */
export type Breadth = 'wide' | 'narrow';

/** Values that differ from `value` in one leaf, in one optional part, or in the choice made at one place. */
export function mutations(schema: unknown, value: unknown, breadth: Breadth): unknown[] {
  const one = asSchema(schema);
  switch (one.type) {
    case 'strict_object':
      return Object.entries(entriesOf(one)).flatMap(([key, entry]) =>
        fieldMutations(entry, asFields(value), key, breadth),
      );
    case 'array':
      return asList(value).flatMap((item, i) =>
        mutations(one['item'], item, breadth).map((other) => asList(value).with(i, other)),
      );
    case 'exact_optional':
      return mutations(one['wrapped'], value, breadth);
    case 'variant':
    case 'union': {
      const options = asList(one['options']);
      const chosen = options.find((option) => fits(option, value));
      const others = options.filter((option) => option !== chosen);
      return [...mutations(chosen, value, breadth), ...others.flatMap((other) => forms(other, breadth))];
    }
    case 'number':
      return neighbours(one, Number(value));
    default:
      return samples(one).filter((sample) => sample !== value);
  }
}

/** The next numbers on both sides, as far as they are allowed. */
function neighbours(schema: Schema, n: number): number[] {
  const [least, most] = [numberIn(schema, 'min_value') ?? 0, numberIn(schema, 'max_value') ?? n + 1];
  return [n - 1, n + 1].filter((other) => other >= least && other <= most);
}

function forms(schema: unknown, breadth: Breadth): unknown[] {
  return breadth === 'wide' ? samples(schema) : samples(schema).slice(0, 1);
}

function fieldMutations(entry: Schema, fields: Fields, key: string, breadth: Breadth): Fields[] {
  const optional = entry.type === 'exact_optional';
  if (!(key in fields)) {
    return optional ? forms(entry['wrapped'], breadth).map((form) => ({ ...fields, [key]: form })) : [];
  }
  const changed = mutations(entry, fields[key], breadth).map((other) => ({ ...fields, [key]: other }));
  if (!optional) return changed;
  const { [key]: _, ...without } = fields;
  return [...changed, without];
}

/** Some values that a schema allows: every word of a list, the ends of a span, each choice once. */
export function samples(schema: unknown): unknown[] {
  const one = asSchema(schema);
  switch (one.type) {
    case 'strict_object': {
      const all = Object.entries(entriesOf(one))
        .filter(([, entry]) => entry.type !== 'exact_optional')
        .map(([key, entry]): [string, unknown[]] => [key, samples(entry)]);
      const first = Object.fromEntries(all.map(([key, values]) => [key, values[0]]));
      return [
        first,
        ...all.flatMap(([key, values]) => values.slice(1).map((value) => ({ ...first, [key]: value }))),
      ];
    }
    case 'array': {
      const least = numberIn(one, 'min_length') ?? numberIn(one, 'length') ?? 0;
      const items = samples(one['item']);
      const alike = items.map((item) => Array.from({ length: least }, () => item));
      return numberIn(one, 'max_length') === undefined ? alike : [...alike, items.slice(0, 2)];
    }
    case 'exact_optional':
      return samples(one['wrapped']);
    case 'variant':
    case 'union':
      return asList(one['options']).flatMap(samples);
    case 'picklist':
      return [...asList(one['options'])];
    case 'literal':
      return [one['literal']];
    case 'number': {
      const [least, most] = [numberIn(one, 'min_value') ?? 0, numberIn(one, 'max_value') ?? 9];
      return [...new Set([least, Math.min(least + 1, most), most])];
    }
    case 'string':
      return ['u', 'du', 'ud', 'duu', 'dudu', 'dduduu', 'ddd', ''];
    case 'custom':
      return ['AS', '7D'];
    default:
      throw new Error(`no samples for a schema of the type ${one.type}`);
  }
}

/** Every word of the rules that a schema knows: the values of its lists and literals. */
export function wordsIn(schema: unknown): string[] {
  const one = asSchema(schema);
  switch (one.type) {
    case 'strict_object':
      return Object.values(entriesOf(one)).flatMap(wordsIn);
    case 'array':
      return wordsIn(one['item']);
    case 'exact_optional':
      return wordsIn(one['wrapped']);
    case 'variant':
    case 'union':
      return asList(one['options']).flatMap(wordsIn);
    case 'picklist':
      return asList(one['options']).filter((word) => typeof word === 'string');
    case 'literal':
      return typeof one['literal'] === 'string' ? [one['literal']] : [];
    default:
      return [];
  }
}

/** Whether a value has the shape of an option: enough to tell the options of our unions apart. */
function fits(option: unknown, value: unknown): boolean {
  const one = asSchema(option);
  if (one.type === 'array') return Array.isArray(value);
  if (one.type === 'number') return typeof value === 'number';
  if (one.type !== 'strict_object' || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(entriesOf(one)).every(
    ([key, entry]) => entry.type !== 'literal' || entry['literal'] === asFields(value)[key],
  );
}

function numberIn(schema: Schema, action: string): number | undefined {
  const found = asList(schema['pipe'] ?? [])
    .map(asSchema)
    .find(({ type }) => type === action);
  return typeof found?.['requirement'] === 'number' ? found['requirement'] : undefined;
}

function entriesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(asFields(schema['entries'])).map(([key, entry]) => [key, asSchema(entry)]),
  );
}

function asSchema(value: unknown): Schema {
  const fields = asFields(value);
  const { type } = fields;
  if (typeof type !== 'string') throw new Error('not a schema');
  return { ...fields, type };
}

function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${String(value)}`);
  return value;
}
