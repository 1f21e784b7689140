import type { Words } from '../text/words.ts';
import { CHOICES, preferences, type ChoiceName } from './preferences.ts';

/** One thing that can be chosen. */
interface SettingOption {
  readonly name: ChoiceName;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  choose(): void;
}

/** Settings that stand together: one choice among several (`isOne`), or several that are on or off. */
export interface SettingGroup {
  readonly legend: string;
  readonly options: readonly SettingOption[];
  readonly isOne: boolean;
}

/** What is one of a few, and what is on or off, in the order of the sheet. */
const CHOSEN = [
  'theme',
  'table',
  'suits',
  'index',
  'back',
  'auto',
  'tap',
  'hints',
  'truth',
] as const satisfies ChoiceName[];
const SWITCHES = [
  'left',
  'sideways',
  'light',
  'peek',
  'clock',
  'confirm',
  'celebration',
  'sound',
  'haptics',
] as const satisfies ChoiceName[];

/** All settings with a few values, in words, as they are chosen now. */
export function settingGroups(words: Words): SettingGroup[] {
  const chosen = CHOSEN.map((name) => ({
    legend: words.format(`settings-${name}`),
    options: CHOICES[name].map((value) => ({
      name,
      value,
      label: words.format(`settings-${name}-value`, { value }),
      isChecked: preferences.now[name] === value,
      choose: () => preferences.change({ [name]: value }),
    })),
    isOne: true,
  }));
  const switches = SWITCHES.map((name) => ({
    name,
    value: name,
    label: words.format(`settings-${name}`),
    isChecked: preferences.now[name] !== 'off',
    choose: () => preferences.change({ [name]: preferences.now[name] === 'off' ? 'on' : 'off' }),
  }));
  return [...chosen, { legend: words.format('settings-switches'), options: switches, isOne: false }];
}
