import { spawnSync } from 'node:child_process';

/** Runs `npm run NAME -- ARGUMENTS` as the script does; gives its exit code, lines of stdout, and stderr. */
export function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/tools/run-cli.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}
