import { countOf, toOf, type Move } from '../engine/move.ts';
import type { Session } from '../session/session.ts';
import { tapsAt } from '../session/tap-moves.ts';
import type { PileView } from '../session/views.ts';
import type { Hit } from './hits.ts';
import type { Point } from './layout-shapes.ts';
import { liftNear } from './lift.ts';
import type { Play } from './play.ts';

/** Within so many milliseconds a second tap is the other half of a double tap, or asks for the card's next place. */
const [doubleMs, againMs] = [400, 1500];

/** How far a finger may miss a card, CSS px. */
const circles = [11, 22];

/** The last card that went by a tap. */
interface Gone {
  readonly session: Session;
  /** Moves that were done when it had gone. */
  readonly moves: number;
  readonly at: number;
  /** The place in the deal of the card that was tapped, and the pile where it lay. */
  readonly place: number;
  readonly pile: number;
  /** What the player saw before it went. */
  readonly before: readonly PileView[];
  readonly choices: readonly Move[];
  /** Which of the choices was taken. */
  readonly taken: number;
}

/**
 * Plays the best move of a card that is tapped. Tapped again soon, the card goes to its next place instead; a double tap
 * brings it to a foundation.
 */
export class BestTap {
  readonly #play: Play;
  #gone: Gone | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  /**
   * What a finger means that touched `hit`: that, where it can be played; otherwise the one card nearby that can, in the
   * smallest circle with any. `hitAt` tells what lies so far from the touch.
   */
  meant(session: Session, hit: Hit | undefined, hitAt: (by: Point) => Hit | undefined): Hit | undefined {
    const belongs = hit && (hit.pile === session.game.mechanism.stock || this.#gone?.pile === hit.pile);
    if (belongs || (hit && canGo(session, hit))) return hit;
    for (const radius of circles) {
      const found = new Map<string, Hit>();
      for (let turn = 0; turn < 8; turn++) {
        const angle = (turn * Math.PI) / 4;
        const near = hitAt({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
        if (near?.on && session.piles[near.pile]!.kind !== 'foundation' && canGo(session, near))
          found.set(`${near.pile} ${near.card}`, near);
      }
      if (found.size > 1) return hit;
      for (const near of found.values()) return near;
    }
    return hit;
  }

  /** A tap on a card at a time, in milliseconds of a clock that only goes forward. */
  tap(session: Session, hit: Hit, at: number): void {
    const gone = this.#gone;
    if (gone?.session === session && gone.moves === session.moves && this.#again(gone, hit, at)) return;
    this.#gone = undefined;
    const { pile, card } = hit;
    const { id, kind, cards } = session.piles[pile]!;
    const lifted = liftNear(session, pile, card);
    if ('reason' in lifted) {
      const count = Math.max(cards.length - card, 1);
      this.#play.refuse({ from: id, to: id, count }, lifted.reason, 'hand');
      return;
    }
    const { count } = lifted;
    const choices = tapsAt(session, pile, count);
    const [best] = choices;
    if (best === undefined) {
      const isFinished = kind === 'foundation' && !session.game.homeward.leads;
      this.#play.refuse({ from: id, to: id, count }, isFinished ? 'on-purpose' : 'nowhere', 'hand');
      return;
    }
    const { place } = cards.at(-count)!;
    const before = session.piles;
    if (this.#play.move(best, 'hand').ok)
      this.#gone = { session, moves: session.moves, at, place, pile, before, choices, taken: 0 };
  }

  /** Whether a tap belongs to the last one; then it has been followed. */
  #again(gone: Gone, hit: Hit, at: number): boolean {
    const { session, choices } = gone;
    const [isDouble, onCard] = [at - gone.at <= doubleMs, cardOf(session, hit) === gone.place];
    // The second half of a double tap falls where the card has just been; but a card that was in sight there may be meant.
    const isHalf = hit.pile === gone.pile && !(wasSeen(gone, hit) && canGo(session, hit));
    if (!(isDouble ? onCard || isHalf : onCard && at - gone.at <= againMs)) return false;
    const isHome = (move: Move | undefined): boolean =>
      move !== undefined && session.piles[toOf(move)]!.kind === 'foundation';
    const home = choices.findIndex((move) => countOf(move) === 1 && isHome(move));
    let taken = (gone.taken + 1) % choices.length;
    if (isDouble && (home >= 0 || !onCard)) taken = isHome(choices[gone.taken]) ? gone.taken : home;
    if (taken < 0 || taken === gone.taken) return isDouble;
    const went = this.#play.instead(choices[taken]!);
    this.#gone = went ? { ...gone, moves: session.moves, at, taken } : undefined;
    return true;
  }
}

/** Whether a tap on a card would move it. */
function canGo(session: Session, { pile, card }: Hit): boolean {
  if (card < 0 || pile === session.game.mechanism.stock) return false;
  const lifted = liftNear(session, pile, card);
  return 'count' in lifted && tapsAt(session, pile, lifted.count).length > 0;
}

/** Whether the card lay open before the last one went: nobody can mean a card that has only just turned up. */
function wasSeen({ session, before }: Gone, hit: Hit): boolean {
  const place = cardOf(session, hit);
  return before.some(({ cards }) => cards.some((card) => card.place === place && card.face !== undefined));
}

function cardOf(session: Session, { pile, card }: Hit): number | undefined {
  return session.piles[pile]!.cards[card]?.place;
}
