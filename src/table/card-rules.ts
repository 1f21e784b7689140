import type { IndexForm } from './face-metrics.ts';
import type { SheetStyle } from './face-style.ts';

/** A sheet of faces that is shown: its image, and how many cells wide and high it is. */
export interface ShownSheet {
  readonly url: string;
  readonly columns: number;
  readonly rows: number;
}

/** The rules that were written last: tables of one look in one window share a sheet, which a browser then reads but once. */
let last: { readonly text: string; readonly view: Window; readonly sheet: CSSStyleSheet } | undefined;

/**
 * What all cards of a table have in common, as a style sheet of its own with nothing to be worked out in it: no variables,
 * since a browser asks for those of each card anew, whenever one moves.
 */
export class CardRules {
  readonly #element: Element;
  #sheet: CSSStyleSheet | undefined;
  #isWritten = false;

  /** The rules hold in the tree that `element` is in. */
  constructor(element: Element) {
    this.#element = element;
  }

  /** Shows rank and suit of each card as signs, from now on. */
  write(): void {
    if (this.#isWritten) return;
    this.#isWritten = true;
    void import('./card-signs.ts').then(({ showSigns }) => showSigns(this.#element));
  }

  /** Shows cards of this look, from the sheets that are there. */
  show({ cardWidth, cardHeight, colors }: SheetStyle, sheets: ReadonlyMap<IndexForm, ShownSheet>): void {
    const image = (form: IndexForm, where: string): string => {
      const sheet = sheets.get(form) ?? sheets.get('row');
      if (!sheet) return '';
      // In cells, so that an old sheet fits cards of a new size until the new sheet is there.
      const size = `${sheet.columns * cardWidth}px ${sheet.rows * cardHeight}px`;
      return `.card${where}{background-image:url("${sheet.url}");background-size:${size}}`;
    };
    const text =
      `.card{background-color:${colors.back}}.card[face-up]{background-color:${colors.card}}` +
      image('row', '') +
      image('tight', '[form=tight]') +
      image('stack', '[form=stack]');
    const view = this.#element.ownerDocument.defaultView;
    // Where there is no window nothing is seen.
    if (!view) return;
    if (last?.text !== text || last.view !== view) {
      last = { text, view, sheet: new view.CSSStyleSheet() };
      last.sheet.replaceSync(text);
    }
    this.#adopt(last.sheet);
  }

  /** Shows nothing any more, until `show`. */
  hide(): void {
    this.#adopt();
  }

  #adopt(sheet?: CSSStyleSheet): void {
    const root = this.#element.getRootNode();
    if (sheet === this.#sheet) return;
    if (root instanceof ShadowRoot || root instanceof Document) {
      const others = root.adoptedStyleSheets.filter((other) => other !== this.#sheet);
      root.adoptedStyleSheets = sheet ? [...others, sheet] : others;
    }
    this.#sheet = sheet;
  }
}
