import { render, type TemplateResult } from 'lit';

/** A sheet over the board: it takes the focus, and gives it back. One at a time. */
export class OverBoard {
  readonly #sheet = document.createElement('div');
  readonly #stage: HTMLElement;
  /** Whoever has to know that it went. */
  #gone: (() => void) | undefined;
  #back: (() => void) | undefined;

  /** Sheets lie over `stage`, which holds the board. */
  constructor(stage: HTMLElement) {
    this.#stage = stage;
    this.#sheet.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
    this.#sheet.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.#holds(relatedTarget)) this.#go();
    });
  }

  /**
   * Shows a sheet, in the place of what is shown. Its first element takes the focus; `back` gives it back, and `gone` is
   * called when the sheet goes, by whatever way.
   */
  open(content: TemplateResult, back: () => void, gone?: () => void): void {
    this.#go();
    render(content, this.#sheet);
    this.#stage.append(this.#sheet);
    this.#back = back;
    this.#gone = gone;
    this.#sheet.querySelector<HTMLElement>('.panel')?.focus();
  }

  /** Shows other content in the sheet that lies there; the focus stays where it is. */
  refresh(content: TemplateResult): void {
    render(content, this.#sheet);
  }

  /** Takes the sheet away, and gives the focus back. */
  close(): void {
    this.#back?.();
    this.#go();
  }

  /** Whether something stands in the sheet, or was put into it by the page. */
  #holds(node: Node): boolean {
    const slotted = node instanceof Element ? node.closest('[slot]')?.assignedSlot : undefined;
    return this.#sheet.contains(slotted ?? node);
  }

  /** Takes the sheet away. */
  #go(): void {
    const gone = this.#gone;
    this.#back = undefined;
    this.#gone = undefined;
    this.#sheet.remove();
    gone?.();
  }
}
