import { preferences } from './preferences.ts';
import { wakeExamples } from './wake-examples.ts';

/** Gives a page that is there to be read the little that it does: lines to copy, examples to be played, and a language that is kept to. */
export function wakeReading(): void {
  offerToCopy(document);
  wakeExamples(document);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { hreflang } = target.closest<HTMLAnchorElement>('a[hreflang]') ?? {};
    // Whoever follows such a link has chosen a language: the start page keeps to that.
    if (hreflang) preferences.change({ language: hreflang });
  });
}

/** Puts a button beside each report that stands in `place` and has none yet: it copies its lines, where that can be done. */
export function offerToCopy(place: ParentNode): void {
  // Pages that do not come by a safe way have no clipboard.
  if (!('clipboard' in navigator)) return;
  for (const report of place.querySelectorAll<HTMLElement>('.report:not(:has(+ .copy))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button outlined copy';
    button.textContent = report.dataset['copy'] ?? '';
    button.addEventListener('click', () => void copy(report, button));
    report.after(button);
  }
}

async function copy(report: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(report.textContent);
    button.textContent = report.dataset['copied'] ?? '';
  } catch {
    // The browser refuses: then the lines are marked, for the player to copy them.
    getSelection()?.selectAllChildren(report);
  }
}
