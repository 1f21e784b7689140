import { readFileSync, writeFileSync } from 'node:fs';
import type { Rate } from '../games/rates.ts';
import { wilson } from '../solver/wilson.ts';

/** What was found when we solved the first deals of a game by the rules that its rate was published for. */
export interface MeasuredRate extends Rate {
  readonly name: string;
}

interface Measured {
  /** What it was measured on. */
  readonly machine: string;
  readonly rates: readonly MeasuredRate[];
}

/** Where `npm run published` keeps what it has measured. */
const PUBLISHED_FILE = 'src/cli/published-rates.json';

/** Reads what was measured. */
export function readMeasured(): Measured {
  return JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Measured;
}

/** Writes it. */
export function writeMeasured(measured: Measured): void {
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(measured, undefined, 2)}\n`);
}

/** Of a normal distribution 99.9 % lie so many deviations from its middle. */
const SURE = 3.2905;

/** Between which bounds the rate lies, in per cent: 99.9 % by Wilson, what is undecided counted both ways. */
export function surely({ deals, won, lost }: MeasuredRate): readonly [lower: number, upper: number] {
  return [wilson(won, deals, SURE)[0] * 100, wilson(deals - lost, deals, SURE)[1] * 100];
}
