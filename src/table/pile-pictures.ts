import type { PileId } from '../engine/pile.ts';
import { CardPile } from './card-pile.ts';
import type { PlacedPile } from './layout.ts';
import { transformAt } from './motion.ts';

/** The piles of a deal, as far as their pictures need them. */
type Piles = readonly { readonly id: PileId }[];

/** The pile elements of a deal, in the order of the mechanism. */
export class PilePictures {
  readonly #element: HTMLElement;
  #piles: CardPile[] = [];

  /** Piles become children of `element`. */
  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The elements, by the index of their piles; all of them in a completed deal. */
  get piles(): readonly CardPile[] {
    return this.#piles;
  }

  /** Prepares for a deal with these piles: the elements that are there serve again. */
  deal(piles: Piles): void {
    for (const pile of this.#piles.splice(piles.length)) pile.remove();
    this.#piles.forEach((pile, index) => (pile.id = piles[index]!.id));
  }

  /**
   * Makes what a deal still lacks, where the layout has it. Whoever deals does it when the cards can be seen: they lie over
   * most of it.
   */
  complete(piles: Piles, placed: readonly PlacedPile[]): void {
    for (const { id } of piles.slice(this.#piles.length)) {
      const pile = new CardPile();
      pile.id = id;
      pile.setAttribute('part', 'pile');
      this.#element.append(pile);
      this.put(this.#piles.push(pile) - 1, placed);
    }
  }

  /** Puts the place of a pile where the layout has it, if there is one. */
  put(index: number, placed: readonly PlacedPile[]): void {
    const [pile, at] = [this.#piles[index], placed[index]];
    if (!pile || !at) return;
    pile.style.transform = transformAt(at.slot);
    if (pile.id !== 's') pile.count = at.hidden > 0 ? `+${at.hidden}` : '';
  }
}
