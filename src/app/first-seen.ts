/** Where the browser shows nothing and does not say so, as in a frame that is scrolled away, so many milliseconds are enough. */
const patience = 1000;

/**
 * Resolves when something of the page has been shown, not just drawn: what is taken away before that was never seen. At
 * once in a page that nobody looks at, and in a browser that does not tell.
 */
export function firstSeen(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    setTimeout(resolve, patience);
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    return undefined;
  });
}
