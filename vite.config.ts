import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { minify } from 'terser';
import { defineConfig, runnerImport, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import type * as declared from './src/games/catalogue.ts';
import { packGames } from './src/games/pack.ts';
import { escapeHtml } from './src/pages/escape-html.ts';
import type { Publisher } from './src/pages/report.ts';
import { reportAddress, siteAddress } from './src/site/address.ts';
import type * as embedWords from './src/site/embed-unscripted.ts';
import { pageHtml, withUnscripted } from './src/site/page-html.ts';
import { robots, sitemap } from './src/site/sitemap.ts';
import { UNFETCHED, type Unfetched } from './src/pages/unfetched.ts';
import { atAnyDepth, withData, withHead } from './src/site/static-page.ts';
import type * as writtenPages from './src/site/static-pages.ts';
import { deepen } from './src/sw/deepen.ts';

/** Where the site is built: `npm start` and a release use dist/, each test run a folder of its own. */
const outDir = process.env['BAIZE_DIST'] ?? 'dist';

/**
 * One configuration, a mode for each thing that is built. Order matters: `embed` empties the folder, and
 * `production` comes last, since the list of what works offline is made from everything in it.
 */
export default defineConfig(({ mode }): UserConfig | Promise<UserConfig> => {
  if (mode === 'embed') return embedModule;
  if (mode === 'embed-page') return embedPage;
  if (mode === 'embed-node') return embedNode;
  if (mode === 'node') return nodePrograms;
  return app();
});

/** What a build warns of: not that our own plugins take time. The service worker is even built inside of one. */
const CHECKS = { bundlerTimings: false };

/** `<solitaire-table>` for other people's pages: one module, and what it fetches later beside it under stable names. */
const embedModule: UserConfig = {
  base: './',
  plugins: [...shipped(), plainImports(), unwrappedImports(), shortenedTwice(({ isEntry }) => isEntry)],
  publicDir: false,
  worker: { format: 'iife' },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/embed.ts',
      checks: CHECKS,
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'embed/solitaire-table.js',
        // All that is needed at first in one file: split where others share it, it would be larger, and come later.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: (id, context) => (isNeededBy('/src/embed.ts', id, context) ? 'first' : null),
              debugName: 'first',
            },
          ],
        },
        chunkFileNames: ({ moduleIds }) => `embed/${stableName(moduleIds.at(-1) ?? 'shared')}.js`,
      },
    },
  },
};

type ModuleContext = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a module imports another, by whatever way but `import()`. */
function isNeededBy(first: string, id: string, context: ModuleContext, seen = new Set<string>()): boolean {
  if (id.endsWith(first)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(first, importer, context, seen));
}

/** The bare table for a frame: a classic script with everything in it, since no module runs in a sandbox. */
const embedPage: UserConfig = {
  base: './',
  publicDir: false,
  worker: { format: 'iife' },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    // One file by design, and none is fetched after it.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/embed-page.ts',
      checks: CHECKS,
      // No module, so it has no address of its own; what would ask for it is taken out (`plainImports`).
      transform: { define: { 'import.meta': '{}' } },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'embed/page.js',
        assetFileNames: 'embed/page[extname]',
      },
    },
  },
  plugins: [
    ...shipped(),
    plainImports(),
    {
      name: 'embed-page-html',
      async generateBundle() {
        const page = await readFile('src/embed-page.html', 'utf8');
        const { module } = await runnerImport<typeof embedWords>('./src/site/embed-unscripted.ts');
        const source = withUnscripted(page, module.embedUnscripted);
        this.emitFile({ type: 'asset', fileName: 'embed/index.html', source });
      },
    },
  ],
};

/** The element's class for Node, where pages are rendered: one module with everything in it, which defines nothing. */
const embedNode: UserConfig = {
  publicDir: false,
  plugins: [...shipped()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/embed.ts',
    target: 'node20',
    outDir,
    emptyOutDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'embed/node.mjs' } },
  },
};

/** Programs of cli/ and tests for Node; which ones is said by whoever starts the build. */
const nodePrograms: UserConfig = {
  publicDir: false,
  build: { target: 'node20', minify: false, sourcemap: true },
};

/** The app, its service worker, and a page for each game. */
async function app(): Promise<UserConfig> {
  const { module } = await runnerImport<typeof writtenPages>('./src/site/static-pages.ts');
  return {
    base: './',
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      manifest: true,
      // The pages name what they begin with, and what comes later comes in few files.
      modulePreload: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        checks: CHECKS,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: fileOnFirstVisit, debugName: 'on first visit' }],
          },
        },
      },
    },
    plugins: [
      ...shipped(),
      shortenedTwice(({ name }) => ['play', 'show-game', 'service'].includes(name)),
      namedPublisher(),
      writePages(module),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        includeManifestIcons: false,
        manifest: {
          name: 'Baize',
          short_name: 'Baize',
          description: 'Patience (solitaire) for everybody: free, offline, without ads or accounts.',
          lang: 'en',
          dir: 'ltr',
          start_url: '.',
          scope: '.',
          display: 'standalone',
          background_color: '#1f5c46',
          theme_color: '#174836',
          categories: ['games', 'entertainment'],
          // No id: it would be the same for every sub-path of a host, and the start page is as good.
          shortcuts: [
            {
              name: 'Continue',
              description: 'The deal that you played last',
              url: './?continue',
              icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
            },
          ],
          screenshots: [
            {
              src: 'screenshots/munger-phone.png',
              sizes: '720x1280',
              type: 'image/png',
              form_factor: 'narrow',
              label: 'Munger on a phone',
            },
            {
              src: 'screenshots/forty-thieves-desktop.png',
              sizes: '1440x900',
              type: 'image/png',
              form_factor: 'wide',
              label: 'Forty Thieves on a wide screen',
            },
          ],
          icons: [
            { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
            { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
            { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
            { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        injectManifest: {
          rollupFormat: 'iife',
          // What play needs; not the pages written for search engines, nor the module for other sites.
          globPatterns: [
            SHELL,
            ...module.homeFiles,
            'embed/index.html',
            'embed/page.{js,css}',
            'assets/*',
            'icon-48.png',
          ],
          dontCacheBustURLsMatching: /^assets\//,
        },
      }),
    ],
  };
}

/**
 * What a first visit to a game loads comes in few files: one pack is smaller than several, and less work for a browser. `main`
 * holds all that a written page is used with, since home is to open at once: one script, one sheet. A module that several of
 * them need is in the first of these, or in `play`: so none of them waits for a later one.
 */
const ON_FIRST_VISIT = ['main', 'storage/store', 'app/show-game', 'table/service'] as const;

/** Modules that come later and together, each too little for a file of its own. */
const LITTLE = [
  ['home-extras', /\/src\/app\/home-(?:extras|ways)\.ts$/],
  [
    'filtering',
    /\/src\/(?:app\/(?:filtering|filters|filter-sheet|stars)|text\/choose-words|games\/(?:fits-phone|one-hand))\.ts$/,
  ],
  [
    'deals-begun',
    /\/src\/(?:storage\/(?:deals-begun|games-played)|session\/favourites|app\/(?:favourite-games|home-deals))\.ts$/,
  ],
  ['continue-list', /\/src\/app\/(?:continue-list|own-lists)\.ts$/],
  ['load-all-words', /\/src\/text\/(?:load-all|rules)-words\.ts$/],
  ['bits', /\/src\/(?:app\/hand-over|engine\/position-mark|table\/tight-strips|text\/further-words)\.ts$/],
  // Games of rare kinds, and what finds examples of their moves.
  ['compile', /\/src\/(?:engine\/[a-z-]+|pages\/moves-of|session\/shown-moves)\.ts$/],
  ['rates', /\/src\/(?:solver\/(?:winnable|wilson)|games\/(?:rates|relatives))\.ts$/],
  ['settings-sheet', /\/src\/app\/(?:sheet|settings-sheet|notice-bar)\.ts$/],
] as const;

/** The file of the app that a module belongs to, where it is not left to chance. */
function fileOnFirstVisit(id: string, context: ModuleContext): string | null {
  const users = ON_FIRST_VISIT.filter((name) => isNeededBy(`/src/${name}.ts`, id, context));
  const [first] = users;
  // What deals and plays by the rules: a table starts with that alone, before the rest of the store has come.
  if (first === 'storage/store' && users.includes('app/show-game')) return 'play';
  if (first) return first.replace(/^.*\//, '');
  // Too little for a file of its own: what two of the later ones share.
  if (id.endsWith('/src/table/pace.ts')) return 'service';
  if (id.endsWith('/src/app/folded.ts')) return 'written';
  // What follows is little each.
  const little = LITTLE.find(([, modules]) => modules.test(id));
  if (little) return little[0];
  const isShared = /\/src\/(?:pages\/|text\/(?:app-words|game-texts)\.|app\/name-page\.)/.test(id);
  return isShared && isNeededBy('/src/app/show-list.ts', id, context) ? 'written' : null;
}

/** The app's page without a word about any game, for whatever address the service worker is asked. */
const SHELL = 'shell.html';

/** Writes the pages of all addresses, that of missing ones, and what search engines ask for, out of the app's page. */
function writePages({
  staticPages,
  languages,
  missingHead,
  missingUnscripted,
  unfetched,
}: typeof writtenPages): PluginOption {
  return {
    name: 'written-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const built = bundle['index.html'];
      if (built?.type !== 'asset') throw new Error('The build made no index.html to write other pages from');
      const html = String(built.source);
      const site = siteAddress(process.env['BAIZE_SITE']);
      const sheets = (show: string): string[] => [
        ...(chunkOf(bundle, `/src/app/${show}.ts`).viteMetadata?.importedCss ?? []),
      ];
      const parts = {
        home: { sheets: [], modules: modulesOf(bundle, ['/src/app/wake-home.ts']) },
        game: {
          sheets: [],
          modules: modulesOf(bundle, [
            '/src/app/show-game.ts',
            '/src/storage/store.ts',
            '/src/table/service.ts',
          ]),
        },
        record: { sheets: [], modules: [] },
        reading: { sheets: sheets('show-reading'), modules: [] },
      } as const;
      // Written here and not handed to Vite, which would weigh and list each of them.
      const write = async (fileName: string, content: string | Uint8Array): Promise<void> => {
        const file = join(outDir, fileName);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      };
      const saidIn = (language: string): Unfetched => {
        const said = unfetched.get(language);
        if (!said) throw new Error(`No words for what cannot be fetched in ${language}`);
        return said;
      };
      const paths: string[] = [];
      const pictures = new Map<string, () => Uint8Array>();
      for (const page of staticPages(publisher, site)) {
        const path = page.pathIn(page.head.language);
        const frame = { html, site, languages, unfetched: saidIn(page.head.language) };
        const written = pageHtml(page, { ...frame, ...parts[page.kind] });
        const source = deepen(written, path.split('/').length - 1);
        paths.push(path);
        if (page.picture) pictures.set(page.picture.path, page.picture.draw);
        if (path === '') built.source = source;
        else await write(`${path}index.html`, source);
      }
      await write(SHELL, withData(html, UNFETCHED, saidIn(missingHead.language)));
      const named = withData(withHead(html, missingHead), UNFETCHED, saidIn(missingHead.language));
      const missing = withUnscripted(named, missingUnscripted(site));
      await write('404.html', atAnyDepth(missing, DEEPEST_MISSING));
      await write('robots.txt', robots(site));
      // Pictures are asked for by their full address, and without one nobody asks.
      if (site === undefined) return;
      await write('sitemap.xml', sitemap(site, paths));
      for (const [path, draw] of pictures) await write(path, draw());
    },
  };
}

/** Who answers for the site: the version and the address for reports of package.json. */
const publisher: Publisher = {
  version: packageJson.version,
  reports: reportAddress('bugs' in packageJson ? packageJson.bugs : undefined),
};

/** Writes into the head of every page who answers for it, where the app reads it too. */
function namedPublisher(): PluginOption {
  const { version, reports } = publisher;
  const head = `<meta name="generator" content="Baize ${version}" />`;
  const help = reports === undefined ? '' : `<link rel="help" href="${escapeHtml(reports)}" />`;
  return {
    name: 'named-publisher',
    transformIndexHtml: (html) => html.replace('</title>', () => `</title>${head}${help}`),
  };
}

/** How many folders deep an address may be where the page of missing addresses still finds its script. */
const DEEPEST_MISSING = 3;

/** The files of modules that are loaded by import(), and of everything that they cannot start without. */
function modulesOf(bundle: Rolldown.OutputBundle, sources: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const source of sources) {
    add(chunkOf(bundle, source).fileName);
  }
  return [...found];
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (made) => made.type === 'chunk' && made.moduleIds.some((id) => id.endsWith(source)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build made no module of ${source}`);
  return chunk;
}

/** What is embedded has no style sheets that would have to come before a lazy part of it. */
function plainImports(): PluginOption {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** Such imports as they stand: around each, Vite leaves a call for style sheets, of which there are none. */
function unwrappedImports(): PluginOption {
  const wrapped =
    /[\w$]+\(\(\)=>(import\(["`][^"`]+["`]\)(?:\.then\(\w+=>\w+\.[\w$]+\))?),__VITE_PRELOAD__,import\.meta\.url\)/g;
  return {
    name: 'unwrapped-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(wrapped, '$1');
      }
    },
  };
}

/**
 * A second way of making code short, after Vite's own: for the files that `isDear`, since a budget is all but spent on
 * them. Their names do not change with it; what they do does not, either.
 */
function shortenedTwice(isDear: (chunk: Rolldown.OutputChunk) => boolean): PluginOption {
  const compress = { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false };
  return {
    name: 'shortened-twice',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isDear(chunk)) continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress });
        if (code === undefined) throw new Error(`${chunk.fileName} came to nothing`);
        chunk.code = code;
      }
    },
  };
}

/** What every build for browsers has in common. */
function shipped(): PluginOption[] {
  return [packedGames(), wordsReadBefore(), withoutIndents()];
}

/**
 * Words are read when the site is built, so that no reader of Fluent's syntax is shipped: a module of an .ftl file
 * gives the messages themselves, and the resource made of them just keeps them.
 */
function wordsReadBefore(): PluginOption {
  const reader = /@fluent\/bundle\/esm\/resource\.js$/;
  return {
    name: 'words-read-before',
    enforce: 'pre',
    async load(id) {
      if (reader.test(id)) return 'export class FluentResource { constructor(body) { this.body = body; } }';
      if (!id.endsWith('.ftl?raw')) return null;
      const { body } = new FluentResource(await readFile(id.slice(0, -'?raw'.length), 'utf8'));
      const messages = body.map(({ attributes, ...message }) =>
        Object.keys(attributes).length > 0 ? { ...message, attributes } : message,
      );
      return `export default ${JSON.stringify(messages)}`;
    },
  };
}

/** The rules of all games, declared one by one for people to read, are shipped as one text without a word too many. */
function packedGames(): PluginOption {
  return {
    name: 'packed-games',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/games/catalogue.ts')) return null;
      const { module } = await runnerImport<typeof declared>('./src/games/catalogue.ts');
      const text = JSON.stringify(JSON.stringify(packGames(module.catalogue)));
      return `import { unpackGames } from './pack.ts'; export const catalogue = unpackGames(JSON.parse(${text}));`;
    },
  };
}

/** Leaves out of what is shipped what only people read: the indents of style sheets, and what is said in them. */
function withoutIndents(): PluginOption {
  return {
    name: 'without-indents',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('-styles.ts')) return null;
      return code.replaceAll(/css`[^`]*`/g, (sheet) =>
        sheet
          .replaceAll(/\/\*.*?\*\//gs, '')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/([{};]) /g, '$1'),
      );
    },
  };
}

/** `src/text/it/rules.ftl?raw` -> `text-it-rules`. */
function stableName(moduleId: string): string {
  const path = moduleId.split('?')[0] ?? moduleId;
  const inside = /\/(?:src|node_modules)\/(.+?)(?:\.[a-z]+)?$/.exec(path)?.[1] ?? path;
  return inside.replaceAll(/[^A-Za-z0-9-]+/g, '-');
}
