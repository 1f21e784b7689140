/**
 * Builds test modules by Vite for Web Test Runner, so that a test may import whatever the app may (TypeScript, words by
 * import.meta.glob, styles), and serves them out of memory. A page then fetches a few files that stay in the browser's
 * cache, not hundreds of modules one by one.
 */
import { build } from 'vite';

/** @typedef {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} Middleware */

/** Modules that pages made by tests import by their address. */
const ADDRESSED = ['src/storage/store.ts', 'src/session/playable.ts', 'src/games/index.ts'];

/** Built files whose names change with what is in them. */
const HASHED = '/built/';

/**
 * @param {readonly string[]} tests paths of test files
 * @returns {Promise<Middleware>} answers `/test/table/drop.test.ts` and the like with what was built of them
 */
export async function builtTests(tests) {
  // What is asked only of those who develop is asked here too: Lit then warns of mistakes.
  process.env.NODE_ENV = 'development';
  const inputs = [...tests, ...ADDRESSED];
  const built = await build({
    configFile: false,
    mode: 'test',
    logLevel: 'error',
    base: './',
    publicDir: false,
    // Which slice of a sweep is taken, as tests in Node are told.
    define: { 'process.env': JSON.stringify({ BAIZE_SWEEP: process.env.BAIZE_SWEEP }) },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: Object.fromEntries(inputs.map((path) => [path, path])),
        // What the test runner answers itself.
        external: /^\/__web-/,
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', chunkFileNames: `${HASHED.slice(1)}[name]-[hash].js` },
      },
    },
  });
  // Parts that are loaded later import the built module by its own address, the test runner adds a query to it.
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(inputs.map((path) => [`/${path}`, `export * from '/${path}.js';`]));
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output)
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }

  return (context, next) => {
    const file = files.get(context.path);
    if (file === undefined) return next();
    context.body = typeof file === 'string' ? file : Buffer.from(file);
    context.type = context.path.endsWith('.map') ? 'json' : 'text/javascript';
    context.set('Cache-Control', context.path.startsWith(HASHED) ? 'max-age=3600, immutable' : 'no-cache');
    return undefined;
  };
}
