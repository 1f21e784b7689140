import { css } from 'lit';

/**
 * The table sets the size of a card (`--_w`, `--_h`) and of the sheet, and the sheet of each index form; where a face
 * stands on it, each card knows.
 */
export const playingCardStyles = css`
  :host {
    position: absolute;
    left: 0;
    top: 0;
    width: var(--_w);
    height: var(--_h);
    border-radius: var(--_radius);
    contain: strict;
    user-select: none;
    -webkit-user-select: none;
    forced-color-adjust: none;
  }
  div {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background-color: var(--_back);
    background-image: var(--_sheet-row);
    background-repeat: no-repeat;
    background-size: var(--_sheet-size);
  }
  :host([face-up]) div {
    background-color: var(--_card);
  }
  :host([face-up][form='tight']) div {
    background-image: var(--_sheet-tight, var(--_sheet-row));
  }
  :host([face-up][form='stack']) div {
    background-image: var(--_sheet-stack, var(--_sheet-row));
  }
  canvas {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
  }
`;
