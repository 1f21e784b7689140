import { CHOICE_NAMES } from '../table/choices.ts';
import { CHOICES, type ChoiceName, type Preferences } from './preferences.ts';

/** What preferences ask of a table, as its attributes; where there is nothing to say one is absent. */
export function tableAttributes(chosen: Preferences): Readonly<Record<string, string>> {
  const names = CHOICE_NAMES.filter((name): name is typeof name & ChoiceName => name in CHOICES);
  return {
    ...Object.fromEntries(names.map((name) => [name, chosen[name]])),
    light: chosen.light === 'off' ? 'off' : 'on',
    // Whoever wants to see where a card may go does not want it gone.
    ...(chosen.light === 'on' && { tap: 'select' }),
    ...(chosen.left === 'on' && { 'left-handed': '' }),
    ...(chosen.keys !== '' && { keys: chosen.keys }),
  };
}
