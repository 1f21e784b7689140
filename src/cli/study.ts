/**
 * `npm run study -- GAME --deals 1..10000 --out FILE [--ms 2000] [--shard 3/16] [--seed N] [--jobs N]`: solves the
 * deals of one shard on all cores and adds a JSON line a deal to FILE. It can be killed at any time and goes on where
 * it was. Every deal that is lost is searched a second time with other keys. `npm run study -- --totals FILE...` sums
 * up the shards of one study. Exits with 2 when it is called wrongly.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { compile } from '../engine/compile.ts';
import '../games/index.ts';
import { learnMechanisms, playableById } from '../session/playable.ts';
import { solveDeal, type Solved } from './solve-deal.ts';
import { studyArguments, type StudyArguments } from './study-arguments.ts';
import { addResult, mergeStudies, openStudy, readStudy } from './study-file.ts';
import { totalsOf, totalsText } from './totals.ts';

/** What a process that solves is told: the game, the deal, and how. */
interface Task {
  readonly id: string;
  readonly deal: string;
  readonly ms: number;
  readonly seed: number;
}

/** Bytes of the table of positions of each process. */
const TABLE_BYTES = 256 * 2 ** 20;

if (process.send) solveWhatIsSent();
else process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const asked = studyArguments(args);
  if ('fault' in asked) return fail(asked.fault);
  try {
    if ('files' in asked) {
      console.log(totalsText(totalsOf(mergeStudies(asked.files.map(readStudy)))));
      return 0;
    }
    await study(asked);
    console.log(totalsText(totalsOf(readStudy(asked.out).results)));
    return 0;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function study(asked: Exclude<StudyArguments, { files: readonly string[] }>): Promise<void> {
  const { game, range, ms, seed, out } = asked;
  const { id, rulesDigest } = game;
  const head = { study: id, rulesDigest, deals: range, ms, seed };
  const done = new Set(openStudy(out, head).map(({ deal }) => deal));
  const left = asked.deals.filter((deal) => !done.has(deal));
  const jobs = Math.min(asked.jobs ?? availableParallelism(), left.length);
  const next = (): Task | undefined => {
    const deal = left.shift();
    return deal === undefined ? undefined : { id, deal, ms, seed };
  };
  await Promise.all(
    Array.from({ length: jobs }, () => solveInProcess(next, (solved) => addResult(out, solved))),
  );
}

/** Hands one task after another to a process of its own. Rejects when the process ends before its work. */
function solveInProcess(next: () => Task | undefined, take: (solved: Solved) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1]!, { execArgv: ['--enable-source-maps'] });
    const hand = (): void => {
      const task = next();
      if (task) child.send(task);
      else child.disconnect();
    };
    child.on('message', (solved: Solved) => {
      take(solved);
      hand();
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a process ended with ${code ?? 'a signal'}`)),
    );
    hand();
  });
}

function solveWhatIsSent(): void {
  learnMechanisms(compile);
  process.on('message', ({ id, deal, ms, seed }: Task) => {
    const game = playableById(id);
    if (!game) throw new Error(`no game has the id "${id}"`);
    process.send?.(solveDeal(game, deal, deal, { ms, seed, tableBytes: TABLE_BYTES, confirm: true }));
  });
}

function fail(message: string): number {
  console.error(message);
  return 2;
}
