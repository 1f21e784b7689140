import { html, nothing, type TemplateResult } from 'lit';
import type { Controls } from './choices.ts';
import { dealForm } from './deal-form.ts';
import type { Desk } from './desk.ts';
import { noticeLine } from './notice.ts';
import { tableLabel } from './speech.ts';
import type { Cloth } from './tokens.ts';
import { toolbarButtons } from './toolbar.ts';
import { winPanel } from './win-panel.ts';

/** How the table looks and what it offers. */
export interface TableOptions {
  readonly cloth: Cloth;
  readonly controls: Controls;
  readonly isReadonly: boolean;
}

/**
 * Everything around the cards. What lies on the board is put there by `Board`, which this template leaves alone. Until
 * the words of the table's language are there, nothing is written in another.
 */
export function tableTemplate(desk: Desk, { cloth, controls, isReadonly }: TableOptions): TemplateResult {
  const { lines, play } = desk;
  const { session } = play;
  const { words, shown } = lines;
  const canSpeak = session && lines.isFluent;
  return html`<div
    class="table ${cloth}"
    part="table"
    role="region"
    aria-label=${canSpeak ? tableLabel(words, session) : nothing}
  >
    <div class="probe"></div>
    <div class="stage">
      <div class="board" @pointerdown=${() => lines.pressed()}></div>
      ${session ? nothing : html`<div class="fallback"><slot name="fallback"></slot></div>`}
      ${shown ? noticeLine(shown) : nothing} ${panel()}
    </div>
    <div class="bar ${controls}" part="toolbar">
      ${
        canSpeak && controls !== 'none'
          ? toolbarButtons(words, session, isReadonly, controls === 'full', desk.buttons)
          : nothing
      }
      <slot name="toolbar"></slot>
    </div>
    <p class="said" role="status"></p>
  </div>`;

  function panel(): TemplateResult | typeof nothing {
    if (!canSpeak) return nothing;
    if (desk.panel === 'deal') return dealForm(words, desk.problem, desk.form);
    const withControls = controls !== 'none' && !isReadonly;
    return desk.panel === 'win' ? winPanel(words, session, withControls, desk.winning) : nothing;
  }
}
