import { html, nothing, type TemplateResult } from 'lit';
import type { Controls } from './choices.ts';
import type { Desk } from './desk.ts';
import type { Cloth } from './tokens.ts';
import { UNSERVED } from './unserved.ts';

/** How the table looks and what it offers. */
export interface TableOptions {
  readonly cloth: Cloth;
  readonly controls: Controls;
  readonly isReadonly: boolean;
  readonly leftHanded: boolean;
  /** The language in which to say that nobody will serve the player. */
  readonly unserved: string | undefined;
}

/**
 * Everything around the cards, which are put on the board by `Board`. Until the service is there, and with it the words of
 * the table's language, nothing is written.
 */
export function tableTemplate(
  { play, service }: Desk,
  { cloth, controls, isReadonly, leftHanded, unserved }: TableOptions,
): TemplateResult {
  return html`<div
    class="table ${cloth} ${leftHanded ? 'left' : ''}"
    part="table"
    role="region"
    aria-label=${service?.label ?? nothing}
  >
    <div class="probe"></div>
    <div class="stage">
      <div class="board"></div>
      ${play.session ? nothing : html`<div class="fallback"><slot name="fallback"></slot></div>`}
      ${service?.controls.over(controls, isReadonly)}
    </div>
    <div class="bar ${controls}" part="toolbar">
      ${service?.controls.bar(controls, isReadonly, leftHanded)}${unserved ? html`<p role="alert" lang=${unserved}>${UNSERVED[unserved] ?? UNSERVED.en}</p>` : nothing}
      <slot name="toolbar"></slot>
    </div>
    <p class="said" role="status"></p>
  </div>`;
}
