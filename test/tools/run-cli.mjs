/**
 * `npm run NAME -- ARGUMENTS` for the programs of src/cli/: builds src/cli/NAME.ts when the sources have
 * changed, printing nothing on stdout, and runs it by plain Node with the arguments, its exit code and all.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtOnce } from './build-cache.mjs';

const [name = '', ...args] = process.argv.slice(2);
const source = `src/cli/${name}.ts`;
if (!existsSync(source)) {
  console.error(`There is no program ${source}.`);
  process.exit(2);
}

const folder = await builtOnce(`cli/${name}`, async (outDir) => {
  const { buildForNode } = await import('./node-build.mjs');
  await buildForNode({ [name]: source }, outDir);
});
const program = spawn(process.execPath, ['--enable-source-maps', join(folder, `${name}.js`), ...args], {
  stdio: 'inherit',
});
// The program hears Ctrl+C itself, and decides how it ends.
process.on('SIGINT', () => {});
program.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
