import { css } from 'lit';

/** Cards that are taken up, places that they may go to, and what a hint shows. */
export const handStyles = css`
  .card,
  #s {
    cursor: pointer;
  }
  .card:not(.held) {
    border-radius: var(--_radius);
  }
  .selected,
  .chosen {
    outline: 3px solid #ffd54a;
    outline-offset: -1px;
    box-shadow: 0 0 0 4px #10141a;
  }
  .target:not(.chosen) {
    outline: 2px solid var(--_accent);
    outline-offset: -1px;
  }
  /* No variable and nothing inherited: so a browser that moves it need not work out its style anew. */
  .held {
    will-change: transform;
    border-radius: 9% / 6%;
    box-shadow: 0 6px 16px #0006;
    cursor: grabbing;
  }

  .hinted {
    outline: 3px solid #ffd54a;
    outline-offset: -1px;
    box-shadow:
      0 0 0 4px #10141a,
      0 0 18px 6px #ffd54a;
  }
  .hinted-place {
    outline: 3px dashed #ffd54a;
    outline-offset: -2px;
    box-shadow: 0 0 0 3px #10141a;
  }
  @media (prefers-reduced-motion: no-preference) {
    .hinted {
      animation: hinted 700ms ease-in-out 2 alternate;
    }
    @keyframes hinted {
      from {
        box-shadow:
          0 0 0 4px #10141a,
          0 0 0 0 #ffd54a;
      }
    }
  }
`;
