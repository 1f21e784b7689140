import { ReactiveElement } from 'lit';
import { formatFace, type Face } from '../cards/card.ts';
import { backFace } from './face.ts';
import type { IndexForm } from './face-metrics.ts';
import { spriteOffset } from './sprite.ts';

/** Size of a cell of the sheet of faces, CSS px. */
export interface Cell {
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/**
 * One card of the table's flat layer: one element with nothing inside, since a table has up to 208 of them, styled by the
 * table. It knows its face only while it lies face up: rank, suit and the place on the sheet are written when it turns up
 * and erased when it turns down. It hears no pointer; the table does.
 *
 * @attr rank - the rank while it lies face up: `A`, `2` ... `9`, `T`, `J`, `Q`, `K`
 * @attr suit - the suit while it lies face up: `C`, `D`, `H`, `S`
 * @attr face-up - present while it lies face up
 * @attr form - where the index stands, if not as in a column with room: `tight` or `stack`
 */
export class PlayingCard extends ReactiveElement {
  #face: Face | undefined;
  #form: IndexForm = 'row';
  /** The cell of the sheet that it shows; undefined until it has shown anything. */
  #cell: Cell | undefined;

  /** There are no reactive properties: a table has up to 208 cards, and none of them need wait for an update. */
  override requestUpdate(): void {
    // Nothing to update.
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The face, or undefined while it lies face down. */
  get face(): Face | undefined {
    return this.#face;
  }

  /** Shows the card with a face, or its back with undefined, from a sheet with cells of this size. */
  show(face: Face | undefined, cell: Cell): void {
    const before = this.#face;
    if (face === before && cell === this.#cell) return;
    if (this.#cell === undefined || (face === undefined) !== (before === undefined)) {
      this.setAttribute('part', face === undefined ? 'card back' : 'card face');
    }
    this.#face = face;
    this.#cell = cell;
    if (face !== before) this.#tell(face);
    const { x, y } = spriteOffset(cell, face ?? backFace);
    this.style.backgroundPosition = `${x}px ${y}px`;
  }

  #tell(face: Face | undefined): void {
    if (face === undefined) {
      for (const name of ['rank', 'suit', 'face-up']) this.removeAttribute(name);
      return;
    }
    const [rank, suit] = formatFace(face);
    this.setAttribute('rank', rank ?? '');
    this.setAttribute('suit', suit ?? '');
    this.setAttribute('face-up', '');
  }

  /** Where the index stands, so that it stays in sight in the fan that the card lies in. */
  get form(): IndexForm {
    return this.#form;
  }

  set form(form: IndexForm) {
    if (form === this.#form) return;
    this.#form = form;
    if (form === 'row') this.removeAttribute('form');
    else this.setAttribute('form', form);
  }

  /** A canvas over the side, for tables that cannot show a sheet. Made when it is first asked for. */
  get canvas(): HTMLCanvasElement {
    const canvas = this.querySelector('canvas') ?? document.createElement('canvas');
    if (!canvas.isConnected) this.append(canvas);
    return canvas;
  }
}
