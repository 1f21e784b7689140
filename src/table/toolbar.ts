import { html, nothing, type TemplateResult } from 'lit';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { icon, type IconName } from './icons.ts';

/** What the buttons of the toolbar do. */
export interface ToolbarActions {
  undo(): void;
  redo(): void;
  restart(): void;
  finish(): void;
  askForDeal(): void;
  newDeal(): void;
}

/**
 * The toolbar's own buttons. Undo and new deal stand at opposite ends, so that none is hit for the other. A button that
 * does nothing now is said to be so, but keeps the focus.
 */
export function toolbarButtons(
  words: Words,
  session: Session,
  isShut: boolean,
  withDeal: boolean,
  actions: ToolbarActions,
): TemplateResult {
  const button = (id: string, name: IconName, act: () => void, possible: boolean): TemplateResult =>
    html`<button
      type="button"
      id=${id}
      aria-disabled=${possible ? 'false' : 'true'}
      title=${words.format(id)}
      aria-label=${words.format(id)}
      @click=${possible ? act : undefined}
    >
      ${icon(name)}<span class="label" aria-hidden="true">${words.format(id)}</span>
    </button>`;
  const { deal, canUndo, canRedo } = session;
  return html`
    ${button('undo', 'undo', () => actions.undo(), !isShut && canUndo)}
    ${button('redo', 'redo', () => actions.redo(), !isShut && canRedo)}
    ${
      withDeal && !isShut && session.finishingMoves()
        ? button('finish', 'home', () => actions.finish(), true)
        : nothing
    }
    ${
      withDeal
        ? html`<button
            type="button"
            id="deal-number"
            title=${words.format('deal-number')}
            aria-label=${`${words.format('deal-number')} ${deal}`}
            aria-disabled=${isShut ? 'true' : 'false'}
            @click=${isShut ? undefined : () => actions.askForDeal()}
          >
            <span>#${deal}</span>
          </button>`
        : html`<span class="spring"></span>`
    }
    ${button('restart', 'restart', () => actions.restart(), !isShut && canUndo)}
    ${button('new-deal', 'deal', () => actions.newDeal(), !isShut)}
  `;
}
