import type { Words } from '../text/words.ts';

/** Deeds of which each has its key whatever the language, with that key: names of keys as `keyName` gives them. */
const SIGNS = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  above: ['PageUp'],
  below: ['PageDown'],
  press: ['Space', 'Enter'],
  back: ['Escape'],
  help: ['?'],
  text: ['/'],
} as const;

/** Deeds with a letter of the language, in the order of the message `key-letters`. */
const LETTERED = [
  'deal',
  'home',
  'undo',
  'redo',
  'fresh',
  'hint',
  'finish',
  'board',
  'column',
  'where',
  'moved',
  'moves',
] as const;

/** Keys of the columns, from the first on: they put on it what is in the hand. */
const COLUMNS = '1234567890-='.split('');

/** Something that a key does at the table. */
export type KeyDeed = keyof typeof SIGNS | (typeof LETTERED)[number] | `column-${number}`;

/** Which keys do what. */
export class KeyMap {
  readonly #keys = new Map<KeyDeed, readonly string[]>();
  readonly #deeds = new Map<string, KeyDeed>();

  /**
   * The usual keys in the language of `words`, but for those that the player has chosen: `own` has them as the attribute
   * `keys` does, `deal=x undo=Backspace`. What is no deed, and a key that was chosen before, is left out.
   */
  constructor(words: Words, own = '') {
    const letters = words.format('key-letters').split(' ');
    const usual = new Map<string, readonly string[]>([
      ...Object.entries(SIGNS),
      ...LETTERED.map((deed, index) => [deed, letters.slice(index, index + 1)] as const),
      ...COLUMNS.map((key, index) => [`column-${index + 1}`, [key]] as const),
    ]);
    const chosen = readOwnKeys(own);
    const taken = new Set(chosen.values());
    for (const deed of deedsIn(usual)) {
      const key = chosen.get(deed);
      const keys = key === undefined ? usual.get(deed)!.filter((each) => !taken.has(each)) : [key];
      this.#keys.set(deed, keys);
      for (const each of keys) this.#deeds.set(each, deed);
    }
  }

  /** All deeds, in the order in which they are listed. */
  get deeds(): readonly KeyDeed[] {
    return [...this.#keys.keys()];
  }

  /** What a key does, by its name; undefined for nothing. */
  deedOf(key: string): KeyDeed | undefined {
    return this.#deeds.get(key);
  }

  /** The names of the keys of a deed; none where its key was given to another one. */
  keysOf(deed: KeyDeed): readonly string[] {
    return this.#keys.get(deed) ?? [];
  }
}

/** The number of the column that a deed is about, from 1; undefined for other deeds. */
export function columnOf(deed: KeyDeed): number | undefined {
  const [, number] = /^column-(\d+)$/.exec(deed) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Reads keys that were chosen, each for a deed: `deal=x undo=Backspace`. */
export function readOwnKeys(own: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of own.split(' ')) {
    const at = pair.indexOf('=');
    const [deed, key] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at > 0 && key !== '' && ![...pairs.values()].includes(key)) pairs.set(deed, key);
  }
  return pairs;
}

/** Writes keys that were chosen, as {@link readOwnKeys} reads them. */
export function writeOwnKeys(pairs: ReadonlyMap<string, string>): string {
  return [...pairs].map(([deed, key]) => `${deed}=${key}`).join(' ');
}

function isDeed(name: string): name is KeyDeed {
  return name in SIGNS || LETTERED.some((each) => each === name) || /^column-\d+$/.test(name);
}

function deedsIn(usual: ReadonlyMap<string, unknown>): KeyDeed[] {
  return [...usual.keys()].filter(isDeed);
}
