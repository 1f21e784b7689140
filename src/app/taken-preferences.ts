import { CHOICE_NAMES, DEFAULTS, understood, type Preferences } from './preferences.ts';

/**
 * What a device takes over of the preferences of another: whatever was chosen there, and not yet here. Undefined where
 * that is nothing.
 */
export function takenPreferences(
  here: Preferences,
  there: Readonly<Record<string, string>>,
): Partial<Preferences> | undefined {
  const chosen = understood(there);
  const entries = ([...CHOICE_NAMES, 'keys', 'taught'] as const)
    .filter((name) => here[name] === DEFAULTS[name] && chosen[name] !== DEFAULTS[name])
    .map((name) => [name, chosen[name]] as const);
  const { language } = chosen;
  const isNew = here.language === undefined && language !== undefined;
  if (entries.length === 0 && !isNew) return undefined;
  return { ...Object.fromEntries(entries), ...(isNew && { language }) };
}
