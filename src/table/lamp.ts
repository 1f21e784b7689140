import { css, type LitElement } from 'lit';
import { packTap } from '../engine/move.ts';
import type { Session } from '../session/session.ts';
import { tapsAt } from '../session/tap-moves.ts';
import type { Board } from './board.ts';
import { wear } from './worn-styles.ts';

/** A ring inside of the card, so that it is seen on a narrow strip, too; none while cards are in the hand. */
const lampStyles = css`
  .board:not(.choosing) .lit:not(.hinted, .hinted-place, .peeked, :focus-visible) {
    outline: 2px solid #d97706;
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .board:not(.choosing) .lit:not(.hinted, .hinted-place, .peeked, :focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Who has a lamp. */
export interface LampHost {
  readonly element: LitElement;
  readonly board: Board;
  /** Whether it shall shine. */
  isOn(): boolean;
  session(): Session | undefined;
}

/** A beginner’s light: rings on all that can move. It follows the table from move to move, and judges nothing. */
export class Lamp {
  readonly #host: LampHost;
  #lit: readonly HTMLElement[] = [];
  /** Undefined until it has shone: few want it, and the others need no rules for it. */
  #isOn: boolean | undefined;

  constructor(host: LampHost) {
    this.#host = host;
    host.element.addController({
      hostUpdated: () => {
        if (host.isOn() !== (this.#isOn ?? false)) this.look();
      },
    });
  }

  /** Looks whether it shall shine, and what can move now. */
  look(): void {
    const { element, isOn, session } = this.#host;
    const now = isOn();
    if (now && this.#isOn === undefined) wear(element.shadowRoot, lampStyles);
    if (now || this.#isOn !== undefined) this.#isOn = now;
    const dealt = now ? session() : undefined;
    const lit = dealt ? this.#movable(dealt) : [];
    for (const each of this.#lit) each.classList.remove('lit');
    for (const each of lit) each.classList.add('lit');
    this.#lit = lit;
  }

  #movable(session: Session): HTMLElement[] {
    const { layer, pictures } = this.#host.board;
    const { stock } = session.game.mechanism;
    const cards = leadingCards(session).map((place) => layer.cards[place]!);
    const canTurn = stock >= 0 && session.refusal(packTap(stock)) === undefined;
    return canTurn ? [...cards, pictures.piles[stock]!] : cards;
  }
}

/** The places in the deal of the cards that can go somewhere, each with all that lies on it. */
export function leadingCards(session: Session): number[] {
  return session.piles.flatMap(({ cards }, pile) =>
    cards.flatMap(({ place, face }, index) => {
      const count = cards.length - index;
      const canMove = face !== undefined && session.liftRefusal(pile, count) === undefined;
      return canMove && tapsAt(session, pile, count).length > 0 ? [place] : [];
    }),
  );
}
