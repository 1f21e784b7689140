import type { Words } from '../text/words.ts';

/** Names the page that is shown, and its language. */
export function namePage(title: string, words: Words): void {
  document.title = title;
  document.documentElement.lang = words.locale;
}
