/** Builds TypeScript of ours for Node through the project's one Vite configuration. */
import { build } from 'vite';

/**
 * @param {Record<string, string>} inputs the source file of each output, by its name without `.js`
 * @param {string} outDir where the output goes, emptied first; packages stay imports, so it must lie in the checkout
 * @returns {Promise<void>} rejects when a file does not build; prints warnings and errors only, on stderr
 */
export async function buildForNode(inputs, outDir) {
  await build({
    configFile: 'vite.config.ts',
    mode: 'node',
    logLevel: 'warn',
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: inputs } },
  });
}
