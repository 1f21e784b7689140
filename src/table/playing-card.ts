import { ReactiveElement } from 'lit';
import { formatFace, type Face } from '../cards/card.ts';
import type { IndexForm } from './face-metrics.ts';
import { playingCardStyles } from './playing-card-styles.ts';
import { spriteOffset } from './sprite.ts';

let template: HTMLTemplateElement | undefined;

/** Made when the first card is: in Node, where the class is only imported, there is no document. */
function cardTemplate(): HTMLTemplateElement {
  if (template) return template;
  template = document.createElement('template');
  // Not by innerHTML, which a page may forbid (trusted types).
  for (const name of ['face', 'back']) {
    const side = document.createElement('div');
    side.id = name;
    side.setAttribute('part', name);
    template.content.append(side);
  }
  return template;
}

/** Places on the sheet are told in cells, so that they hold for every size of card. */
const ONE_CELL = { cellWidth: 1, cellHeight: 1 };

/**
 * One card of the table's flat layer. It knows its face only while it lies face up: rank, suit and the place on the
 * sheet are written when it turns up and erased when it turns down. It hears no pointer; the table does.
 *
 * @attr rank - the rank while it lies face up: `A`, `2` ... `9`, `T`, `J`, `Q`, `K`
 * @attr suit - the suit while it lies face up: `C`, `D`, `H`, `S`
 * @attr face-up - present while it lies face up
 * @attr form - where the index stands, if not as in a column with room: `tight` or `stack`
 * @csspart face - the front
 * @csspart back - the back
 */
export class PlayingCard extends ReactiveElement {
  static override styles = playingCardStyles;

  #face: Face | undefined;
  #form: IndexForm = 'row';

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.append(cardTemplate().content.cloneNode(true));
    return root;
  }

  /** The face, or undefined while it lies face down. */
  get face(): Face | undefined {
    return this.#face;
  }

  /** Turns the card up with a face, or down with undefined. */
  set face(face: Face | undefined) {
    if (face === this.#face) return;
    this.#face = face;
    if (face === undefined) {
      for (const name of ['rank', 'suit', 'face-up']) this.removeAttribute(name);
      for (const name of ['--x', '--y']) this.style.removeProperty(name);
      return;
    }
    const [rank, suit] = formatFace(face);
    const { x, y } = spriteOffset(ONE_CELL, face);
    this.setAttribute('rank', rank ?? '');
    this.setAttribute('suit', suit ?? '');
    this.setAttribute('face-up', '');
    this.style.setProperty('--x', String(x));
    this.style.setProperty('--y', String(y));
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

  /** A canvas over both sides, for tables that cannot show a sheet. Made when it is first asked for. */
  get canvas(): HTMLCanvasElement {
    const canvas = this.renderRoot.querySelector('canvas') ?? document.createElement('canvas');
    if (!canvas.isConnected) this.renderRoot.append(canvas);
    return canvas;
  }
}
