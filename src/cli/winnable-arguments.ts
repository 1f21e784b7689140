import { amountTyped, gameTyped, readTyped, type Fault, type NamedGame } from './typed-arguments.ts';
import { WINNABLE_GAMES } from './winnable-games.ts';

/** What `npm run winnable` was asked for. */
export interface WinnableArguments {
  readonly games: readonly NamedGame[];
  /** How long to look in all. */
  readonly minutes: number;
  /** Time of the processor for one deal, in milliseconds. */
  readonly ms: number;
  /** How many days are enough. */
  readonly days: number;
}

const USAGE = 'Usage: npm run winnable -- [--minutes 5] [--ms 1000] [--days 730] [GAME...]';

const OPTIONS = {
  minutes: { type: 'string', default: '5' },
  ms: { type: 'string', default: '1000' },
  days: { type: 'string', default: '730' },
} as const;

/** Reads the arguments of `npm run winnable`, or says what is wrong with them. */
export function winnableArguments(args: readonly string[]): WinnableArguments | Fault {
  return readTyped(args, { usage: USAGE, options: OPTIONS }, ({ values, positionals }) => ({
    games: (positionals.length > 0 ? positionals : WINNABLE_GAMES).map(gameTyped),
    minutes: amountTyped('--minutes', values.minutes),
    ms: amountTyped('--ms', values.ms),
    days: amountTyped('--days', values.days),
  }));
}
