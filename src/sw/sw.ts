/**
 * The service worker: the whole site from one precached page, and the home pages as they were written. The files of a
 * language are kept from when somebody first comes to a page in it.
 *
 * A new version waits until the app says so (SKIP_WAITING); a first visit is not claimed.
 */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { deepen } from './deepen.ts';
import { sortFiles } from './file-language.ts';
import { LanguageFiles } from './language-files.ts';
import { fileFor, shellFor } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const root = new URL(self.registration.scope);
const listed = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
const { shared, byLanguage } = sortFiles(listed);
const languages = new LanguageFiles(byLanguage, root, () => caches.open(`languages ${root.href}`));

cleanupOutdatedCaches();
// No directory index: a folder is a navigation, answered below with its addresses at the right depth.
precacheAndRoute([...shared], { directoryIndex: '', cleanURLs: false });
registerRoute(new NavigationRoute(({ request, url, event }) => visit(request, url, event)));
registerRoute(
  ({ url }) => languages.has(url.href),
  async ({ request, url }) => (await languages.match(url.href)) ?? fetch(request),
);

self.addEventListener('install', (event) => event.waitUntil(keepOpenLanguages()));
// Pages may have been opened, or turned to another language, while the files were fetched.
self.addEventListener('activate', (event) =>
  event.waitUntil(languages.forgetOthers().then(keepOpenLanguages)),
);
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

/** Keeps the languages of the pages that are open: what works without a network is what these need. */
async function keepOpenLanguages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await languages.keepAll(pages.map(({ url }) => url));
}

/** Answers with the page that stands for an address, and keeps the language that it is in. */
function visit(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const answered = answer(request, url);
  // Where that fails now, the next page tries again.
  event.waitUntil(answered.then(() => languages.keepAll([url.href])).catch(() => undefined));
  return answered;
}

async function answer(request: Request, url: URL): Promise<Response> {
  const file = fileFor(url, root);
  const written = (await matchPrecache(file)) ?? (await languages.match(new URL(file, root).href));
  if (written) return written;
  const { page, depth } = shellFor(url, root);
  const shell = await matchPrecache(page);
  // The browser may have thrown the cache away: then the network is the only one that can answer.
  if (!shell) return fetch(request);
  const headers = new Headers(shell.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(deepen(await shell.text(), depth), { headers });
}

function isSkipWaiting(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
}
