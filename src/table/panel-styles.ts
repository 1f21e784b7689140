import { css } from 'lit';

/** The score in the bar, the menu, and the sheets that it leads to. */
export const panelStyles = css`
  #score {
    display: contents;
  }
  #score .passes,
  #score .home {
    display: none;
  }
  @container (min-width: 64em) {
    #score .passes,
    #score .home {
      display: inline;
    }
  }
  @container (max-width: 29.9em) {
    #score.long {
      display: none;
    }
    /* Number and time, moves, and the verdict below them. */
    #deal-number:not(:only-child) {
      padding-block-end: 16px;
    }
    #deal-number + #verdict {
      min-block-size: 18px;
    }
  }
  @container (max-width: 21.2em) {
    #score .moves,
    #deal-number:not(:only-child) #score {
      display: none;
    }
  }
  @container (max-width: 16em) {
    #score {
      display: none;
    }
  }
  @container (max-height: 479px) and (orientation: landscape) {
    #score span:not(.time) {
      display: none;
    }
  }

  /* Where there is more of a sheet than can be seen, its edge lies in shadow; what scrolls with it covers that. */
  @media (forced-colors: none) {
    .panel {
      background:
        linear-gradient(var(--_bar) 24px, transparent) 0 0 / 100% 48px no-repeat local,
        linear-gradient(transparent, var(--_bar) 24px) 0 100% / 100% 48px no-repeat local,
        linear-gradient(color-mix(in srgb, var(--_text) 34%, var(--_bar)), transparent) 0 0 / 100% 16px
          no-repeat,
        linear-gradient(transparent, color-mix(in srgb, var(--_text) 34%, var(--_bar))) 0 100% / 100% 16px
          no-repeat,
        var(--_bar);
    }
  }

  .loupe {
    position: absolute;
    box-sizing: border-box;
    z-index: 2;
    overflow: hidden;
    border: 3px solid #ffd54a;
    border-radius: 12px;
    background: var(--_table);
    box-shadow:
      0 0 0 2px #10141a,
      0 6px 16px #0006;
    pointer-events: none;
  }
  .loupe div,
  .loupe canvas {
    position: absolute;
    inset: 0 auto auto 0;
    transform-origin: 0 0;
    background-repeat: no-repeat;
    border-radius: 9% / 6%;
    forced-color-adjust: none;
  }
  .loupe .chosen {
    outline: 1.5px solid #10141a;
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px #ffd54a;
  }

  .peeked {
    outline: 3px solid #ffd54a;
    outline-offset: -1px;
    box-shadow: 0 0 0 4px #10141a;
  }

  .panel .score {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .panel .item,
  .panel li button {
    inline-size: 100%;
    justify-content: flex-start;
    text-align: start;
  }
  .panel ol {
    margin: 0;
    padding-inline-start: 3em;
    font-variant-numeric: tabular-nums;
  }
  .panel li::marker {
    color: var(--_muted);
  }
  .panel li button {
    min-block-size: 44px;
  }
  .panel .undone {
    color: var(--_muted);
    font-style: italic;
  }
  .panel [aria-current] {
    background: color-mix(in srgb, currentColor 14%, transparent);
    font-weight: 600;
  }
  .panel h2 {
    margin: 0 0 8px;
    line-height: 1.2;
  }
  .panel h3 {
    margin: 16px 0 4px;
    font-size: 1em;
  }
  .panel dl {
    margin: 0 0 8px;
  }
  .panel dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 8px;
  }
  .panel dd {
    margin: 0;
  }
`;
