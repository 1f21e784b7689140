import { escapeHtml } from '../pages/escape-html.ts';
import { UNFETCHED, type Unfetched } from '../pages/unfetched.ts';

/** Says that a part of the page is missing, as long as somebody waits for one. */
export class UnfetchedNotice {
  readonly #waiting = new Set<() => void>();
  #notice: HTMLElement | undefined;

  /** Says so from now on; `again` is called when the player wants it tried again. */
  add(again: () => void): void {
    this.#waiting.add(again);
    this.#notice ??= this.#show();
  }

  /** Whoever waited with this has what was missing. */
  drop(again: () => void): void {
    this.#waiting.delete(again);
    if (this.#waiting.size > 0) return;
    this.#notice?.remove();
    this.#notice = undefined;
  }

  #show(): HTMLElement | undefined {
    const written = document.getElementById(UNFETCHED)?.textContent;
    if (!written) return undefined;
    const { text, again } = JSON.parse(written) as Unfetched;
    const notice = document.createElement('div');
    notice.className = 'notice';
    notice.role = 'status';
    notice.innerHTML = `<p>${escapeHtml(text)}</p><div class="choices"><button class="button main" type="button">${escapeHtml(again)}</button></div>`;
    notice.querySelector('button')?.addEventListener('click', () => {
      for (const each of this.#waiting) each();
    });
    (document.querySelector('notice-bar, .awaited, .stored') ?? document.body).append(notice);
    return notice;
  }
}
