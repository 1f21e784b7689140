/** A page that comes into the background draws nothing any more: then so many milliseconds are enough. */
const patience = 250;

/** Resolves when two frames have begun: what is on the page now can be seen then. At once where no frames are drawn. */
export function pictureShown(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, patience);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    return undefined;
  });
}
