/** `npm run types`: the type check, once for each world that the code lives in. */
import { spawnSync } from 'node:child_process';

const PROJECTS = [
  'src/tsconfig.pure.json',
  'src/tsconfig.browser.json',
  'src/tsconfig.node.json',
  'src/sw/tsconfig.json',
  'test/tsconfig.json',
  'test/tools/tsconfig.json',
];

const bad = PROJECTS.filter((project) => {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    stdio: 'inherit',
  });
  return status !== 0;
});
if (bad.length > 0) console.error(`Types do not fit in: ${bad.join(', ')}`);
process.exitCode = bad.length > 0 ? 1 : 0;
