import type { Playable } from '../session/playable.ts';
import type { Effort } from './solve-deal.ts';
import { solvitaireDeal } from './solvitaire-deals.ts';
import {
  amountTyped,
  dealsTyped,
  gameTyped,
  readTyped,
  wholeTyped,
  wrong,
  type Fault,
} from './typed-arguments.ts';

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

const OPTIONS = {
  ms: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '0' },
  'solvitaire-deals': { type: 'boolean', default: false },
  line: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  confirm: { type: 'boolean', default: false },
} as const;

/** Bytes of the table of positions. */
const TABLE_BYTES = 512 * 2 ** 20;

/** Reads the arguments of `npm run solve`, or says what is wrong with them. */
export function solveArguments(args: readonly string[]): SolveArguments | Fault {
  return readTyped(args, { usage: USAGE, options: OPTIONS }, ({ values, positionals }) => {
    const [id = '', range = '', ...rest] = positionals;
    if (range === '' || rest.length > 0) return wrong(USAGE);
    const game = gameTyped(id);
    const deals = dealsTyped('deals', range);
    const [ms, seed] = [amountTyped('--ms', values.ms), wholeTyped('--seed', values.seed)];
    const { line, json, confirm, 'solvitaire-deals': solvitaire } = values;
    if (solvitaire) checkSolvitaire(game, range);
    return { game, deals, effort: { ms, seed, confirm, tableBytes: TABLE_BYTES }, solvitaire, line, json };
  });
}

/** Not all games can be dealt as Solvitaire deals them. */
function checkSolvitaire(game: Playable, range: string): void {
  if (range.startsWith('ms')) wrong(`deals ${range}: Solvitaire's deals are numbered without ms`);
  try {
    solvitaireDeal(game, 1);
  } catch (error) {
    if (error instanceof RangeError) wrong(`--solvitaire-deals: ${error.message}`);
    throw error;
  }
}
