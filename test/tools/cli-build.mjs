/** The programs of src/cli/, built for Node. */
import { builtOnce } from './build-cache.mjs';

/** What can be started as `npm run NAME`: src/cli/NAME.ts. */
export const PROGRAMS = [
  'bench',
  'conformance',
  'games',
  'published',
  'schema',
  'solve',
  'study',
  'winnable',
];

/** @returns {Promise<string>} the folder with NAME.js for each program, built when the sources have changed */
export function builtPrograms() {
  return builtOnce('cli', async (outDir) => {
    const { buildForNode } = await import('./node-build.mjs');
    await buildForNode(Object.fromEntries(PROGRAMS.map((name) => [name, `src/cli/${name}.ts`])), outDir);
  });
}
