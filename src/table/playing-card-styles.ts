import { css } from 'lit';

/**
 * A card has the size of the layer that it lies in. The table sets the size of the sheet (`--_sheet-size`), and the sheet
 * of each index form; where a face stands on it, each card knows. Rules are few and plain, since a table has up to 208
 * cards; and none says `inherit`, or a card that moves is styled and painted anew.
 */
export const playingCardStyles = css`
  :host {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
    contain: strict;
  }
  div {
    width: 100%;
    height: 100%;
    border-radius: var(--_radius);
    background-color: var(--_card);
    background-image: var(--_sheet-row);
    background-repeat: no-repeat;
    background-size: var(--_sheet-size);
  }
  .back {
    background-color: var(--_back);
  }
  .tight {
    background-image: var(--_sheet-tight, var(--_sheet-row));
  }
  .stack {
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
