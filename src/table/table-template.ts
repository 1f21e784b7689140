import { html, nothing, type TemplateResult } from 'lit';
import type { Controls } from './choices.ts';
import type { Desk } from './desk.ts';
import type { Cloth } from './tokens.ts';

/** How the table looks and what it offers. */
export interface TableOptions {
  readonly cloth: Cloth;
  readonly controls: Controls;
  readonly isReadonly: boolean;
  /** Nobody will serve the player. */
  readonly isUnserved: boolean;
}

/** All words are fetched with the service; these are for when it cannot be. */
const UNSERVED = 'This table could not be loaded completely. Load the page again to play.';

/**
 * Everything around the cards, which are put on the board by `Board`. Until the service is there, and with it the words of
 * the table's language, nothing is written.
 */
export function tableTemplate(
  { play, service }: Desk,
  { cloth, controls, isReadonly, isUnserved }: TableOptions,
): TemplateResult {
  return html`<div class="table ${cloth}" part="table" role="region" aria-label=${service?.label ?? nothing}>
    <div class="probe"></div>
    <div class="stage">
      <div class="board"></div>
      ${play.session ? nothing : html`<div class="fallback"><slot name="fallback"></slot></div>`}
      ${service?.controls.over(controls, isReadonly)}
    </div>
    <div class="bar ${controls}" part="toolbar">
      ${service?.controls.bar(controls, isReadonly)}${isUnserved ? html`<p role="alert" lang="en">${UNSERVED}</p>` : nothing}
      <slot name="toolbar"></slot>
    </div>
    <p class="said" role="status"></p>
  </div>`;
}
