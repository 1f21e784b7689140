import type { IndexForm } from './face-metrics.ts';
import type { SheetStyle } from './face-style.ts';

/** A sheet of faces that is shown: its image, and how many cells wide and high it is. */
export interface ShownSheet {
  readonly url: string;
  readonly columns: number;
  readonly rows: number;
}

/**
 * What all cards of a table have in common, as a style sheet of its own with nothing to be worked out in it: no variables,
 * since a browser asks for those of each card anew, whenever one moves.
 */
export class CardRules {
  readonly #sheet = new CSSStyleSheet();

  /** The rules hold in the tree that `element` is in. */
  constructor(element: Element) {
    const root = element.getRootNode();
    if (root instanceof ShadowRoot || root instanceof Document) root.adoptedStyleSheets.push(this.#sheet);
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
    this.#sheet.replaceSync(
      `.card{background-color:${colors.back}}.card[face-up]{background-color:${colors.card}}` +
        image('row', '') +
        image('tight', '[form=tight]') +
        image('stack', '[form=stack]'),
    );
  }
}
