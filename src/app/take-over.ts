/** How long the browser may take to change versions, in milliseconds; later than that, nobody expects it any more. */
const PATIENCE = 5000;

/**
 * Lets a stored version take over. The browser does so only when the version before it has nothing left to do, which
 * takes a second, and half a minute when something is asked of the old one meanwhile.
 *
 * @returns whether it has taken over: then the page has to be loaded anew. A version that comes too late takes over all
 *   the same, without the page being told
 */
export function takeOver(worker: ServiceWorker, patience = PATIENCE): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    setTimeout(() => resolve(false), patience);
    worker.postMessage({ type: 'SKIP_WAITING' });
    look();
  });
}
