import type { Cloth, Theme } from './tokens.ts';

/** How much there is around the cards: buttons and the deal's number, buttons alone, or nothing. */
export type Controls = 'full' | 'bar' | 'none';

/** Settings of the table, and what each may be; the first is taken where nothing, or something else, is said. */
const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  table: ['felt', 'plain'],
  controls: ['full', 'bar', 'none'],
} as const satisfies { theme: readonly Theme[]; table: readonly Cloth[]; controls: readonly Controls[] };

/** A setting that has a few possible values. */
export type ChoiceName = keyof typeof CHOICES;

/** The value that a setting has. */
export type Choice<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** Reads a setting, whatever it was set to. */
export function choice<Name extends ChoiceName>(name: Name, value: unknown): Choice<Name> {
  const values: readonly Choice<Name>[] = CHOICES[name];
  return values.find((each) => each === value) ?? CHOICES[name][0];
}

/** What is wrong with a setting, in English; undefined for a good one, and for none. */
export function choiceFault(name: ChoiceName, value: string | null | undefined): string | undefined {
  if (value === undefined || value === null || value === choice(name, value)) return undefined;
  return `${name} "${value}" is none of ${CHOICES[name].join(', ')}`;
}
