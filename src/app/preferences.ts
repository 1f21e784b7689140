/** What may be chosen, in the order in which it is offered. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  table: ['felt', 'blue', 'wine', 'plain'],
  suits: ['two', 'four', 'safe'],
  auto: ['off', 'safe', 'all'],
  tap: ['best', 'select'],
  hints: ['fair', 'all-seeing'],
  truth: ['auto', 'on', 'off'],
  clock: ['on', 'off'],
  back: ['crescent', 'waves', 'rays', 'stars', 'weave'],
  index: ['normal', 'big'],
  left: ['off', 'on'],
  light: ['auto', 'on', 'off'],
  peek: ['on', 'off'],
  celebration: ['on', 'off'],
  sound: ['off', 'on'],
  haptics: ['off', 'on'],
} as const;

/** What the player has chosen. */
export interface Preferences {
  readonly theme: (typeof CHOICES.theme)[number];
  readonly table: (typeof CHOICES.table)[number];
  /** The colours of the suits. */
  readonly suits: (typeof CHOICES.suits)[number];
  /** Which cards go to the foundations by themselves. */
  readonly auto: (typeof CHOICES.auto)[number];
  /** What a tap on a card does. */
  readonly tap: (typeof CHOICES.tap)[number];
  /** What a hint knows. */
  readonly hints: (typeof CHOICES.hints)[number];
  /** Whether the table tells by itself if the deal can be won. */
  readonly truth: (typeof CHOICES.truth)[number];
  /** Whether the time is shown. */
  readonly clock: (typeof CHOICES.clock)[number];
  /** What is drawn on the backs of the cards. */
  readonly back: (typeof CHOICES.back)[number];
  /** How large rank and suit stand in the corners. */
  readonly index: (typeof CHOICES.index)[number];
  /** Whether the table is mirrored for the left hand. */
  readonly left: (typeof CHOICES.left)[number];
  /** Whether all that can move is lit up, and a tap shows where to; `auto` lights it up for the first moves. */
  readonly light: (typeof CHOICES.light)[number];
  /** Whether a covered card can be peeked at. */
  readonly peek: (typeof CHOICES.peek)[number];
  /** Whether the cards dance after a win. */
  readonly celebration: (typeof CHOICES.celebration)[number];
  /** Whether the table sounds. */
  readonly sound: (typeof CHOICES.sound)[number];
  /** Whether moves are felt. */
  readonly haptics: (typeof CHOICES.haptics)[number];
  /** Keys of the table that the player has chosen, as its attribute `keys` has them. */
  readonly keys: string;
  /** Gestures that were explained, a blank between them. */
  readonly taught: string;
  /** The language of the start page; absent until one was chosen. */
  readonly language?: string;
}

/** A preference with a few possible values. */
export type ChoiceName = keyof typeof CHOICES;

/** What holds until something else is chosen. */
export const DEFAULTS: Preferences = {
  theme: 'auto',
  table: 'felt',
  suits: 'two',
  auto: 'safe',
  tap: 'best',
  hints: 'fair',
  truth: 'auto',
  clock: 'on',
  back: 'crescent',
  index: 'normal',
  left: 'off',
  light: 'auto',
  peek: 'on',
  celebration: 'on',
  sound: 'off',
  haptics: 'off',
  keys: '',
  taught: '',
};

/** Where preferences stand in the browser's storage. Read at once, before anything is shown, unlike a database. */
const KEY = 'baize';

/** The player's preferences: read from the browser's storage, written there, and followed from tab to tab. */
export class PreferenceKeeper {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #now: Preferences;
  #stored = true;

  /** `storage` gives where they are kept; it may throw, and whatever it gives may, where nothing may be stored. */
  constructor(storage: () => Storage, page: EventTarget) {
    this.#storage = storage;
    this.#now = this.#read();
    page.addEventListener('storage', (event) => {
      if (!(event instanceof StorageEvent) || (event.key !== KEY && event.key !== null)) return;
      this.#now = this.#read();
      this.#tell();
    });
  }

  /** What is chosen now. */
  get now(): Preferences {
    return this.#now;
  }

  /** Whether what was chosen last outlives the page. */
  get isStored(): boolean {
    return this.#stored;
  }

  /** Changes some of them, at once; where they cannot be stored they hold until the page goes. */
  change(some: Partial<Preferences>): void {
    this.#now = { ...this.#now, ...some };
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.#now));
      this.#stored = true;
    } catch {
      this.#stored = false;
    }
    this.#tell();
  }

  /** Calls `listener` after each change, in this tab or in another. Gives how to stop that. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #read(): Preferences {
    try {
      const found: unknown = JSON.parse(this.#storage().getItem(KEY) ?? '{}');
      return isRecord(found) ? understood(found) : DEFAULTS;
    } catch {
      return DEFAULTS;
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What was stored, perhaps by another version: whatever this one cannot use counts as not chosen. */
export function understood(found: Readonly<Record<string, unknown>>): Preferences {
  const {
    theme,
    table,
    suits,
    auto,
    tap,
    hints,
    truth,
    clock,
    back,
    index,
    left,
    light,
    peek,
    celebration,
    sound,
    haptics,
    keys,
    taught,
    language,
  } = found;
  return {
    theme: oneOf(CHOICES.theme, theme) ?? DEFAULTS.theme,
    table: oneOf(CHOICES.table, table) ?? DEFAULTS.table,
    suits: oneOf(CHOICES.suits, suits) ?? DEFAULTS.suits,
    auto: oneOf(CHOICES.auto, auto) ?? DEFAULTS.auto,
    tap: oneOf(CHOICES.tap, tap) ?? DEFAULTS.tap,
    hints: oneOf(CHOICES.hints, hints) ?? DEFAULTS.hints,
    truth: oneOf(CHOICES.truth, truth) ?? DEFAULTS.truth,
    clock: oneOf(CHOICES.clock, clock) ?? DEFAULTS.clock,
    back: oneOf(CHOICES.back, back) ?? DEFAULTS.back,
    index: oneOf(CHOICES.index, index) ?? DEFAULTS.index,
    left: oneOf(CHOICES.left, left) ?? DEFAULTS.left,
    light: oneOf(CHOICES.light, light) ?? DEFAULTS.light,
    peek: oneOf(CHOICES.peek, peek) ?? DEFAULTS.peek,
    celebration: oneOf(CHOICES.celebration, celebration) ?? DEFAULTS.celebration,
    sound: oneOf(CHOICES.sound, sound) ?? DEFAULTS.sound,
    haptics: oneOf(CHOICES.haptics, haptics) ?? DEFAULTS.haptics,
    keys: typeof keys === 'string' ? keys : '',
    taught: typeof taught === 'string' ? taught : '',
    ...(typeof language === 'string' && { language }),
  };
}

function oneOf<Value>(values: readonly Value[], found: unknown): Value | undefined {
  return values.find((value) => value === found);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The preferences of whoever uses this browser. */
export const preferences = new PreferenceKeeper(() => localStorage, window);
