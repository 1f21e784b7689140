import type { CardLayer } from './card-layer.ts';
import { transformAt } from './motion.ts';

/** How long one card dances, and how much later the last one sets off, in milliseconds. */
const [danceMs, spreadMs, afterMs] = [1100, 900, 250];

/** How many turns a ring of cards is wound into, as on the head of a sunflower. */
const golden = 2.399963;

/**
 * Lets all cards fly up from where they lie, in a wide wheel, and home again: by transforms alone, which end in what each
 * card has anyway. Any press of a key or a pointer ends it. Nothing flies where nothing should.
 *
 * @param width of the board, CSS px
 */
export function celebrate(layer: CardLayer, width: number): void {
  if (layer.motion.still) return;
  const dances = layer.cards.flatMap((card, place) => {
    const spot = layer.spot(place);
    if (!spot) return [];
    const part = (place + 1) / layer.cards.length;
    const reach = (width / 2) * Math.sqrt(part);
    const middle = { x: width / 2 - card.clientWidth / 2, y: width / 3 };
    const x = middle.x + reach * Math.cos(place * golden);
    const y = Math.max(0, middle.y + reach * 0.6 * Math.sin(place * golden));
    const home = transformAt(spot);
    return card.animate(
      [
        { transform: home },
        { transform: `${transformAt({ x, y })} rotate(${place % 2 === 0 ? 180 : -180}deg)`, offset: 0.55 },
        { transform: `${home} rotate(${place % 2 === 0 ? 360 : -360}deg)` },
      ],
      { duration: danceMs, delay: afterMs + part * spreadMs, easing: 'cubic-bezier(.3,.6,.3,1)' },
    );
  });
  const ended = new AbortController();
  const end = (): void => {
    for (const dance of dances) dance.cancel();
    ended.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, end, { capture: true, signal: ended.signal });
  void Promise.allSettled(dances.map(({ finished }) => finished)).then(() => ended.abort());
}
