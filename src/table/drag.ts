import type { Move } from '../engine/move.ts';
import type { Session } from '../session/session.ts';
import type { Board } from './board.ts';
import { chooseDrop, mostOverlapped, type DropTarget } from './drop.ts';
import type { Point, Rect } from './layout-shapes.ts';
import { moveTo, placesOf, targetsOf, type Lifted } from './lift.ts';

/** One drag, from taking cards up to letting go of them. */
export class Drag {
  readonly #session: Session;
  readonly #board: Board;
  readonly #lifted: Lifted;
  /** Where the lowest of the cards lay. */
  readonly #from: Rect;
  readonly #areas: readonly DropTarget[];
  readonly #legal: readonly DropTarget[];
  #card: Rect;
  #pointer: Point;
  #chosen: number | undefined;

  /** Takes cards up that may be lifted, and shows where they may go. */
  constructor(session: Session, board: Board, lifted: Lifted) {
    this.#session = session;
    this.#board = board;
    this.#lifted = lifted;
    const places = placesOf(session, lifted);
    const { laid } = board;
    const { x, y } = board.layer.spot(places[0]!) ?? { x: 0, y: 0 };
    this.#from = { x, y, width: laid?.cardWidth ?? 0, height: laid?.cardHeight ?? 0 };
    this.#card = this.#from;
    this.#pointer = this.#from;
    this.#areas = (laid?.piles ?? []).map(({ hit }, pile) => ({ pile, area: hit }));
    const targets = targetsOf(session, lifted);
    this.#legal = targets.map((pile) => this.#areas[pile]!);
    board.layer.hold(places);
    board.showTargets(targets);
  }

  /** Moves the cards `by` so far from where they lay, and shows which pile a drop would choose. */
  moveTo(by: Point, pointer: Point): void {
    this.#board.layer.drag(by);
    this.#card = { ...this.#from, x: this.#from.x + by.x, y: this.#from.y + by.y };
    this.#pointer = pointer;
    const chosen = this.#choice();
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    this.#board.choose(chosen);
  }

  /**
   * The move that a drop means now: to the legal pile that it would choose, or to the pile that the card covers most
   * (which will be refused, with a reason); undefined where it covers none but its own.
   */
  get move(): Move | undefined {
    const { pile } = this.#lifted;
    const chosen = this.#choice() ?? mostOverlapped(this.#card, this.#pointer, this.#areas)?.pile;
    return chosen === undefined || chosen === pile ? undefined : moveTo(this.#session, this.#lifted, chosen);
  }

  /** Takes the marks away. The cards still hang in the air. */
  end(): void {
    this.#board.showTargets();
  }

  #choice(): number | undefined {
    const home = this.#areas[this.#lifted.pile]!.area;
    return chooseDrop(this.#card, this.#pointer, home, this.#legal)?.pile;
  }
}
