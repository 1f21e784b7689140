import type { Automatic } from '../session/automatic.ts';
import type { HintKind } from './advice.ts';
import type { Back } from './face-back.ts';
import type { IndexSize } from './face-metrics.ts';
import type { SuitSet } from './tokens-suits.ts';
import type { Cloth, Theme } from './tokens.ts';

/** How much there is around the cards: buttons and the deal's number, buttons alone, or nothing. */
export type Controls = 'full' | 'bar' | 'none';

/** What a tap on a card does: it plays the card's best move, or takes the card up. */
export type TapMode = 'best' | 'select';

/** Whether the table tells by itself if the deal can be won: where no card is hidden, always, or never. */
export type Truth = 'auto' | 'on' | 'off';

/** Whether something is there. */
export type Switch = 'on' | 'off';

/** Settings of the table, and what each may be; the first is taken where nothing is said. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  table: ['felt', 'blue', 'wine', 'plain'],
  suits: ['two', 'four', 'safe'],
  auto: ['safe', 'off', 'all'],
  tap: ['best', 'select'],
  controls: ['full', 'bar', 'none'],
  hints: ['fair', 'all-seeing'],
  truth: ['auto', 'on', 'off'],
  clock: ['on', 'off'],
  back: ['crescent', 'waves', 'rays', 'stars', 'weave'],
  index: ['normal', 'big'],
  light: ['off', 'on'],
  sideways: ['off', 'on'],
  peek: ['on', 'off'],
  celebration: ['on', 'off'],
  sound: ['off', 'on'],
  haptics: ['off', 'on'],
} as const satisfies {
  theme: readonly Theme[];
  table: readonly Cloth[];
  suits: readonly SuitSet[];
  auto: readonly Automatic[];
  tap: readonly TapMode[];
  controls: readonly Controls[];
  hints: readonly HintKind[];
  truth: readonly Truth[];
  clock: readonly Switch[];
  back: readonly Back[];
  index: readonly IndexSize[];
  light: readonly Switch[];
  sideways: readonly Switch[];
  peek: readonly Switch[];
  celebration: readonly Switch[];
  sound: readonly Switch[];
  haptics: readonly Switch[];
};

/** A setting that has a few possible values. */
export type ChoiceName = keyof typeof CHOICES;

/** All of them. */
export const CHOICE_NAMES: readonly ChoiceName[] = Object.keys(CHOICES).filter(
  (name): name is ChoiceName => name in CHOICES,
);

/** The value that a setting has. */
export type Choice<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** Tells the value that a setting of a table has now. */
export type Chosen = <Name extends ChoiceName>(name: Name) => Choice<Name>;

/** Reads the settings of one table, whatever they were set to. */
export class Choices {
  /** What each was set to last that could be had. */
  readonly #good = new Map<ChoiceName, unknown>();

  /** The value of a setting: what it was set to; the last good one, where that is none; or the first there is. */
  read<Name extends ChoiceName>(name: Name, value: unknown): Choice<Name> {
    const values: readonly Choice<Name>[] = CHOICES[name];
    const isGood = values.some((each) => each === value);
    if (isGood || value === undefined || value === null) this.#good.set(name, value);
    const good = this.#good.get(name);
    return values.find((each) => each === good) ?? CHOICES[name][0];
  }

  /** What is wrong with a setting, in English; undefined for a good one, and for none. */
  fault(name: ChoiceName, value: string | null | undefined): string | undefined {
    const read = this.read(name, value);
    if (value === undefined || value === null || value === read) return undefined;
    return `${name} "${value}" is none of ${CHOICES[name].join(', ')}`;
  }
}
