import type { PileId } from '../engine/pile.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { CardPile } from './card-pile.ts';
import type { PlacedPile } from './layout.ts';
import { transformAt } from './motion.ts';
import { emptyMark } from './pile-marks.ts';
import { stockNote } from './stock-note.ts';

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

  /** Shows the mark of a pile's empty place, and what is written over a stock. */
  mark(session: Session, index: number, words: Words): void {
    const view = session.piles[index]!;
    const pile = this.#piles[index]!;
    pile.empty = view.cards.length === 0;
    const stock = view.kind === 'stock' ? stockNote(session, words) : undefined;
    pile.mark = stock ? stock.mark : emptyMark(session, view, words);
    if (stock) pile.count = stock.count;
    pile.note = stock ? stock.note : '';
  }
}
