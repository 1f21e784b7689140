import type { Point, Rect } from './layout-shapes.ts';

/** A pile that cards might be dropped on: its index and the area that means it. */
export interface DropTarget {
  readonly pile: number;
  readonly area: Rect;
}

/** How far around the dragged card a pile is still meant, and how far a column's middle may be, in card widths. */
const [reach, farthest] = [0.35, 1.25];

/** A card of which more than this part still lies at home is put back. */
const stays = 0.6;

/** The area that two rectangles have in common. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const centreX = ({ x, width }: Rect): number => x + width / 2;

function distance(point: Point, { x, y, width, height }: Rect): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(dx, dy);
}

/** The target with the greatest overlap with `card`, the nearer to the pointer of two equal ones; undefined for none. */
export function mostOverlapped(
  card: Rect,
  pointer: Point,
  targets: readonly DropTarget[],
): DropTarget | undefined {
  let best: { target: DropTarget; area: number; away: number } | undefined;
  for (const target of targets) {
    const area = overlap(card, target.area);
    if (area === 0) continue;
    const away = distance(pointer, target.area);
    if (!best || area > best.area + 0.5 || (area > best.area - 0.5 && away < best.away)) {
      best = { target, area, away };
    }
  }
  return best?.target;
}

/**
 * Chooses the pile that a drop means. `card` is the lowest of the dragged cards where it hangs now; `home` the area that
 * it came from: a card that has hardly left it is put back. Only `legal` targets count: the one most covered by the
 * card and a margin around it, or else the nearest one beside it.
 */
export function chooseDrop(
  card: Rect,
  pointer: Point,
  home: Rect,
  legal: readonly DropTarget[],
): DropTarget | undefined {
  const margin = reach * card.width;
  const around = {
    x: card.x - margin,
    y: card.y - margin,
    width: card.width + 2 * margin,
    height: card.height + 2 * margin,
  };
  if (overlap(card, home) > stays * card.width * card.height) return undefined;
  const best = mostOverlapped(around, pointer, legal);
  if (best) return best;
  const [near] = legal
    .filter(({ area }) => overlap({ ...card, x: area.x, width: area.width }, area) > 0)
    .map((target) => ({ target, away: Math.abs(centreX(target.area) - centreX(card)) }))
    .sort((one, other) => one.away - other.away);
  return near && near.away <= farthest * card.width ? near.target : undefined;
}
