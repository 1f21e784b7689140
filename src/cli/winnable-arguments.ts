import { parseArgs } from 'node:util';
import { compile } from '../engine/compile.ts';
import '../games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../session/playable.ts';
import { WINNABLE_GAMES } from './winnable-games.ts';

/** A game of the catalogue that is looked at. */
export type Looked = Playable & { readonly id: string };

/** What `npm run winnable` was asked for. */
export interface WinnableArguments {
  readonly games: readonly Looked[];
  /** How long to look in all. */
  readonly minutes: number;
  /** Time of the processor for one deal, in milliseconds. */
  readonly ms: number;
  /** How many days are enough. */
  readonly days: number;
}

const USAGE = 'Usage: npm run winnable -- [--minutes 5] [--ms 1000] [--days 730] [GAME...]';

/** Reads the arguments of `npm run winnable`, or says what is wrong with them. */
export function winnableArguments(args: readonly string[]): WinnableArguments | { readonly fault: string } {
  const parsed = parse(args);
  if ('fault' in parsed) return parsed;
  const { values, positionals } = parsed;
  const [minutes, ms, days] = [Number(values.minutes), Number(values.ms), Number(values.days)];
  for (const [name, number] of Object.entries({ minutes, ms, days }))
    if (!(number > 0)) return { fault: `--${name}: expected a number above 0` };
  learnMechanisms(compile);
  const games: Looked[] = [];
  for (const id of positionals.length > 0 ? positionals : WINNABLE_GAMES) {
    const game = playableById(id);
    if (!game) return { fault: `no game has the id "${id}"` };
    games.push({ ...game, id });
  }
  return { games, minutes, ms, days };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        minutes: { type: 'string', default: '5' },
        ms: { type: 'string', default: '1000' },
        days: { type: 'string', default: '730' },
      },
    });
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}
