import { html, svg, type TemplateResult } from 'lit';

/** A drawing in strokes on a field of 24 by 24, for the eye only. */
function drawing(strokes: string): TemplateResult {
  return html`<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d=${strokes}></path>`}
  </svg>`;
}

/** Back to where one came from. */
export const backIcon = drawing('M15 5l-7 7 7 7');

/** Settings: sliders, each set as somebody likes it. */
export const settingsIcon = drawing(
  'M3 6h10M19 6h2M13 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 18h3M12 18h9M6 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12h6M15 12h6M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);

/** The same once more: an arrow in a circle. */
export const againIcon = drawing('M5 4v6h6M5.6 10A7.5 7.5 0 1 1 4.6 14.5');

/** The player's record: columns of different height. */
export const recordIcon = drawing('M4 20h16M6 20v-6M12 20V5M18 20v-10');

/** The sign by which Apple’s devices share a page: a box with an arrow out of it. */
export const shareIcon = drawing('M12 3v12M8 7l4-4 4 4M8 10H5v11h14V10h-3');

/** The sign by which they put a page on the home screen: a plus in a box. */
export const addIcon = drawing('M4 4h16v16H4zM12 8v8M8 12h8');

/** A page that opens from the home screen like any app. */
export const appIcon = drawing('M7 2h10v20H7zM10 7h4v4h-4zM11 19h2');
