import type { ReactiveControllerHost } from 'lit';
import { CHOICES as TABLE_CHOICES } from '../table/choices.ts';

const { controls: _, ...ofTable } = TABLE_CHOICES;

/**
 * What may be chosen, in the order in which it is offered; the first holds until something else is chosen. What a table can
 * be told is listed there, and here only what the app adds to it.
 */
export const CHOICES = {
  ...ofTable,
  /** As that of a table; `auto` lights up what can move for the first moves. */
  light: ['auto', 'on', 'off'],
  /** Whether the table is mirrored for the left hand. */
  left: ['off', 'on'],
  /** Whether a deal that was begun is left for another only when that was asked. */
  confirm: ['off', 'on'],
} as const;

/** A preference with a few possible values. */
export type ChoiceName = keyof typeof CHOICES;

type Chosen = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

/** What the player has chosen. */
export interface Preferences extends Chosen {
  /** Keys of the table that the player has chosen, as its attribute `keys` has them. */
  readonly keys: string;
  /** Gestures that were explained, a blank between them. */
  readonly taught: string;
  /** The language of the start page; absent until one was chosen. */
  readonly language?: string;
}

/** The names of all that has a few possible values. */
export const CHOICE_NAMES: readonly ChoiceName[] = Object.keys(CHOICES).filter(
  (name): name is ChoiceName => name in CHOICES,
);

/** What holds until something else is chosen. */
export const DEFAULTS: Preferences = understood({});

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

  /**
   * Sets back all that the player may set. What he was taught, he knows; and the beginner’s light stays out once it has
   * gone out.
   */
  reset(): void {
    const { light, taught } = this.#now;
    this.change({ ...DEFAULTS, taught, light: light === 'auto' ? light : 'off' });
  }

  /** Calls `listener` after each change, in this tab or in another. Gives how to stop that. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Draws an element anew after each change, as long as it is part of a page. */
  redraw(element: ReactiveControllerHost): void {
    const listener = (): void => element.requestUpdate();
    element.addController({
      hostConnected: () => this.#listeners.add(listener),
      hostDisconnected: () => this.#listeners.delete(listener),
    });
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
  const taken = Object.fromEntries(
    CHOICE_NAMES.map((name) => [
      name,
      CHOICES[name].find((value) => value === found[name]) ?? CHOICES[name][0],
    ]),
  );
  if (!isChosen(taken)) throw new Error('a choice has a value that it does not offer');
  const { keys, taught, language } = found;
  return {
    ...taken,
    keys: typeof keys === 'string' ? keys : '',
    taught: typeof taught === 'string' ? taught : '',
    ...(typeof language === 'string' && { language }),
  };
}

function isChosen(taken: Readonly<Record<string, unknown>>): taken is Chosen {
  return CHOICE_NAMES.every((name) => CHOICES[name].some((value) => value === taken[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The preferences of whoever uses this browser. */
export const preferences = new PreferenceKeeper(() => localStorage, window);
