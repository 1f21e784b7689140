import { html, nothing, type TemplateResult } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { icon, MARKS } from './icons.ts';
import { verdictMark, type VerdictShown } from './verdict-mark.ts';

/** Drawings on buttons, as on piles. */
const DRAWINGS = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-1',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h1',
  hint: 'M9 18h6M10 21h4M8.5 14.5C6.9 13.4 6 11.8 6 10a6 6 0 1 1 12 0c0 1.8-.9 3.4-2.5 4.5-.4.3-.5.7-.5 1.5H9c0-.8-.1-1.2-.5-1.5z',
  finish: MARKS.home,
  restart: 'M5 5v6h6M5.5 11A8 8 0 1 1 4 15',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'new-deal':
    'M8 7V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-2M6 7h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM10 11v6M7 14h6',
};

/** What the buttons of the toolbar do. */
export interface ToolbarActions {
  undo(): void;
  redo(): void;
  hint(): void;
  restart(): void;
  finish(): void;
  askForDeal(): void;
  /** Deals anew, with the number of a deal or a drawn one. */
  newDeal(deal?: string): void;
  openMenu(): void;
}

/**
 * The toolbar's own buttons. Undo and new deal stand at opposite ends, so that none is hit for the other. A button that
 * does nothing now is said to be so, but keeps the focus. For the left hand they stand the other way round, for keys too.
 */
export function toolbarButtons(
  words: Words,
  session: Session,
  isShut: boolean,
  withDeal: boolean,
  leftHanded: boolean,
  verdict: VerdictShown | undefined,
  actions: ToolbarActions,
): TemplateResult {
  const button = (id: keyof typeof DRAWINGS, act: () => void, possible: boolean): TemplateResult =>
    html`<button
      type="button"
      id=${id}
      aria-disabled=${possible ? 'false' : 'true'}
      title=${words.format(id)}
      aria-label=${words.format(id)}
      @click=${possible ? act : undefined}
    >
      ${icon(DRAWINGS[id])}<span class="label" aria-hidden="true">${words.format(id)}</span>
    </button>`;
  const { canUndo, canRedo } = session;
  const deal = dealName(session.deal);
  const parts = [
    button('undo', () => actions.undo(), !isShut && canUndo),
    button('redo', () => actions.redo(), !isShut && canRedo),
    withDeal && !isShut && session.finishingMoves()
      ? button('finish', () => actions.finish(), true)
      : button('hint', () => actions.hint(), !isShut && !session.won),
    html`<span class="spring">
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
              <span>#${deal}</span><span id="score"></span>
            </button>`
          : nothing
      }
      ${verdict ? verdictMark(words, verdict) : nothing}
    </span>`,
    button('restart', () => actions.restart(), !isShut && canUndo),
    button('menu', () => actions.openMenu(), true),
    button('new-deal', () => actions.newDeal(), !isShut),
  ];
  return html`${leftHanded ? parts.reverse() : parts}`;
}
