import { parseArgs } from 'node:util';
import { compile } from '../engine/compile.ts';
import '../games/index.ts';
import { learnMechanisms, playableById, type Playable } from '../session/playable.ts';
import { dealRange } from './deal-range.ts';

/** What `npm run study` was asked for: to solve the deals of one shard, or to sum up files. */
export type StudyArguments =
  | {
      readonly game: Playable;
      readonly id: string;
      readonly range: string;
      readonly deals: readonly string[];
      readonly ms: number;
      readonly seed: number;
      readonly out: string;
      readonly jobs: number | undefined;
    }
  | { readonly files: readonly string[] };

const USAGE = `Usage: npm run study -- GAME --deals 1..10000 --out FILE [--ms 2000] [--shard 3/16] [--seed N] [--jobs N]
       npm run study -- --totals FILE...`;

/** Reads the arguments of `npm run study`, or says what is wrong with them. */
export function studyArguments(args: readonly string[]): StudyArguments | { readonly fault: string } {
  const parsed = parse(args);
  if ('fault' in parsed) return parsed;
  const { values, positionals } = parsed;
  if (values.totals) return positionals.length > 0 ? { files: positionals } : { fault: USAGE };
  const [id, ...rest] = positionals;
  const { deals: range, out } = values;
  if (id === undefined || rest.length > 0 || range === undefined || out === undefined)
    return { fault: USAGE };
  learnMechanisms(compile);
  const game = playableById(id);
  if (!game) return { fault: `no game has the id "${id}"` };
  const deals = dealRange(range);
  if (!deals) return { fault: `--deals ${range}: expected FIRST..LAST, such as 1..100 or ms1..ms100` };
  const shard = shardOf(values.shard);
  if (!shard) return { fault: `--shard ${values.shard}: expected N/OF, such as 3/16` };
  const [ms, seed] = [Number(values.ms), Number(values.seed)];
  if (!(ms > 0)) return { fault: `--ms ${values.ms}: expected a number of milliseconds` };
  if (!Number.isInteger(seed)) return { fault: `--seed ${values.seed}: expected a whole number` };
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
  if (jobs !== undefined && !(Number.isInteger(jobs) && jobs > 0)) {
    return { fault: `--jobs ${values.jobs ?? ''}: expected a whole number from 1` };
  }
  const mine = [...deals].filter((_, index) => index % shard.of === shard.number - 1);
  return { game, id, range, deals: mine, ms, seed, out, jobs };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        deals: { type: 'string' },
        ms: { type: 'string', default: '2000' },
        shard: { type: 'string', default: '1/1' },
        seed: { type: 'string', default: '0' },
        out: { type: 'string' },
        jobs: { type: 'string' },
        totals: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

function shardOf(text: string): { readonly number: number; readonly of: number } | undefined {
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  return number <= of ? { number, of } : undefined;
}
