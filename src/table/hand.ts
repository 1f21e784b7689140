import { packTap } from '../engine/move.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Session } from '../session/session.ts';
import { BestTap } from './best-tap.ts';
import type { Board } from './board.ts';
import type { TapMode } from './choices.ts';
import { Drag } from './drag.ts';
import type { Hit } from './hits.ts';
import type { Point } from './layout-shapes.ts';
import { liftFrom, liftNear, moveTo, placesOf, targetsOf, type Lifted } from './lift.ts';
import type { Play } from './play.ts';

/** Whoever says what happens in the hand and changes nothing on the table. */
export interface HandHost {
  /** What a tap on a card does. */
  tapMode(): TapMode;
  pickedUp(session: Session, lifted: Lifted): void;
  putBack(): void;
  notLifted(reason: Refusal): void;
}

/**
 * What a player's hand does: takes cards up by a tap or a drag, and puts them down again. It decides which move is meant;
 * whether it may be played, `Play` decides.
 */
export class Hand {
  readonly #play: Play;
  readonly #board: Board;
  readonly #host: HandHost;
  readonly #best: BestTap;
  #selected: Lifted | undefined;
  #drag: Drag | undefined;

  constructor(play: Play, board: Board, host: HandHost) {
    this.#play = play;
    this.#board = board;
    this.#host = host;
    this.#best = new BestTap(play);
  }

  /** What was taken up and waits for its place, if it does not hang from the pointer. */
  get carried(): Lifted | undefined {
    return this.#selected;
  }

  /** Takes cards up that may be lifted, and says nothing. */
  carry(session: Session, lifted: Lifted): void {
    this.#deselect();
    this.#select(session, lifted, true);
  }

  /**
   * A tap: on a card to play its best move or to take it up, on a target to put down there what was taken up, on the stock
   * to turn it, elsewhere to let go. `at` is its time in milliseconds, `finger` where on the board a finger was that may
   * have missed the card.
   */
  tap(hit: Hit | undefined, at: number, finger?: Point): void {
    const { session } = this.#play;
    if (!session) return;
    const chosen = this.#selected;
    this.#deselect();
    if (chosen) {
      if (hit) this.#tapWith(session, chosen, hit, at);
      else this.#host.putBack();
      return;
    }
    const isBest = this.#host.tapMode() === 'best';
    const meant =
      finger && isBest ? this.#best.meant(session, hit, (by) => this.#board.hit(beside(finger, by))) : hit;
    if (meant) this.#tapFirst(session, meant, at);
  }

  /** A tap that means this card and no other: without one in the hand, it must be one that can be taken up. */
  tapExactly(hit: Hit, at: number): void {
    const { session } = this.#play;
    if (!session) return;
    const lifted = this.#selected ?? liftFrom(session, hit.pile, hit.card);
    if ('reason' in lifted) this.#host.notLifted(lifted.reason);
    else this.tap(hit, at);
  }

  /** Begins to drag the card that was hit, with all on it. False where it cannot be taken up; then it says why. */
  lift(hit: Hit): boolean {
    const { session } = this.#play;
    this.#deselect();
    if (!session || hit.card < 0) return false;
    const lifted = liftFrom(session, hit.pile, hit.card);
    if ('reason' in lifted) {
      this.#host.notLifted(lifted.reason);
      return false;
    }
    this.#drag = new Drag(session, this.#board, lifted);
    return true;
  }

  /** Moves the dragged cards `by` so far from where they lay; `pointer` is on the board. */
  dragTo(by: Point, pointer: Point): void {
    this.#drag?.moveTo(by, pointer);
  }

  /** Lets go of the dragged cards: they are played, or fly back. */
  drop(): void {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = undefined;
    const { move } = drag;
    drag.end();
    if (move === undefined) this.#host.putBack();
    else this.#play.move(move, 'hand');
    this.#board.layer.release();
  }

  /** Puts everything back without a move. */
  cancel(): void {
    this.#deselect();
    if (!this.#drag) return;
    this.#drag.end();
    this.#drag = undefined;
    this.#board.layer.release();
  }

  #tapFirst(session: Session, hit: Hit, at: number): void {
    const { pile, card } = hit;
    const tap = packTap(pile);
    const isStock = pile === session.game.mechanism.stock;
    const refusal = isStock ? session.refusal(tap) : undefined;
    if (isStock && refusal === undefined) {
      this.#play.move(tap, 'hand');
      return;
    }
    if (card < 0 && !isStock) return;
    const lifted = liftNear(session, pile, card);
    const isBest = this.#host.tapMode() === 'best' && !(isStock && 'reason' in lifted);
    if (isBest) this.#best.tap(session, hit, at);
    else if ('count' in lifted) this.#select(session, lifted);
    else if (isStock) this.#play.move(tap, 'hand');
    else this.#host.notLifted(lifted.reason);
  }

  #tapWith(session: Session, chosen: Lifted, hit: Hit, at: number): void {
    if (hit.pile === chosen.pile) {
      const other = hit.card < 0 ? chosen : liftNear(session, hit.pile, hit.card);
      if ('count' in other && other.count !== chosen.count) this.#select(session, other);
      else this.#host.putBack();
      return;
    }
    const move = moveTo(session, chosen, hit.pile);
    const isStock = hit.pile === session.game.mechanism.stock;
    if (isStock && session.refusal(move) !== undefined) return this.#tapFirst(session, hit, at);
    const outcome = this.#play.move(move, 'hand');
    if (outcome.ok || outcome.reason === 'cancelled' || hit.card < 0) return;
    // It was said why; now whoever wants that card instead has it at once.
    const lifted = liftNear(session, hit.pile, hit.card);
    if ('count' in lifted) this.#select(session, lifted, true);
  }

  #select(session: Session, lifted: Lifted, quietly = false): void {
    this.#selected = lifted;
    this.#board.layer.select(placesOf(session, lifted));
    this.#board.showTargets(targetsOf(session, lifted));
    if (!quietly) this.#host.pickedUp(session, lifted);
  }

  #deselect(): void {
    if (!this.#selected) return;
    this.#selected = undefined;
    this.#board.layer.select([]);
    this.#board.showTargets();
  }
}

function beside({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}
