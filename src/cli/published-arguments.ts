import { publishedGames, type PublishedGame } from './published-games.ts';
import { amountTyped, readTyped, wholeTyped, wrong, type Fault } from './typed-arguments.ts';

/** What `npm run published` was asked for. */
export interface PublishedArguments {
  readonly games: readonly PublishedGame[];
  /** How long to measure in all. */
  readonly minutes: number;
  /** Time of the processor for one deal, in milliseconds. */
  readonly ms: number;
  /** How many deals are enough. */
  readonly deals: number;
}

const USAGE = 'Usage: npm run published -- [--minutes 4] [--ms 200] [--deals 300] [NAME...]';

const OPTIONS = {
  minutes: { type: 'string', default: '4' },
  ms: { type: 'string', default: '200' },
  deals: { type: 'string', default: '300' },
} as const;

/** Reads the arguments of `npm run published`, or says what is wrong with them. */
export function publishedArguments(args: readonly string[]): PublishedArguments | Fault {
  return readTyped(args, { usage: USAGE, options: OPTIONS }, ({ values, positionals }) => ({
    games: positionals.length > 0 ? positionals.map(publishedTyped) : publishedGames,
    minutes: amountTyped('--minutes', values.minutes),
    ms: amountTyped('--ms', values.ms),
    deals: wholeTyped('--deals', values.deals, 1),
  }));
}

function publishedTyped(name: string): PublishedGame {
  return publishedGames.find((game) => game.name === name) ?? wrong(`no rate was published for "${name}"`);
}
