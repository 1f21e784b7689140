import { css } from 'lit';

/** The text board. */
export const textBoardStyles = css`
  #text-board {
    inline-size: min(40em, calc(100% - 16px));
  }
  #text-board ul {
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  #text-board li {
    padding-inline-start: 2em;
    text-indent: -2em;
  }
  #text-board .typing {
    display: flex;
    align-items: start;
    gap: 8px;
  }
  #text-board .typing button {
    flex: none;
  }
  #answer {
    min-block-size: 1.5em;
    font-weight: 600;
  }
  #short[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px currentColor;
  }
`;
