import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DealNumber } from '../cards/deal-number.ts';
import { compile } from '../engine/compile.ts';
import '../games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../session/playable.ts';
import { dealRange } from './deal-range.ts';

/** What is wrong with what was typed. */
export interface Fault {
  readonly fault: string;
}

/** A game of the catalogue. */
export type NamedGame = Playable & { readonly id: string };

type Options = NonNullable<ParseArgsConfig['options']>;

/** What `parseArgs` makes of arguments. */
export type Typed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>;

class Wrong extends Error {}

/** Ends the reading of arguments: this is wrong with them. */
export function wrong(message: string): never {
  throw new Wrong(message);
}

/**
 * Reads the arguments of a program by `read`, which may end by {@link wrong}, as the readers below do. What fits none of
 * the options is a fault that ends with the usage.
 */
export function readTyped<O extends Options, T extends object>(
  args: readonly string[],
  { usage, options }: { readonly usage: string; readonly options: O },
  read: (typed: Typed<O>) => T,
): T | Fault {
  const typed = parse(args, usage, options);
  if ('fault' in typed) return typed;
  learnMechanisms(compile);
  try {
    return read(typed);
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.message };
    throw error;
  }
}

function parse<O extends Options>(args: readonly string[], usage: string, options: O): Typed<O> | Fault {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\n${usage}` };
  }
}

/** The game with an id. */
export function gameTyped(id: string): NamedGame {
  const game = playableById(id);
  return game ? { ...game, id } : wrong(`no game has the id "${id}"`);
}

/** The deals of a range; `name` is what the fault calls it. */
export function dealsTyped(name: string, range: string): Iterable<DealNumber> {
  return dealRange(range) ?? wrong(`${name} ${range}: expected FIRST..LAST, such as 1..100 or ms1..ms100`);
}

/** A number above 0: milliseconds, minutes, days. */
export function amountTyped(name: string, text: string): number {
  const amount = Number(text);
  return amount > 0 ? amount : wrong(`${name} ${text}: expected a number above 0`);
}

/** A whole number, not below `least`. */
export function wholeTyped(name: string, text: string, least = -Infinity): number {
  const whole = Number(text);
  const expected = least === -Infinity ? 'a whole number' : `a whole number from ${least}`;
  return Number.isInteger(whole) && whole >= least ? whole : wrong(`${name} ${text}: expected ${expected}`);
}
