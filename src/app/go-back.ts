/** Whether the page is about to be left: whoever presses twice does not want to go back twice. */
let isLeaving = false;

/**
 * Follows a link by going back, where it leads to the page that was left for this one: a browser keeps that page as it
 * was, with its place and all that was typed, and shows it at once. Any other link is followed as links are.
 */
export function goBack(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!(currentTarget instanceof HTMLAnchorElement) || !leadsBack(currentTarget)) return;
  event.preventDefault();
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  history.back();
}

function leadsBack({ origin, pathname }: HTMLAnchorElement): boolean {
  // Not every browser tells where one came from.
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (!before?.url) return false;
  const left = new URL(before.url);
  return left.origin === origin && left.pathname === pathname;
}
