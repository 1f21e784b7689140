/**
 * `npm run NAME -- ARGUMENTS` for the programs of src/cli/: builds them when the sources have
 * changed, printing nothing on stdout, and runs one by plain Node with the arguments, its exit code and all.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { builtPrograms, PROGRAMS } from './cli-build.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (!PROGRAMS.includes(name)) {
  console.error(`There is no program "${name}", only: ${PROGRAMS.join(', ')}`);
  process.exit(2);
}

const folder = await builtPrograms();
const program = spawn(process.execPath, ['--enable-source-maps', join(folder, `${name}.js`), ...args], {
  stdio: 'inherit',
});
// The program hears Ctrl+C itself, and decides how it ends.
process.on('SIGINT', () => {});
program.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
