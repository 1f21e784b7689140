import type { Face } from '../cards/card.ts';
import { backFace } from './face.ts';
import type { IndexForm } from './face-metrics.ts';
import type { FaceColors } from './face-style.ts';
import { acquireSprite, type Sprite, type SpriteLease } from './sprite-cache.ts';
import { paintCard } from './sprite.ts';

/** Size and colours of the cards: what all the sheets of a table have in common. */
export interface SheetStyle {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly dpr: number;
  readonly colors: FaceColors;
}

/**
 * The sheets that one table shows, a lease for each index form in use, as custom properties on the board: `--_sheet-row`
 * and so on. Where no sheet can be shown (a browser that falsifies canvases, a page that forbids blob images) it calls
 * `unshown` once, and every card has to be painted by itself.
 */
export class Sheets {
  /** Whether cards must be painted one by one. */
  painted = false;
  readonly #board: HTMLElement;
  readonly #unshown: () => void;
  #style: SheetStyle | undefined;
  /** What was asked for last. */
  readonly #wanted = new Map<IndexForm, SpriteLease>();
  /** What is in sight until that is there. */
  readonly #shown = new Map<IndexForm, SpriteLease>();

  constructor(board: HTMLElement, unshown: () => void) {
    this.#board = board;
    this.#unshown = unshown;
  }

  /** Takes a new size or new colours; the old sheets stay in sight until the new ones are there. */
  restyle(style: SheetStyle): void {
    this.#style = style;
    for (const form of this.#wanted.keys()) this.#acquire(form, style);
    this.need('row');
  }

  /** Sees to it that there is a sheet of this form. */
  need(form: IndexForm): void {
    if (this.#style && !this.#wanted.has(form)) this.#acquire(form, this.#style);
  }

  /** Paints one face, where there are no sheets. */
  paint(canvas: HTMLCanvasElement, face: Face | undefined, form: IndexForm): void {
    if (this.#style) paintCard(canvas, face ?? backFace, { ...this.#style, form });
  }

  /** Gives everything back; `restyle` begins anew. */
  release(): void {
    const forms = [...this.#shown.keys()];
    for (const leases of [this.#wanted, this.#shown]) {
      for (const lease of leases.values()) lease.release();
      leases.clear();
    }
    for (const form of forms) this.#board.style.removeProperty(sheetName(form));
    this.#style = undefined;
  }

  #acquire(form: IndexForm, style: SheetStyle): void {
    const lease = acquireSprite({ ...style, form });
    if (this.#wanted.get(form)?.key === lease.key) return lease.release();
    this.#wanted.set(form, lease);
    lease.sprite.then(
      (sprite) => {
        if (this.#wanted.get(form) === lease) this.#show(form, lease, sprite);
        else lease.release();
      },
      () => this.#showNone(),
    );
    return undefined;
  }

  #show(form: IndexForm, lease: SpriteLease, { url, width, height, cellWidth, cellHeight }: Sprite): void {
    if (url === undefined) return this.#showNone();
    this.#board.style.setProperty(sheetName(form), `url("${url}")`);
    // In cells, so that an old sheet fits cards of a new size until the new sheet is there.
    const [columns, rows] = [width / cellWidth, height / cellHeight];
    this.#board.style.setProperty('--_sheet-size', `calc(var(--_w) * ${columns}) calc(var(--_h) * ${rows})`);
    this.#shown.get(form)?.release();
    this.#shown.set(form, lease);
  }

  #showNone(): void {
    if (this.painted) return;
    this.painted = true;
    this.#unshown();
  }
}

function sheetName(form: IndexForm): string {
  return `--_sheet-${form}`;
}
