import { css } from 'lit';

/** Where the keys are: a light line with a dark one around it, so that one of them is seen on every ground. */
export const focusStyles = css`
  .board :focus {
    outline: none;
  }
  .board:not(.pressed) :focus-visible {
    outline: 3px solid #ffd54a;
    outline-offset: -3px;
    box-shadow: 0 0 0 3px #10141a;
  }
  @media (forced-colors: active) {
    .board:not(.pressed) :focus-visible {
      outline: 4px solid Highlight;
      box-shadow: 0 0 0 2px Canvas;
    }
  }
`;
