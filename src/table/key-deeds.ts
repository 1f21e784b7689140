import { packMove, packTap } from '../engine/move.ts';
import type { Session } from '../session/session.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import type { Focus } from './focus.ts';
import type { Hand } from './hand.ts';
import { liftFrom, moveTo, placesOf, type Lifted } from './lift.ts';
import type { TableOutcome } from './outcome.ts';
import type { Play } from './play.ts';
import type { Service } from './service.ts';
import { pickedUpSaid } from './speech.ts';
import { whereToSaid } from './where-to.ts';

/** What keys do on the table, where the focus stands. Each thing that is refused is said, with its reason. */
export class KeyDeeds {
  readonly #service: Service;
  readonly #play: Play;
  readonly #hand: Hand;
  readonly #focus: Focus;

  constructor(service: Service, focus: Focus) {
    this.#service = service;
    this.#play = service.play;
    this.#hand = service.hand;
    this.#focus = focus;
  }

  /** Takes up the card and all on it, puts down what is in hand, or turns the stock. */
  press(): void {
    const session = this.#open();
    if (!session) return;
    const { pile, card } = this.#focus.at;
    const { carried } = this.#hand;
    const { stock } = session.game.mechanism;
    if (carried) this.#put(session, carried, pile);
    else if (pile === stock && card < 0) this.deal();
    else this.#take(session, pile, card);
  }

  /** Puts what is in hand on a column, by its number from 1. */
  toColumn(number: number): void {
    const session = this.#open();
    const { carried } = this.#hand;
    if (!session || !carried) return;
    const columns = [...session.piles.keys()].filter((pile) => session.piles[pile]!.kind === 'column');
    const column = columns[number - 1];
    if (column === undefined) this.#service.handHost.notLifted('no such pile');
    else this.#put(session, carried, column);
  }

  /** Puts back what is in hand; false where there is nothing. */
  putBack(): boolean {
    const { session } = this.#play;
    const { carried } = this.#hand;
    if (!session || !carried) return false;
    const { length } = session.piles[carried.pile]!.cards;
    this.#hand.cancel();
    this.#service.handHost.putBack();
    this.#focus.go({ pile: carried.pile, card: length - carried.count });
    return true;
  }

  /** Taps the stock. */
  deal(): void {
    const session = this.#open();
    if (!session) return;
    const { stock } = session.game.mechanism;
    if (stock < 0) this.#service.handHost.notLifted('no such pile');
    else this.#play.move(packTap(stock), 'hand');
  }

  /** Brings what is in hand, or else the card or the top card of its pile, to a foundation. */
  home(): void {
    const session = this.#open();
    if (!session) return;
    const { carried } = this.#hand;
    const { pile, card } = this.#focus.at;
    const from = carried?.pile ?? pile;
    const { length } = session.piles[from]!.cards;
    if (length === 0) return this.#service.handHost.notLifted('empty pile');
    const count = carried?.count ?? (card < 0 ? 1 : length - card);
    const homes = [...session.piles.keys()].filter((each) => session.piles[each]!.kind === 'foundation');
    const ways = (carried ? [count] : [count, 1]).flatMap((each) =>
      homes.map((home) => ({ home, move: packMove(from, home, each) })),
    );
    const way = ways.find(({ move }) => session.refusal(move) === undefined) ?? ways.at(-homes.length);
    if (!way) return this.#service.handHost.notLifted('no such pile');
    if (carried) this.#put(session, carried, way.home);
    else this.#play.move(way.move, 'hand');
  }

  /** Takes the last move back. */
  undo(): void {
    this.#rewind(this.#play.undo('hand'));
  }

  /** Plays the last move again that was taken back. */
  redo(): void {
    this.#rewind(this.#play.redo('hand'));
  }

  /** Deals anew, as the button does: with a way back. */
  newDeal(): void {
    if (this.#open()) this.#service.controls.buttons.newDeal();
  }

  /** Brings all cards home; false where that is not yet all that is left to do. */
  finish(): boolean {
    const isPossible = !this.#service.isShut() && this.#play.session?.finishingMoves() !== undefined;
    if (isPossible) this.#play.finish();
    return isPossible;
  }

  #take(session: Session, pile: number, card: number): void {
    const lifted = liftFrom(session, pile, card);
    if ('reason' in lifted) return this.#service.handHost.notLifted(lifted.reason);
    const { lines } = this.#service;
    this.#hand.carry(session, lifted);
    lines.say(`${pickedUpSaid(lines.words, session, lifted)} ${whereToSaid(lines.words, session, lifted)}`);
  }

  #put(session: Session, carried: Lifted, pile: number): void {
    if (pile === carried.pile) {
      this.putBack();
      return;
    }
    const from = this.#focus.at;
    this.#focus.expect(pile, placesOf(session, carried)[0]!);
    // A refused card stays in the hand.
    if (!this.#play.move(moveTo(session, carried, pile), 'hand').ok && session === this.#play.session) {
      this.#focus.go(from);
    }
  }

  /** The deal, if it may be played. */
  #open(): Session | undefined {
    if (!this.#service.isShut()) return this.#play.session;
    const { lines } = this.#service;
    lines.note({ text: refusalSentence(lines.words, 'readonly') });
    return undefined;
  }

  #rewind(outcome: TableOutcome): void {
    if (outcome.ok || !this.#open()) return;
    const { lines } = this.#service;
    if (outcome.reason === 'nothing to undo') lines.note({ text: lines.text('nothing-to-undo') });
    if (outcome.reason === 'nothing to redo') lines.note({ text: lines.text('nothing-to-redo') });
  }
}
