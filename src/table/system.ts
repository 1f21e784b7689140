import type { SystemLook } from './surface.ts';

/** What the system and its user ask for, besides the size of the box. */
export interface System extends SystemLook {
  /** Things should not fly about. */
  readonly still: boolean;
  /** Device pixels per CSS px. */
  readonly dpr: number;
}

const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-reduced-motion: reduce)',
];

let lists: readonly MediaQueryList[] | undefined;

/** Asked and listened to once for all tables: a browser makes something anew for each question. */
function listsNow(): readonly MediaQueryList[] {
  if (lists) return lists;
  lists = QUERIES.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', tell);
  awaitOtherPixels();
  return lists;
}

/** What the system asks for now. */
export function systemNow(): System {
  const [dark = false, forced = false, still = false] = listsNow().map(({ matches }) => matches);
  return { dark, forced, still, dpr: devicePixelRatio || 1 };
}

const watchers = new Set<() => void>();

/** Calls `changed` whenever the system asks for something else; gives what ends that. */
export function watchSystem(changed: () => void): () => void {
  listsNow();
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function tell(): void {
  for (const changed of watchers) changed();
}

/** A question about the size of pixels names one size: it has to be put anew for each. */
function awaitOtherPixels(): void {
  const moved = (): void => {
    awaitOtherPixels();
    tell();
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', moved, { once: true });
}
