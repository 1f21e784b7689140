import { svg, html, type TemplateResult } from 'lit';

/** Strokes on a field of 24 by 24, our own drawings. */
const STROKES = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-1',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h1',
  restart: 'M5 5v6h6M5.5 11A8 8 0 1 1 4 15',
  deal: 'M8 7V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-2M6 7h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM10 11v6M7 14h6',
  again: 'M19 5v6h-6M18.5 11A8 8 0 1 0 20 15',
  closed: 'M6 6l12 12M18 6 6 18',
  home: 'M6 17l6-6 6 6M6 11l6-6 6 6',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof STROKES;

/** Whether there is a drawing of this name. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(STROKES, name);
}

/** A drawing of one letter's size, in the colour of the text around it, said by nobody. */
export function icon(name: IconName): TemplateResult {
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
    ${svg`<path d=${STROKES[name]}></path>`}
  </svg>`;
}
