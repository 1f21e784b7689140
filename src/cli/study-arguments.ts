import {
  amountTyped,
  dealsTyped,
  gameTyped,
  readTyped,
  wholeTyped,
  wrong,
  type Fault,
  type NamedGame,
} from './typed-arguments.ts';

/** What `npm run study` was asked for: to solve the deals of one shard, or to sum up files. */
export type StudyArguments =
  | {
      readonly game: NamedGame;
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

const OPTIONS = {
  deals: { type: 'string' },
  ms: { type: 'string', default: '2000' },
  shard: { type: 'string', default: '1/1' },
  seed: { type: 'string', default: '0' },
  out: { type: 'string' },
  jobs: { type: 'string' },
  totals: { type: 'boolean', default: false },
} as const;

/** Reads the arguments of `npm run study`, or says what is wrong with them. */
export function studyArguments(args: readonly string[]): StudyArguments | Fault {
  return readTyped<typeof OPTIONS, StudyArguments>(
    args,
    { usage: USAGE, options: OPTIONS },
    ({ values, positionals }) => {
      if (values.totals) return positionals.length > 0 ? { files: positionals } : wrong(USAGE);
      const [id, ...rest] = positionals;
      const { deals: range, out } = values;
      if (id === undefined || rest.length > 0 || range === undefined || out === undefined) wrong(USAGE);
      const game = gameTyped(id);
      const deals = dealsTyped('--deals', range);
      const shard = shardTyped(values.shard);
      const [ms, seed] = [amountTyped('--ms', values.ms), wholeTyped('--seed', values.seed)];
      const jobs = values.jobs === undefined ? undefined : wholeTyped('--jobs', values.jobs, 1);
      const mine = [...deals].filter((_, index) => index % shard.of === shard.number - 1);
      return { game, range, deals: mine, ms, seed, out, jobs };
    },
  );
}

function shardTyped(text: string): { readonly number: number; readonly of: number } {
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  return number <= of ? { number, of } : wrong(`--shard ${text}: expected N/OF, such as 3/16`);
}
