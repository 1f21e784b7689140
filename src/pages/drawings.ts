import { STROKES } from './strokes.ts';

/** Those of the pages that are written. */
const DRAWINGS = {
  back: STROKES.back,
  settings: STROKES.settings,
  record: STROKES.record,
  /** The sign by which Apple’s devices share a page: a box with an arrow out of it. */
  share: 'M12 3v12M8 7l4-4 4 4M8 10H5v11h14V10h-3',
  /** The sign by which they put a page on the home screen: a plus in a box. */
  add: 'M4 4h16v16H4zM12 8v8M8 12h8',
  /** A page that opens from the home screen like any app. */
  app: 'M7 2h10v20H7zM10 7h4v4h-4zM11 19h2',
} as const;

/** One of the drawings as HTML, for the eye only. */
export function drawing(name: keyof typeof DRAWINGS): string {
  return `<svg class="drawing" viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWINGS[name]}"/></svg>`;
}

/** The sign of the app as HTML: a card with a moon on its back, as in public/icon.svg. */
export const MARK =
  '<svg class="mark" viewBox="0 0 512 512" aria-hidden="true"><rect width="512" height="512" rx="96" fill="#1f5c46"/>' +
  '<g transform="rotate(-8 256 256)"><rect x="150" y="106" width="228" height="320" rx="24" fill="#12161c" opacity=".25"/>' +
  '<rect x="142" y="96" width="228" height="320" rx="24" fill="#fff"/>' +
  '<rect x="158" y="112" width="196" height="288" rx="14" fill="#1f4e8c"/>' +
  '<path d="M280 174A84 84 0 1 0 280 338 104 104 0 0 1 280 174Z" fill="#fff"/></g></svg>';
