import { css } from 'lit';

/**
 * Cards, in the table's own sheet; what they show is in `card-rules.ts`. A card has the size of the layer that it lies in.
 * Rules are few and plain, since a table has up to 208 cards; and none says `inherit`, or a card that moves is styled and
 * painted anew.
 */
export const playingCardStyles = css`
  .card {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
    contain: strict;
    background-repeat: no-repeat;
  }
  .card > canvas {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
  }
`;
