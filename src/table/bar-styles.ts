import { css } from 'lit';

/** The buttons of the toolbar, and what opens over the table. */
export const barStyles = css`
  /* No zoom by two taps, wherever they fall. */
  .bar,
  .panel {
    touch-action: manipulation;
  }
  .spring {
    position: relative;
    display: flex;
    flex: 1;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: 48px;
  }
  button,
  input {
    box-sizing: border-box;
    min-inline-size: 48px;
    min-block-size: 48px;
    border: 0;
    border-radius: 10px;
    font: inherit;
    color: inherit;
    background: none;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding: 0 8px;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  button[aria-disabled='true'] {
    color: var(--_muted);
    opacity: 0.55;
    cursor: default;
    background: none;
  }
  :is(button, input, textarea):focus-visible {
    outline: 2px solid #ffd54a;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #10141a;
  }
  .icon {
    flex: none;
    font-size: 24px;
  }
  :is(#undo, #redo) .icon:dir(rtl) {
    scale: -1 1;
  }
  .label {
    display: none;
  }
  #deal-number {
    flex: 1;
    flex-wrap: wrap;
    gap: 0 1em;
    align-content: center;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--_muted);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }
  /* Comes into sight with the score, which would push it aside. */
  #deal-number > span:has(+ #score:empty) {
    visibility: hidden;
  }
  #deal-number:not(:only-child) {
    padding-block-end: 18px;
  }
  /* Its words may reach between the drawings of the buttons beside it. */
  #verdict {
    position: absolute;
    inset: auto -16px 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 24px;
    font-size: 0.6875em;
    line-height: 1;
    white-space: nowrap;
    color: var(--_muted);
    pointer-events: none;
  }
  #verdict:only-child {
    inset-block-start: 0;
  }
  #verdict .icon {
    font-size: 14px;
  }
  #verdict.won {
    color: var(--_accent);
  }
  #verdict.lost {
    color: var(--_danger);
  }
  #deal-number span {
    max-block-size: 2.2em;
    overflow: hidden;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  @container (max-width: 29.9em) {
    #deal-number {
      padding-inline: 0;
      font-size: 0.75em;
    }
    .bar {
      gap: 6px;
    }
    #deal-number span:first-child {
      font-size: 0.85em;
    }
  }
  @container (max-width: 21.2em) {
    .bar {
      gap: 2px;
    }
    #deal-number {
      font-size: 0.625em;
    }
    #deal-number span {
      max-block-size: 3.3em;
    }
    #verdict {
      inset-inline: -4px;
      white-space: normal;
    }
  }
  /* Where there is no room for it, it stands in the menu alone. */
  @container (max-width: 59.9em) {
    #restart {
      display: none;
    }
  }
  @container (min-width: 52em) {
    #verdict {
      font-size: 0.75em;
    }
    .label {
      display: inline;
    }
  }
  @container (max-height: 479px) and (orientation: landscape) {
    .label,
    #restart {
      display: none;
    }
    #deal-number {
      font-size: 0.75em;
      inline-size: 64px;
    }
    #deal-number span {
      max-block-size: 3.3em;
    }
    /* Somewhat lower, where all of them would not have room. */
    .bar > * {
      flex: 0 1 48px;
      min-block-size: 38px;
    }
    .bar > .spring {
      flex: 1;
    }
    #verdict {
      inset-inline: 0;
      min-block-size: 18px;
    }
    #deal-number {
      min-block-size: 38px;
    }
  }

  /* Between the bar of a page and the edge of the smallest screens. */
  @container (max-height: 241px) and (orientation: landscape) {
    .bar > :is(button, .spring) {
      flex: 1;
      min-block-size: 0;
    }
    .spring > button {
      min-block-size: 0;
    }
  }
  /* For its words there is no room. */
  @container (max-width: 16em) or ((max-height: 479px) and (orientation: landscape)) {
    #verdict .icon + span {
      position: absolute;
      clip-path: inset(50%);
    }
    #verdict .icon {
      font-size: 18px;
    }
  }

  .notices,
  .panel {
    position: absolute;
    z-index: 1;
  }
  .notices {
    inset: auto 8px 8px;
    display: grid;
    justify-items: center;
    gap: 8px;
    pointer-events: none;
  }
  /* Where there is no room for both, what the page has to say waits. */
  @container (max-width: 24em) and (max-height: 34em) {
    .notices.own > slot {
      display: none;
    }
  }
  .notice,
  .panel {
    box-sizing: border-box;
    color: var(--_text);
    background: var(--_bar);
    border: 1px solid var(--_slot);
    border-radius: 16px;
  }
  .notice {
    max-inline-size: 34em;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 8px;
    padding: 4px 16px;
    border-radius: 10px;
    font-size: 0.875em;
    min-block-size: 40px;
  }
  .notice span {
    flex: 1 1 14em;
    padding-block: 6px;
  }
  .notice button {
    pointer-events: auto;
    font-weight: 600;
    color: var(--_accent);
    white-space: nowrap;
  }
  .panel {
    inset: 0;
    margin: auto;
    inline-size: min(22em, calc(100% - 16px));
    block-size: fit-content;
    max-block-size: calc(100% - 16px);
    overflow: auto;
    padding: 16px;
  }
  .panel p,
  .panel label {
    display: block;
    margin: 0 0 8px;
  }
  .panel .title {
    font-size: 1.75em;
    font-weight: 700;
  }
  .panel :is(input, textarea) {
    box-sizing: border-box;
    inline-size: 100%;
    margin-block-end: 8px;
    padding: 0 12px;
    border: 1px solid var(--_slot);
    background: var(--_table);
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  .panel [aria-invalid='true'] + p {
    color: var(--_danger);
  }
  .panel textarea {
    padding-block: 8px;
    color: inherit;
    font:
      1em/1.4 ui-monospace,
      monospace;
  }
  .panel .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    margin: 8px 0 0;
  }
  .panel .main {
    padding-inline: 16px;
    color: var(--_on-accent);
    background: var(--_accent);
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonText;
    }
  }
`;
