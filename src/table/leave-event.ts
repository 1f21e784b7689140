/**
 * The player asks for another deal, and the one on the table is begun and not won. Cancelable: whoever prevents it may ask
 * first, and `proceed` then.
 */
export class SolitaireLeaveEvent extends Event {
  /** Deals what was asked for. */
  readonly proceed: () => void;

  constructor(proceed: () => void) {
    super('solitaire-leave', { bubbles: true, composed: true, cancelable: true });
    this.proceed = proceed;
  }
}

declare global {
  interface HTMLElementEventMap {
    'solitaire-leave': SolitaireLeaveEvent;
  }
}
