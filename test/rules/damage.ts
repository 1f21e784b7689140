import fc from 'fast-check';

/** A place in a value: the keys and indices that lead to it. */
type Path = readonly (string | number)[];

/** Words that stand in some rule, and values of every other kind. */
const replacements: readonly unknown[] = [
  ...[
    'up',
    'down',
    'nothing',
    'any suit',
    'A',
    'AS',
    '10C',
    'du',
    'dx',
    'unlimited',
    'one card',
    'chain',
    '',
  ],
  ...[
    0,
    1,
    2,
    4,
    7,
    13,
    105,
    -1,
    1.5,
    null,
    true,
    [],
    {},
    [1, 2],
    ['A'],
    { kind: 'any card' },
    { piles: 3, each: 'u' },
  ],
];

/** `value` with one part of it replaced, left out, renamed or added to, in any way whatever. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(value, []);
  return fc
    .record({
      path: fc.constantFrom(...paths),
      how: fc.constantFrom('replace', 'leave out', 'rename', 'add'),
      part: fc.constantFrom(...replacements),
    })
    .map(({ path, how, part }) => changed(structuredClone(value), path, how, part));
}

function changed(value: unknown, path: Path, how: string, part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return how === 'replace' ? part : value;
  if (!isContainer(value)) return value;
  if (rest.length > 0) value[key] = changed(value[key], rest, how, part);
  else if (how === 'replace') value[key] = part;
  else if (how === 'add') value[Array.isArray(value) ? value.length : `${key}s`] = part;
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else {
    if (how === 'rename') value[`${key}s`] = value[key];
    Reflect.deleteProperty(value, key);
  }
  return value;
}

function pathsOf(value: unknown, at: Path): Path[] {
  if (!isContainer(value)) return [at];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [at, ...keys.flatMap((key) => pathsOf(value[key], [...at, key]))];
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
