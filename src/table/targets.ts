/** The marks on the piles that cards in hand may go to: on their top cards, or on their empty places. */
export class Targets {
  #marked: ReadonlyMap<number, HTMLElement> = new Map();
  #chosen: HTMLElement | undefined;

  /** Marks these elements, by the indices of their piles, and no others. */
  show(targets: ReadonlyMap<number, HTMLElement>): void {
    this.choose(undefined);
    for (const element of this.#marked.values()) element.classList.remove('target');
    this.#marked = targets;
    for (const element of targets.values()) element.classList.add('target');
  }

  /** Marks the one of them that a drop would choose now. */
  choose(pile: number | undefined): void {
    this.#chosen?.classList.remove('chosen');
    this.#chosen = pile === undefined ? undefined : this.#marked.get(pile);
    this.#chosen?.classList.add('chosen');
  }
}
