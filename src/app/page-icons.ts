import { html, svg, type TemplateResult } from 'lit';
import { STROKES } from '../pages/strokes.ts';

function icon(strokes: string): TemplateResult {
  return html`<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d=${strokes}></path>`}
  </svg>`;
}

/** Back to where one came from, for the eye only. */
export const backIcon = icon(STROKES.back);

/** Settings, for the eye only. */
export const settingsIcon = icon(STROKES.settings);

/** A replay, for the eye only: what sets a film going. */
export const playIcon = icon('M8 5l11 7-11 7z');

/** The same once more: an arrow in a circle. */
export const againIcon = icon('M5 4v6h6M5.6 10A7.5 7.5 0 1 1 4.6 14.5');

/** Handing something on, for the eye only: what leaves a box. */
export const shareIcon = icon('M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2');

/** A favourite, for the eye only. */
export const starIcon = icon(STROKES.star);

/** The player's record, for the eye only. */
export const recordIcon = icon(STROKES.record);
