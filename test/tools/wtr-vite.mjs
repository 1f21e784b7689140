/**
 * Lets Web Test Runner serve test modules through Vite, so that a test may import whatever the app may:
 * TypeScript, words by import.meta.glob, workers, styles.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'vite';
import { ownFolder } from './build-cache.mjs';

/** @typedef {import('@web/test-runner').TestRunnerPlugin} Plugin */
/** @typedef {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} Middleware */

/** Addresses that the test runner answers itself. */
const OWN = /^\/(?:__web-|__wds|wtr|node_modules\/@web\/(?!test-runner-commands))/;

/**
 * @param {readonly string[]} entries the test files of this run: the packages they reach are bundled before the
 *   first test starts, since bundling one later reloads the page under a running test
 * @returns {Promise<{ middleware: Middleware, plugin: Plugin }>}
 */
export async function viteForTestRunner(entries) {
  const cacheDir = ownFolder('components');
  const vite = await createServer({
    configFile: false,
    mode: 'test',
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { entries: [...entries], exclude: ['@web/test-runner-commands'] },
    plugins: [
      {
        name: 'addresses-of-the-test-runner',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/__web-') ? { id, external: true } : null),
      },
    ],
  });

  return {
    middleware: async (context, next) => {
      if (OWN.test(context.path) || context.path === '/' || context.path.endsWith('.html')) return next();
      const answered = await new Promise((resolve, reject) => {
        context.res.once('close', () => resolve(true));
        // Koa begins with 404, which Vite would leave as it is.
        context.res.statusCode = 200;
        vite.middlewares(context.req, context.res, (/** @type {unknown} */ error) =>
          error ? reject(error) : resolve(false),
        );
      });
      if (answered) {
        context.respond = false;
        return undefined;
      }
      context.res.statusCode = 404;
      return next();
    },
    plugin: {
      name: 'vite',
      async serverStop() {
        await vite.close();
        rmSync(cacheDir, { recursive: true, force: true });
      },
    },
  };
}
