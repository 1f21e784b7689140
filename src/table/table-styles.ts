import { css } from 'lit';

/** The table fills its box; where nobody gives it one, it takes the width there is and most of the screen's height. */
export const tableStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: clamp(320px, 80vh, 900px);
    min-inline-size: 0;
    container-type: size;
    overflow: hidden;
    font:
      medium/1.4 system-ui,
      sans-serif;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    color: var(--_text);
    background: var(--_table);
  }
  .table.felt {
    background: var(--felt, var(--_table));
  }
  .stage {
    position: relative;
    flex: 1;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .board {
    position: absolute;
    inset: 0;
    contain: strict;
    touch-action: pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    --_radius: var(--card-radius, calc(max(2px, var(--_w) * 0.09)));
  }
  /* Takes what an embedder may have set, in properties of the right kind, for the script to read. */
  .probe {
    position: absolute;
    visibility: hidden;
    forced-color-adjust: none;
    inline-size: var(--card-width, 160px);
    block-size: 0;
    color: var(--_card);
    background-color: var(--_card-edge);
    outline-color: var(--card-back, var(--_back));
    column-rule-color: var(--_rim);
    border: 0 solid;
    border-top-color: var(--suit-clubs, var(--_clubs));
    border-right-color: var(--suit-spades, var(--_spades));
    border-bottom-color: var(--suit-hearts, var(--_hearts));
    border-left-color: var(--suit-diamonds, var(--_diamonds));
  }
  .bar {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    /* As high as its buttons before they are there, or the cards would be laid out twice. */
    min-block-size: calc(52px + max(4px, env(safe-area-inset-bottom)));
    padding: 4px max(4px, env(safe-area-inset-right)) max(4px, env(safe-area-inset-bottom))
      max(4px, env(safe-area-inset-left));
    background: var(--_bar);
  }
  .bar.none {
    min-block-size: 0;
    padding: 0;
  }
  @container (max-height: 479px) and (orientation: landscape) {
    .table {
      flex-direction: row;
    }
    .table.left {
      flex-direction: row-reverse;
    }
    .bar {
      flex-direction: column;
      gap: 2px;
      inline-size: 72px;
      padding: 4px;
    }
    .bar.none {
      inline-size: auto;
      padding: 0;
    }
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .cards {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    forced-color-adjust: none;
  }
  #s {
    z-index: 20000;
  }

  .fallback {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 16px;
    text-align: center;
  }
`;
