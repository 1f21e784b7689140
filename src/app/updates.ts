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

const ALWAYS_THIS: Version = { takeOver: () => Promise.resolve() };

/**
 * Stores the site for play without a network, and keeps an eye on newer versions: now, and whenever a page that stayed
 * open is looked at again. Does nothing where the browser has no service workers, or refuses them.
 */
export async function keepOffline(root: URL, news: VersionNews): Promise<Version> {
  // While the app is written there is no worker to register.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return ALWAYS_THIS;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(new URL('sw.js', root));
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
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing newer to be found.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  return { takeOver: () => (newest ? changeTo(newest) : Promise.resolve()) };
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

/**
 * Loads the page anew once the worker is active. Where no page is controlled, as on a first visit, it does not wait but
 * is active by itself; and no change of the controller would tell of it.
 */
function changeTo(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const reload = (): void => {
      if (worker.state !== 'activated') return;
      location.reload();
      resolve();
    };
    worker.addEventListener('statechange', reload);
    worker.postMessage({ type: 'SKIP_WAITING' });
    reload();
  });
}
