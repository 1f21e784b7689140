import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isObject, matches } from './json-schema.ts';

/** `value`, which is as the JSON Schema says, with one part of it made anew, also as the schema says. */
export function varied(schema: unknown, value: unknown): fc.Arbitrary<unknown> {
  const here = made(schema);
  const form = formOf(schema, value);
  if (Array.isArray(value) && value.length > 0) {
    const inside = value.map((item, at) =>
      varied(form['items'], item).map((changed) =>
        value.map((old: unknown, i) => (i === at ? changed : old)),
      ),
    );
    return fc.oneof(here, ...inside);
  }
  if (!isObject(value)) return here;
  const { properties } = form;
  assert.ok(isObject(properties));
  const inside = Object.keys(properties).map((name) =>
    Object.hasOwn(value, name)
      ? varied(properties[name], value[name]).map((changed) => ({ ...value, [name]: changed }))
      : made(properties[name]).map((added) => ({ ...value, [name]: added })),
  );
  return fc.oneof({ arbitrary: here, weight: 1 }, ...inside.map((arbitrary) => ({ arbitrary, weight: 4 })));
}

/** Anything that is as the schema says. */
function made(schema: unknown): fc.Arbitrary<unknown> {
  assert.ok(isObject(schema));
  const options = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(options)) return fc.oneof(...options.map(made));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'integer':
      return fc.integer({ min: Number(schema['minimum']), max: Number(schema['maximum']) });
    case 'string':
      return fc.stringMatching(new RegExp(String(schema['pattern']), 'u'), { size: 'small' });
    case 'array':
      return fc.array(made(schema['items']), {
        minLength: Number(schema['minItems']),
        maxLength: Math.min(Number(schema['maxItems']), 8),
      });
    default: {
      const { properties, required } = schema;
      assert.ok(isObject(properties) && Array.isArray(required));
      const parts = Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, made(inner)]),
      );
      return fc.record(parts, { requiredKeys: required.map(String), noNullPrototype: true });
    }
  }
}

/** Of several forms the one that a value has. */
function formOf(schema: unknown, value: unknown): Record<string, unknown> {
  assert.ok(isObject(schema));
  const options = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(options)) return schema;
  return formOf(
    options.find((option) => matches(option, value)),
    value,
  );
}
