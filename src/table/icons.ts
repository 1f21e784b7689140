import { svg, html, type TemplateResult } from 'lit';

/** Drawings on piles, by their names: strokes on a field of 24 by 24, our own. */
export const MARKS: Readonly<Record<string, string>> & { readonly again: string; readonly home: string } = {
  again: 'M19 5v6h-6M18.5 11A8 8 0 1 0 20 15',
  closed: 'M6 6l12 12M18 6 6 18',
  home: 'M6 17l6-6 6 6M6 11l6-6 6 6',
};

/** A drawing of one letter's size, in the colour of the text around it, said by nobody. */
export function icon(strokes: string): TemplateResult {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${svg`<path d=${strokes}></path>`}
  </svg>`;
}
