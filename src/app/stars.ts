import './choose.css';
import './sheet.css';
import { STROKES } from '../pages/strokes.ts';
import { sharedStore } from '../storage/store.ts';
import { loadAppWords } from '../text/app-words.ts';
import type { Words } from '../text/words.ts';
import { readFavourites, setFavourite } from './favourite-games.ts';

const shown = new WeakSet<Element>();

/**
 * Gives every game of a list a star, by which it becomes a favourite, and goes on to do so as the list changes. Once
 * somebody has come near the list: the page is there before, and has nothing to do with it.
 */
export async function showStars(list: Element, language: string): Promise<void> {
  if (shown.has(list)) return;
  shown.add(list);
  const store = sharedStore();
  const [words, read] = await Promise.all([loadAppWords(language), readFavourites(store)]);
  const favourites = new Set(read);
  const add = (): void => {
    for (const card of list.querySelectorAll<HTMLAnchorElement>('li > .card:not(:has(~ .star))')) {
      const game = gameOf(card);
      card.after(star(card.querySelector('strong')?.textContent ?? game, favourites.has(game), words));
    }
  };
  list.classList.add('starred');
  add();
  new MutationObserver(add).observe(list, { childList: true, subtree: true });
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.star') : null;
    const card = button?.parentElement?.querySelector<HTMLAnchorElement>('.card');
    if (!button || !card) return;
    const [game, is] = [gameOf(card), button.ariaPressed !== 'true'];
    button.ariaPressed = String(is);
    if (is) favourites.add(game);
    else favourites.delete(game);
    void setFavourite(store, game, is);
  });
}

function star(name: string, is: boolean, words: Words): Element {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button star', ariaPressed: String(is) });
  button.ariaLabel = button.title = words.format('favourite-game', { name });
  button.innerHTML = `<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true"><path d="${STROKES.star}"/></svg>`;
  return button;
}

function gameOf({ pathname }: HTMLAnchorElement): string {
  return pathname.split('/').at(-2) ?? '';
}
