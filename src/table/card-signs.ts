import { css } from 'lit';
import { wear } from './worn-styles.ts';

const cardSigns = css`
  .card {
    border-radius: calc(var(--_w) * 0.09);
    box-shadow: inset 0 0 0 1px var(--_card-edge);
    font:
      700 calc(var(--_w) * 0.42) / 1 system-ui,
      sans-serif;
  }
  .card::before {
    position: absolute;
    inset: calc(var(--_w) * 0.05) auto auto calc(var(--_w) * 0.08);
    white-space: pre;
    letter-spacing: -0.08em;
  }
  .card[form='tight']::before {
    font-size: 12px;
    inset-block-start: 1px;
  }
  .card[form='stack']::before {
    inline-size: 1ch;
    font-size: calc(var(--_w) * 0.36);
    white-space: pre-line;
  }
  .card[suit='C'] {
    --_sign: '♣\\fe0e';
    color: var(--_clubs);
  }
  .card[suit='S'] {
    --_sign: '♠\\fe0e';
    color: var(--_spades);
  }
  .card[suit='H'] {
    --_sign: '♥\\fe0e';
    color: var(--_hearts);
  }
  .card[suit='D'] {
    --_sign: '♦\\fe0e';
    color: var(--_diamonds);
  }
  .card[face-up]::before {
    content: attr(rank) var(--_sign);
  }
  .card[rank='T']::before {
    content: '10' var(--_sign);
  }
  .card[form='stack']::before {
    content: attr(rank) '\\a' var(--_sign);
  }
  .card[form='stack'][rank='T']::before {
    content: '10\\a' var(--_sign);
  }
`;

/**
 * Shows the cards of a table by signs alone, for browsers that draw nothing on a canvas: rank and suit as letters in the
 * corner, one over the other in a fan to the right. The sign says which suit it is; its colour is that of the sheets.
 */
export function showSigns(element: Element): void {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) wear(root, cardSigns);
}
