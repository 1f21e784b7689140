/** The built site that tests look at. */
import { spawnSync } from 'node:child_process';
import { builtOnce } from './build-cache.mjs';

/** The modes of vite.config.ts that make up the site, in their order. */
const MODES = ['embed', 'embed-page', 'embed-node', 'production'];

/**
 * @returns {Promise<string>} the folder that BAIZE_DIST names, or one with the site built from the sources as
 *   they are now
 */
export async function builtSite() {
  return process.env.BAIZE_DIST ?? (await builtOnce('site', buildSite));
}

/**
 * @param {string} outDir emptied first
 * @throws {Error} with what the build printed, when it does not succeed
 */
export function buildSite(outDir) {
  for (const mode of MODES) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn'],
      { env: { ...process.env, BAIZE_DIST: outDir }, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The build (${mode}) failed:\n${stdout}${stderr}`);
    if (stderr) process.stderr.write(stderr);
  }
}
