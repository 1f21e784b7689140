import { html, nothing, type TemplateResult } from 'lit';
import { retell } from '../session/retell.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { publicSteps } from '../session/public-steps.ts';
import { gestureSaid } from './speech.ts';

/** What the list of moves does. */
export interface MoveListActions {
  /** Goes to where so many moves are done. */
  goTo(moves: number): void;
  close(): void;
}

/**
 * The sheet that lists all moves of a deal, in words, those that were taken back too; a press goes back or forward to one.
 * Automatic moves stand with the move that they followed, and count: the number of each line is that of the bar.
 */
export function moveList(
  words: Words,
  session: Session,
  isShut: boolean,
  actions: MoveListActions,
): TemplateResult {
  const told = retell(session).map(({ moves, made, followed }) => ({
    moves,
    text: gestureSaid(words, session, publicSteps(made), publicSteps(followed)),
  }));
  const rows = [{ moves: 0, text: words.format('moves-begin') }, ...told];
  const item = ({ moves, text }: { moves: number; text: string }): TemplateResult =>
    html`<li value=${moves}>
      <button
        type="button"
        class=${moves > session.moves ? 'undone' : ''}
        aria-current=${moves === session.moves ? 'step' : nothing}
        aria-disabled=${isShut ? 'true' : 'false'}
        @click=${isShut ? nothing : () => actions.goTo(moves)}
      >
        ${text}
      </button>
    </li>`;
  return html`<div class="panel" id="move-list" role="dialog" aria-labelledby="moves-title" tabindex="-1">
    <h2 class="title" id="moves-title">${words.format('menu-moves')}</h2>
    <p>${words.format(told.length > 0 ? 'moves-help' : 'moves-none')}</p>
    <ol>
      ${rows.map(item)}
    </ol>
    <p class="choices">
      <button type="button" @click=${() => actions.close()}>${words.format('close')}</button>
    </p>
  </div>`;
}
