/**
 * The service worker: the whole site from one precached page, and the home pages as they were written.
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
import { fileFor, shellFor } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

cleanupOutdatedCaches();
// No directory index: a folder is a navigation, answered below with its addresses at the right depth.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(new NavigationRoute(({ request, url }) => answer(request, url)));

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});

async function answer(request: Request, url: URL): Promise<Response> {
  const root = new URL(self.registration.scope);
  const written = await matchPrecache(fileFor(url, root));
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
