import { html, type TemplateResult } from 'lit';
import type { GameRules } from '../rules/game-rules.ts';
import { miniatureOf, type MiniaturePlace } from './miniature.ts';

/** The miniature of a game's table as a picture, for the eye only; its colours come from the style sheet. */
export function miniaturePicture(rules: GameRules): TemplateResult {
  const { width, height, places } = miniatureOf(rules);
  const path = (is: MiniaturePlace['is']): string =>
    places
      .filter((place) => place.is === is)
      .map(outline)
      .join('');
  return html`<svg class="miniature" viewBox="-3 -3 ${width + 6} ${height + 6}" aria-hidden="true">
    <path class="empty" d=${path('empty')}></path>
    <path class="back" d=${path('face down')}></path>
    <path class="face" d=${path('face up')}></path>
  </svg>`;
}

function outline({ x, y, width, height }: MiniaturePlace): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
