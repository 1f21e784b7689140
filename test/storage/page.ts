import { waitUntil } from '@open-wc/testing';
import type { Store } from '../../src/storage/store.ts';

declare global {
  interface Window {
    /** The store of a page that a test has opened. */
    storeOfPage?: Store;
  }
}

/** Another page of the same site with a store of its own on the database `name`. */
export async function pageWithStore(name: string): Promise<{ store: Store; kill: () => void }> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const script = frame.contentDocument?.createElement('script');
  if (!script) throw new Error('the frame has no document');
  script.type = 'module';
  script.textContent = `
    import '${new URL('/src/games/index.ts', location.href).href}';
    import { openStore } from '${new URL('/src/storage/store.ts', location.href).href}';
    import { playableById } from '${new URL('/src/session/playable.ts', location.href).href}';
    window.storeOfPage = openStore({ name: '${name}' });
    await window.storeOfPage.loadDeal(playableById('klondike'));
    window.storeIsOpen = true;`;
  frame.contentDocument?.body.append(script);
  const page = frame.contentWindow;
  await waitUntil(() => page && 'storeIsOpen' in page, 'the page opens its store', { timeout: 9000 });
  const store = page?.storeOfPage;
  if (!store) throw new Error('the page has no store');
  return { store, kill: () => frame.remove() };
}
