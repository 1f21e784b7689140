import { css } from 'lit';

/** The table sets the size of a cell (`--_w`, `--_h`), of the sheet, and the sheet of each index form. */
export const playingCardStyles = css`
  :host {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--_radius);
    contain: strict;
    user-select: none;
    -webkit-user-select: none;
    forced-color-adjust: none;
  }
  div {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--_blank) 0 0 / var(--_sheet-w) var(--_sheet-h) no-repeat;
  }
  #face {
    visibility: hidden;
    background-image: var(--_sheet-row);
    background-position: calc(var(--x, 0) * var(--_w)) calc(var(--y, 0) * var(--_h));
  }
  :host([form='tight']) #face {
    background-image: var(--_sheet-tight, var(--_sheet-row));
  }
  :host([form='stack']) #face {
    background-image: var(--_sheet-stack, var(--_sheet-row));
  }
  #back {
    background-color: var(--_back);
    background-image: var(--_sheet-row);
    background-position: calc(var(--_back-x) * var(--_w)) calc(var(--_back-y) * var(--_h));
  }
  :host([face-up]) #face {
    visibility: visible;
  }
  :host([face-up]) #back {
    visibility: hidden;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;
