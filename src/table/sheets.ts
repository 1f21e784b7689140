import type { Face } from '../cards/card.ts';
import { CardRules, type ShownSheet } from './card-rules.ts';
import { backFace } from './face.ts';
import type { IndexForm } from './face-metrics.ts';
import type { SheetStyle } from './face-style.ts';
import { acquireSprite, type Sprite, type SpriteLease } from './sprite-cache.ts';
import { paintCard } from './sprite.ts';

/**
 * The sheets that one table shows, a lease for each index form in use. Where no sheet can be shown (a browser that falsifies canvases, a page that forbids blob images) it calls
 * `unshown` once, and every card has to be painted by itself.
 */
export class Sheets {
  /** Whether cards must be painted one by one. */
  painted = false;
  readonly #rules: CardRules;
  readonly #unshown: () => void;
  #style: SheetStyle | undefined;
  /** What was asked for last. */
  readonly #wanted = new Map<IndexForm, SpriteLease>();
  /** What is in sight until that is there. */
  readonly #shown = new Map<IndexForm, ShownSheet & { readonly lease: SpriteLease }>();

  constructor(board: HTMLElement, unshown: () => void) {
    this.#rules = new CardRules(board);
    this.#unshown = unshown;
  }

  /**
   * Takes a new size or new colours, in these forms and those that were needed before; the old sheets stay in sight until
   * the new ones are there.
   */
  restyle(style: SheetStyle, forms: Iterable<IndexForm>): void {
    this.#style = style;
    for (const form of new Set([...this.#wanted.keys(), 'row' as const, ...forms]))
      this.#acquire(form, style);
    this.#rules.show(style, this.#shown);
  }

  /** Sees to it that there are sheets of these forms. */
  need(forms: Iterable<IndexForm>): void {
    const style = this.#style;
    const missing = [...forms].filter((form) => !this.#wanted.has(form));
    if (!style || missing.length === 0) return;
    for (const form of missing) this.#acquire(form, style);
    this.#rules.show(style, this.#shown);
  }

  /** Paints one face, where there are no sheets; where nothing can be painted, cards show signs. */
  paint(canvas: HTMLCanvasElement, face: Face | undefined, form: IndexForm): void {
    if (this.#style && !paintCard(canvas, face ?? backFace, { ...this.#style, form })) this.#rules.write();
  }

  /** Gives everything back; `restyle` begins anew. */
  release(): void {
    for (const lease of this.#wanted.values()) lease.release();
    for (const { lease } of this.#shown.values()) lease.release();
    this.#wanted.clear();
    this.#shown.clear();
    this.#rules.hide();
    this.#style = undefined;
  }

  #acquire(form: IndexForm, style: SheetStyle): void {
    const lease = acquireSprite({ ...style, form });
    if (this.#wanted.get(form)?.key === lease.key) return lease.release();
    this.#wanted.set(form, lease);
    if (lease.now) return this.#take(form, lease, lease.now);
    lease.sprite.then(
      (sprite) => {
        if (this.#wanted.get(form) !== lease) return lease.release();
        this.#take(form, lease, sprite);
        if (this.#style) this.#rules.show(this.#style, this.#shown);
      },
      () => this.#showNone(),
    );
    return undefined;
  }

  #take(form: IndexForm, lease: SpriteLease, { url, width, height, cellWidth, cellHeight }: Sprite): void {
    if (url === undefined) return this.#showNone();
    this.#shown.get(form)?.lease.release();
    this.#shown.set(form, { url, columns: width / cellWidth, rows: height / cellHeight, lease });
  }

  #showNone(): void {
    if (this.painted) return;
    this.painted = true;
    this.#unshown();
  }
}
