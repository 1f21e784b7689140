import type { Point } from './layout-shapes.ts';

/** What is smaller than this, CSS px, a finger hardly hits: 24 (WCAG 2.5.8), but for what is lost to whole pixels. */
const finger = 23;

/** Whether a card that lies under the next one shows so little of itself that a finger hardly hits it. */
export function isTight(card: Point, next: Point): boolean {
  const strip = Math.max(Math.abs(next.x - card.x), Math.abs(next.y - card.y));
  return strip > 0.5 && strip < finger;
}

/** Whether a table, whose shadow root this is, shows such cards anywhere: then its loupe is worth a word. */
export function hasTightStrips(root: ParentNode): boolean {
  return [...root.querySelectorAll('[aria-owns]')].some((pile) => {
    const cards = (pile.getAttribute('aria-owns') ?? '').split(' ').map((id) => root.querySelector(`#${id}`));
    const places = cards.flatMap((card) => (card ? [card.getBoundingClientRect()] : []));
    return places.slice(1).some((next, index) => isTight(places[index]!, next));
  });
}
