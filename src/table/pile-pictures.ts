import type { PileId } from '../engine/pile.ts';
import { CardPile } from './card-pile.ts';
import type { PlacedPile } from './layout.ts';
import { transformAt } from './motion.ts';

/** The pile elements of a deal, in the order of the mechanism. */
export class PilePictures {
  readonly #element: HTMLElement;
  #piles: CardPile[] = [];

  /** Piles become children of `element`. */
  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The elements, by the index of their piles. */
  get piles(): readonly CardPile[] {
    return this.#piles;
  }

  /** Prepares for a deal with these piles. */
  deal(ids: readonly PileId[]): void {
    for (const pile of this.#piles.splice(ids.length)) pile.remove();
    while (this.#piles.length < ids.length) {
      const pile = new CardPile();
      pile.setAttribute('part', 'pile');
      this.#piles.push(pile);
      this.#element.append(pile);
    }
    ids.forEach((id, index) => {
      this.#piles[index]!.id = id;
    });
  }

  /** Puts the place of a pile where the layout has it. */
  put(index: number, { slot, hidden }: PlacedPile): void {
    const pile = this.#piles[index]!;
    pile.style.transform = transformAt(slot);
    if (pile.id !== 's') pile.count = hidden > 0 ? `+${hidden}` : '';
  }
}
