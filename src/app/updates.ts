import { takeOver } from './take-over.ts';

/** What the page is told about its own version. */
export interface VersionNews {
  /** Everything that play needs is stored for the first time: the site works without a network from now on. */
  readonly offlineReady: () => void;
  /** A newer version is stored and waits until {@link Version.takeOver}. */
  readonly newVersion: () => void;
}

/** The version of the site in this browser. */
export interface Version {
  /** Whether a newer one is stored. */
  readonly waits: () => boolean;
  /** Changes to the version that waits, if any, and gives whether it has done so: then the page must be loaded anew. */
  readonly takeOver: () => Promise<boolean>;
}

const ALWAYS_THIS: Version = { waits: () => false, takeOver: () => Promise.resolve(false) };

/**
 * Stores the site for play without a network, and keeps an eye on newer versions: now, and whenever a page that stayed
 * open is looked at again. Does nothing where the browser has no service workers, or refuses them.
 */
export async function keepOffline(root: URL, news: VersionNews): Promise<Version> {
  // While the app is written there is no worker to register.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return ALWAYS_THIS;
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register(new URL('sw.js', root));
  } catch {
    // A private window, a full disk, an unsafe address or no network: the site plays on as it is.
    return ALWAYS_THIS;
  }
  let newest = registration.waiting ?? undefined;
  const stored = (worker: ServiceWorker): void => {
    newest = worker;
    news.newVersion();
  };
  if (newest) stored(newest);
  watch(registration, stored, news.offlineReady);
  registration.addEventListener('updatefound', () => watch(registration, stored, news.offlineReady));
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has changed the version under this page.
    const { controller } = serviceWorker;
    if (controller && controller !== newest) stored(controller);
  });
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing newer to be found.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  return {
    waits: () => newest !== undefined,
    takeOver: () => (newest ? takeOver(newest) : Promise.resolve(false)),
  };
}

/** Follows the worker that is being installed, if any: the first of all, or a newer one. */
function watch(
  { installing, active }: ServiceWorkerRegistration,
  stored: (worker: ServiceWorker) => void,
  first: () => void,
): void {
  installing?.addEventListener('statechange', () => {
    if (active && installing.state === 'installed') stored(installing);
    if (!active && installing.state === 'activated') first();
  });
}
