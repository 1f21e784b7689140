import type { GameFinder } from './game-finder.ts';

/** How a list of games was when its page was left. */
interface Left {
  /** The address of the page. */
  readonly page: string;
  /** Families that were unfolded. */
  readonly whole: readonly string[];
  /** The first game in sight, by its address, and how far from the top it lay, CSS px; absent where all began at the top. */
  readonly seen?: { readonly game: string; readonly top: number };
}

/** For so many frames a page that comes back is held in its place. */
const FRAMES = 30;

/** Where the tab remembers it. */
const LEFT = 'baize-home-left';

/**
 * Brings a page that somebody has come back to, or loads anew, to where it was left, and remembers how it is left next:
 * what was unfolded is unfolded, and when all else stands there (`settled`), too, the same game lies where it lay. Whoever
 * scrolls meanwhile has another place in mind.
 */
export async function bringBack(finder: GameFinder, settled: () => Promise<unknown>): Promise<void> {
  const left = comesBack() ? readLeft() : undefined;
  addEventListener('pagehide', () => remember(finder.whole));
  if (left?.page !== location.href) return;
  const stay = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => stay.abort(), { signal: stay.signal, passive: true });
  await Promise.all([finder.unfold(left.whole), settled()]);
  // What comes into sight takes its true height only then, and the browser scrolls at a time of its own.
  for (let frame = 0; frame < FRAMES && !stay.signal.aborted; frame++) {
    lay(left.seen);
    await new Promise(requestAnimationFrame);
  }
  stay.abort();
}

function remember(whole: readonly string[]): void {
  const seen = scrollY > 0 ? firstInSight() : undefined;
  const left: Left = { page: location.href, whole, ...(seen && { seen }) };
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(left));
  } catch {
    // Where nothing may be stored the page comes back as it is at first.
  }
}

/** Changes what stands above the games, which stay where they are for whoever looks at them. */
export function keepingPlace(change: () => void): void {
  const seen = scrollY > 0 ? firstInSight() : undefined;
  const { style } = document.documentElement;
  // Some browsers would do the same, others not.
  style.overflowAnchor = 'none';
  change();
  lay(seen);
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
}

/** Scrolls so that a game lies where it lay. */
function lay(seen: Left['seen']): void {
  const game = seen && gamesListed().find(({ href }) => href === seen.game);
  if (game) scrollBy({ top: game.getBoundingClientRect().top - seen.top, behavior: 'instant' });
}

function comesBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && /^(?:back_forward|reload)$/.test(entry.type);
}

function readLeft(): Left | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null');
    return isLeft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isLeft(found: unknown): found is Left {
  return found instanceof Object && 'whole' in found && Array.isArray(found.whole);
}

function firstInSight(): Left['seen'] {
  for (const game of gamesListed()) {
    const { top, bottom } = game.getBoundingClientRect();
    if (bottom > 0) return { game: game.href, top };
  }
  return undefined;
}

function gamesListed(): HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('.found a'));
}
