import type { BackupFault } from '../../src/session/backup.ts';

/** A backup that was damaged: how, what there is to read, and what is said of it. */
export type Damaged = readonly [how: string, text: string, reason: BackupFault];

type Path = readonly (string | number)[];

/** Values that stand in a backup where they cannot be, by the place. */
const WRONG: readonly (readonly [Path, readonly unknown[]])[] = [
  [['format'], [0, '1', null]],
  [['written'], [0, 'yesterday', null]],
  [['preferences'], [null, 'dark', { theme: 1 }]],
  [['settings'], [null, [], 3]],
  [
    ['settings', 'results-noted'],
    ['many', null, {}],
  ],
  [
    ['settings', 'results-reset'],
    [7, { '*': 'all' }, 'all'],
  ],
  [
    ['settings', 'favourites'],
    [7, { munger: 'soon' }, { munger: 1.5 }, 'all'],
  ],
  [['current'], [null, { munger: 42 }, { munger: 'tomorrow' }]],
  [['results'], [null, {}, 'none', [1], [[]], [null]]],
  [
    ['results', 0, 'deal'],
    [42, '0', '042', '-1', '123456789012345678901', 'ms9999999999'],
  ],
  [
    ['results', 0, 'outcome'],
    ['lost', true, null],
  ],
  [
    ['results', 0, 'moves'],
    [-1, 0, 1.5, '90', 1e9, null],
  ],
  [
    ['results', 0, 'ms'],
    [-1, 'fast', null],
  ],
  [
    ['results', 0, 'when'],
    [-1, 1e300, 'today', null],
  ],
  [
    ['results', 0, 'day'],
    ['2026-13-45', '30.11.2026', '1999-01-01', 20261130],
  ],
  [
    ['results', 0, 'order'],
    ['first', null, -7],
  ],
  [
    ['results', 0, 'line'],
    ['', '1', 'zzzz', 17],
  ],
  [
    ['results', 0, 'used'],
    [true, {}, { undo: 'no', hint: false }],
  ],
  [['results', 0, 'cheated'], [true]],
  [['deals'], [null, {}, [0]]],
  [
    ['deals', 0, 'deal'],
    ['43', 42],
  ],
  [
    ['deals', 0, 'game'],
    ['klondike', 17],
  ],
  [
    ['deals', 0, 'played'],
    ['now', -5],
  ],
  [
    ['deals', 0, 'outcome'],
    ['lost', 'abandoned'],
  ],
  [
    ['deals', 0, 'counted'],
    [true, -1],
  ],
  [
    ['deals', 0, 'home'],
    [-1, 'all'],
  ],
  [
    ['deals', 0, 'record'],
    [null, 'moves', {}],
  ],
  [
    ['deals', 0, 'record', 'format'],
    [2, '1'],
  ],
  [
    ['deals', 0, 'record', 'moves'],
    [null, 'T1 T2', ['s']],
  ],
  [
    ['deals', 0, 'record', 'at'],
    [-1, 1.5, 'end'],
  ],
  [
    ['deals', 0, 'record', 'used'],
    [{ undo: true }, 3],
  ],
  [['setAside'], [null, [1], [{ game: 'munger' }]]],
  [['extra'], [1]],
];

/** Damages a good backup in more than a hundred ways. */
export function damaged(good: string): Damaged[] {
  const list: Damaged[] = [];
  const add = (how: string, text: string, reason: BackupFault): void => void list.push([how, text, reason]);
  for (let part = 2; part < 20; part++) {
    const end = Math.floor((good.trimEnd().length * part) / 20);
    add(`broken off after ${end} letters`, good.slice(0, end), 'not whole');
  }
  add('broken off before its last letter', good.trimEnd().slice(0, -1), 'not whole');
  add('without its beginning', good.slice(40), 'not a backup');
  add('with another file behind it', good + good, 'not whole');
  add('as a page', `<!doctype html><title>404</title>`, 'not a backup');
  add('as a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'not a backup');
  add('as a table', 'game;deal;won\nmunger;42;1\n', 'not a backup');
  for (const other of ['null', '42', '"backup"', '[]', '{}', '{"baize":"rules"}', '[{"baize":"backup"}]'])
    add(`as ${other}`, other, 'not a backup');
  for (const nothing of ['', ' \n', '\uFEFF']) add('empty', nothing, 'empty');
  for (const format of [2, 3, 99]) add(`of form ${format}`, changed(good, ['format'], format), 'newer');
  for (const game of ['nonsense', '', 'Munger', 'rules-1']) {
    add(`with a win in "${game}"`, changed(good, ['results', 0, 'game'], game), 'unknown game');
    add(`going on with "${game}"`, changed(good, ['current', game], '42'), 'unknown game');
  }
  for (const [path, values] of WRONG)
    for (const value of values)
      add(`${path.join(' ')} ${JSON.stringify(value)}`, changed(good, path, value), 'wrong part');
  for (const name of ['baize', 'format', 'written', 'settings', 'current', 'results', 'deals', 'setAside'])
    add(
      `without ${name}`,
      changed(good, [name], undefined),
      name === 'baize' ? 'not a backup' : 'wrong part',
    );
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  add('too deep', good.replace('"settings": {', `"settings": {"deep": ${deep},`), 'wrong part');
  return list;
}

function changed(text: string, path: Path, value: unknown): string {
  const whole: unknown = JSON.parse(text);
  let inner: unknown = whole;
  for (const step of path.slice(0, -1)) inner = Reflect.get(Object(inner), step);
  Reflect.set(Object(inner), path.at(-1)!, value);
  return JSON.stringify(whole);
}
