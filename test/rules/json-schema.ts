import assert from 'node:assert/strict';

const KNOWN = new Set([
  ...['$schema', 'title', 'type', 'enum', 'const', 'oneOf', 'anyOf', 'properties', 'required', 'items'],
  ...['additionalProperties', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'],
]);

/** Whether a value is as a JSON Schema says: the words of draft 7 that ours uses, and no other ones. */
export function matches(schema: unknown, value: unknown): boolean {
  assert.ok(isObject(schema), 'a schema is an object');
  for (const word of Object.keys(schema)) assert.ok(KNOWN.has(word), `what does ${word} mean?`);
  const { enum: words, oneOf, anyOf, pattern } = schema;
  if ('const' in schema && schema['const'] !== value) return false;
  if (Array.isArray(words) && !words.includes(value)) return false;
  if (typeof schema['type'] === 'string' && !isOfType(schema['type'], value)) return false;
  if (Array.isArray(schema['type']) && !schema['type'].some((type) => isOfType(String(type), value)))
    return false;
  if (Array.isArray(oneOf) && oneOf.filter((option) => matches(option, value)).length !== 1) return false;
  if (Array.isArray(anyOf) && !anyOf.some((option) => matches(option, value))) return false;
  if (typeof value === 'number' && !isWithin(value, schema['minimum'], schema['maximum'])) return false;
  if (typeof value === 'string' && typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return false;
  if (Array.isArray(value)) return arrayMatches(schema, value);
  return isObject(value) ? objectMatches(schema, value) : true;
}

function arrayMatches(schema: Record<string, unknown>, value: readonly unknown[]): boolean {
  if (!isWithin(value.length, schema['minItems'], schema['maxItems'])) return false;
  return !('items' in schema) || value.every((item) => matches(schema['items'], item));
}

function objectMatches(schema: Record<string, unknown>, value: Record<string, unknown>): boolean {
  const { properties, required, additionalProperties } = schema;
  if (!isObject(properties)) return true;
  if (Array.isArray(required) && !required.every((name) => Object.hasOwn(value, String(name)))) return false;
  return Object.entries(value).every(([name, inner]) =>
    Object.hasOwn(properties, name) ? matches(properties[name], inner) : additionalProperties !== false,
  );
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function isWithin(value: number, least: unknown, most: unknown): boolean {
  return (typeof least !== 'number' || value >= least) && (typeof most !== 'number' || value <= most);
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
