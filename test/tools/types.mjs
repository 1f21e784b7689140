/** `npm run types`: the type check, once for each world that the code lives in, by the native compiler. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECTS = [
  'src/tsconfig.pure.json',
  'src/tsconfig.browser.json',
  'src/tsconfig.node.json',
  'src/sw/tsconfig.json',
  'test/tsconfig.json',
  'test/tools/tsconfig.json',
];

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

const bad = PROJECTS.filter((project) => {
  // Several checkers would each learn the types of the libraries anew, twice the work.
  const { status } = spawnSync(process.execPath, [COMPILER, '-p', project, '--singleThreaded'], {
    stdio: 'inherit',
  });
  return status !== 0;
});
if (bad.length > 0) console.error(`Types do not fit in: ${bad.join(', ')}`);
process.exitCode = bad.length > 0 ? 1 : 0;
