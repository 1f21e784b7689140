import { UnfetchedNotice } from './unfetched-notice.ts';

/**
 * How somebody waits for a part of the page. What is `needed` is tried again by itself, and at any press; what was `asked
 * for` by a press only where the player says so, since an hour later he wants it no more; what comes `by the way` is
 * tried again, but not missed.
 */
export type Waiting = 'needed' | 'asked for' | 'by the way';

/** How long it takes until something is tried again, milliseconds: at first and at most. */
const [SOON, LATE] = [2000, 60_000];

/** Under which name the tab remembers when a page was loaded anew, and how long that holds, milliseconds. */
const [RENEWED, A_WHILE] = ['baize-renewed', 60_000];

const notice = new UnfetchedNotice();

let isSafe: () => Promise<boolean> = () => Promise.resolve(true);

/** Says from now on how it is known that nothing is lost if the page is loaded anew. */
export function loseNothing(check: () => Promise<boolean>): void {
  isSafe = check;
}

/**
 * Brings a part of the page by `load`, an `import()` with whatever else has to be fetched; all of the app’s go through
 * here. Without a network it says so and tries again, and never rejects.
 *
 * Browsers may not ask twice for a module that could not be fetched, as long as the page lives. Where the site answers and
 * the module still does not come, the page is loaded anew, once in a while and where nothing is lost by it.
 */
export async function bring<Part>(load: () => Promise<Part>, waiting: Waiting = 'needed'): Promise<Part> {
  let again: () => void = () => undefined;
  const press = (): void => again();
  for (let pause = SOON; ; pause = Math.min(2 * pause, LATE)) {
    // Once more at once where the site answers: the network was only away for a moment.
    const brought = (await attempt(load)) ?? ((await siteAnswers()) ? await attempt(load) : undefined);
    if (brought) {
      notice.drop(press);
      return brought.part;
    }
    const isStuck = await siteAnswers();
    if (isStuck && (await mayRenew())) {
      location.reload();
      return new Promise(() => undefined);
    }
    if (waiting !== 'by the way') notice.add(press);
    await new Promise<void>((resolve) => {
      // Where only loading the page anew would help, the player may say so.
      again = isStuck ? () => location.reload() : resolve;
      if (waiting === 'asked for') return;
      const chances = waiting === 'needed' ? ['online', 'pointerdown', 'keydown'] : ['online'];
      const end = new AbortController();
      const go = (): void => {
        end.abort();
        resolve();
      };
      for (const chance of chances) addEventListener(chance, go, { signal: end.signal });
      setTimeout(go, pause);
      if (!isStuck) again = go;
    });
  }
}

async function attempt<Part>(load: () => Promise<Part>): Promise<{ readonly part: Part } | undefined> {
  try {
    return { part: await load() };
  } catch {
    mendStyles();
    return undefined;
  }
}

/** A style sheet that could not be fetched is not asked for again by those who load it. */
function mendStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function mayRenew(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(RENEWED));
    if (Date.now() - last < A_WHILE || !(await isSafe())) return false;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    return true;
  } catch {
    // Without a memory it could go on like that for ever.
    return false;
  }
}
