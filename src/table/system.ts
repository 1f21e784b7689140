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

/** Asked once for all tables: a browser makes something anew for each question. */
let lists: readonly MediaQueryList[] | undefined;

function listsNow(): readonly MediaQueryList[] {
  return (lists ??= QUERIES.map((query) => matchMedia(query)));
}

/** What the system asks for now. */
export function systemNow(): System {
  const [dark = false, forced = false, still = false] = listsNow().map(({ matches }) => matches);
  return { dark, forced, still, dpr: devicePixelRatio || 1 };
}

/** Calls `changed` whenever the system asks for something else; gives what ends that. */
export function watchSystem(changed: () => void): () => void {
  const ended = new AbortController();
  for (const list of listsNow()) list.addEventListener('change', changed, { signal: ended.signal });
  const watchDpr = (): void => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const moved = (): void => {
      changed();
      watchDpr();
    };
    query.addEventListener('change', moved, { once: true, signal: ended.signal });
  };
  watchDpr();
  return () => ended.abort();
}
