import { css } from 'lit';

export const cardPileStyles = css`
  :host {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--_radius);
    pointer-events: none;
    user-select: none;
    -webkit-user-select: none;
  }
  :host([empty]) {
    box-shadow: inset 0 0 0 1px var(--_slot);
  }
  .place {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--_slot);
    font:
      600 calc(var(--_w) * 0.45) / 1 system-ui,
      sans-serif;
  }
  .badge {
    position: absolute;
    inset: auto 0 2px;
    justify-self: center;
    inline-size: max-content;
    max-inline-size: calc(100% - 4px);
    margin-inline: auto;
    padding: 0 0.3em;
    border-radius: 0.5em;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: 0.3em;
    overflow: hidden;
    box-sizing: border-box;
    color: var(--_text);
    background: var(--_bar);
    font-size: clamp(10px, calc(var(--_w) * 0.2), 15px);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.25;
  }
  @media (forced-colors: active) {
    :host([empty]) {
      border: 1px solid CanvasText;
      box-sizing: border-box;
    }
  }
`;
