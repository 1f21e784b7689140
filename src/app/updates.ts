import { Workbox } from 'workbox-window';

/** What the page is told about its own version. */
export interface VersionNews {
  /** Everything that play needs is stored for the first time: the site works without a network from now on. */
  readonly offlineReady: () => void;
  /** A newer version is stored and waits until {@link Version.takeOver}. */
  readonly newVersion: () => void;
}

/** The version of the site in this browser. */
export interface Version {
  /** Changes to the version that waits and loads the page anew; without effect when none waits. */
  readonly takeOver: () => Promise<void>;
}

/**
 * Stores the site for play without a network, and keeps an eye on newer versions: now, and whenever a page that stayed
 * open is looked at again. Does nothing where the browser has no service workers, or refuses them.
 */
export async function keepOffline(root: URL, news: VersionNews): Promise<Version> {
  // While the app is written there is no worker to register.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return { takeOver: () => Promise.resolve() };
  const workbox = new Workbox(new URL('sw.js', root).href);
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (isUpdate !== true) news.offlineReady();
  });
  workbox.addEventListener('waiting', news.newVersion);
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing newer to be found.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  try {
    const registration = await workbox.register();
    return { takeOver: () => takeOver(registration?.waiting) };
  } catch {
    // A private window, a full disk or an unsafe address: the site plays on, online.
    return { takeOver: () => Promise.resolve() };
  }
}

/**
 * A page of a first visit is not controlled by any worker, so no change of the controller would tell it: the worker
 * itself says when it is active.
 */
function takeOver(waiting: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!waiting) return resolve();
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated') return;
      location.reload();
      resolve();
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
