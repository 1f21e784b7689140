/**
 * `npm run conformance -- DIR [--all]`: replays all recorded games in DIR (`*.jsonl.gz`), prints each difference with
 * file, state and move, each decision to differ, and at the end the count. Exits with 1 when anything differs or, with `--all`, when a recorded
 * game is not declared here; with 2 when it is called wrongly or a file cannot be read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conform } from './conform.ts';

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const all = args.includes('--all');
  const [folder, ...rest] = args.filter((arg) => arg !== '--all');
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    return fail('Usage: npm run conformance -- DIR [--all]');
  }
  const files = recordings(folder);
  if (typeof files === 'string') return fail(files);

  const total = { games: 0, states: 0, differences: 0, unknown: 0 };
  for (const file of files) {
    try {
      const found = conform(readFileSync(join(folder, file)));
      for (const { game, deal, state, what } of found.differences) {
        console.log(`${file}: ${game}, deal ${deal}, state ${state}: ${what}`);
      }
      for (const { game, number, reason } of found.decided)
        console.log(`${file}: ${game} (${number}): ${reason}`);
      if (all)
        for (const { game, id } of found.unknown) console.log(`${file}: ${game} (${id}) is not declared`);
      total.games += found.games;
      total.states += found.states;
      total.differences += found.differences.length;
      total.unknown += found.unknown.length;
    } catch (error) {
      return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const { games, states, differences, unknown } = total;
  console.log(`${games} games, ${states} states, ${differences} differences, ${unknown} unknown`);
  return differences > 0 || (all && unknown > 0) ? 1 : 0;
}

/** Names of the recordings in a folder, or why there are none. */
function recordings(folder: string): readonly string[] | string {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));
    return files.length > 0 ? files.toSorted() : `${folder}: no recordings (*.jsonl.gz)`;
  } catch (error) {
    return `${folder}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function fail(message: string): number {
  console.error(message);
  return 2;
}
