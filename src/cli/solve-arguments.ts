import { parseArgs } from 'node:util';
import { compile } from '../engine/compile.ts';
import '../games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../session/playable.ts';
import { dealRange } from './deal-range.ts';
import type { Effort } from './solve-deal.ts';
import { solvitaireDeal } from './solvitaire-deals.ts';

/** What `npm run solve` was asked for. */
export interface SolveArguments {
  readonly game: Playable;
  readonly deals: Iterable<string>;
  readonly effort: Effort;
  readonly solvitaire: boolean;
  readonly line: boolean;
  readonly json: boolean;
}

const USAGE =
  'Usage: npm run solve -- GAME FIRST..LAST [--ms 2000] [--solvitaire-deals] [--seed N] [--line] [--json] [--confirm]';

/** Bytes of the table of positions. */
const TABLE_BYTES = 512 * 2 ** 20;

/** Reads the arguments of `npm run solve`, or says what is wrong with them. */
export function solveArguments(args: readonly string[]): SolveArguments | { readonly fault: string } {
  const parsed = parse(args);
  if ('fault' in parsed) return parsed;
  const { values, positionals } = parsed;
  const [id = '', range = '', ...rest] = positionals;
  if (range === '' || rest.length > 0) return { fault: USAGE };
  learnMechanisms(compile);
  const game = playableById(id);
  if (!game) return { fault: `no game has the id "${id}"` };
  const deals = dealRange(range);
  if (!deals) return { fault: `deals "${range}": expected FIRST..LAST, such as 1..100 or ms1..ms100` };
  const numbers = { ms: Number(values.ms), seed: Number(values.seed) };
  if (!(numbers.ms > 0)) return { fault: `--ms ${values.ms}: expected a number of milliseconds` };
  if (!Number.isInteger(numbers.seed)) return { fault: `--seed ${values.seed}: expected a whole number` };
  const solvitaire = values['solvitaire-deals'];
  if (solvitaire) {
    const fault = faultOfSolvitaire(game, range);
    if (fault) return { fault };
  }
  const { line, json, confirm } = values;
  return { game, deals, effort: { ...numbers, confirm, tableBytes: TABLE_BYTES }, solvitaire, line, json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ms: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '0' },
        'solvitaire-deals': { type: 'boolean', default: false },
        line: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

/** Why this game cannot be dealt as Solvitaire deals it, or undefined when it can. */
function faultOfSolvitaire(game: Playable, range: string): string | undefined {
  if (range.startsWith('ms')) return `deals "${range}": Solvitaire's deals are numbered without ms`;
  try {
    solvitaireDeal(game, 1);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return `--solvitaire-deals: ${error.message}`;
    throw error;
  }
}
