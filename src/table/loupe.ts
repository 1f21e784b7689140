import type { LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import type { Board } from './board.ts';
import type { Hit } from './hits.ts';
import type { PileLayout, Point } from './layout-shapes.ts';
import { stopsOf } from './focus-stops.ts';
import { isTight } from './tight-strips.ts';

/** How much larger cards are seen, and how wide they become at most, CSS px. */
const [enlarged, widest] = [2.5, 120];

/** The window, CSS px: along the fan, and how far it keeps from the finger and from the edges. */
const [length, away, edge] = [150, 36, 6];

/** A finger so many card widths beside the fan has chosen nothing. */
const off = 2;

/** A fan that is looked at. */
interface Looked {
  readonly pile: number;
  /** The cards that can be chosen, counted from the bottom, and where each of the pile lies. */
  readonly open: readonly number[];
  readonly spots: PileLayout['cards'];
  /** Whether the cards follow each other to the right. */
  readonly isWide: boolean;
  readonly window: HTMLElement;
  readonly picture: HTMLElement;
  readonly zoom: number;
}

/**
 * Shows a piece of a fan enlarged, above the finger that rests on it, where its strips are smaller than a finger: so the
 * card can be chosen that is meant.
 */
export class Loupe {
  readonly #element: LitElement;
  readonly #board: Board;
  #looked: Looked | undefined;
  #chosen: number | undefined;

  constructor(element: LitElement, board: Board) {
    this.#element = element;
    this.#board = board;
  }

  /** Whether it is held over a fan. */
  get isOpen(): boolean {
    return this.#looked !== undefined;
  }

  /** Holds it over the fan that was hit; false where that shows enough of each card. */
  open(session: Session, { pile }: Hit): boolean {
    const laid = this.#board.laid;
    const spots = laid?.piles[pile]?.cards;
    const open = stopsOf(session, pile).filter((card) => card >= 0);
    const stage = this.#element.renderRoot.querySelector('.stage');
    const isCramped = open.some((card) => spots?.[card + 1] && isTight(spots[card]!, spots[card + 1]!));
    if (!laid || !spots || !stage || !isCramped) return false;
    const [first, last] = [spots[open[0]!]!, spots[open.at(-1)!]!];
    const window = document.createElement('div');
    window.className = 'loupe';
    window.ariaHidden = 'true';
    const picture = document.createElement('div');
    const places = session.piles[pile]!.cards.map(({ place }) => place);
    picture.append(...places.map((place, card) => this.#copy(place, spots[card]!)));
    window.append(picture);
    stage.append(window);
    const zoom = Math.min(enlarged, widest / laid.cardWidth);
    this.#looked = { pile, open, spots, isWide: last.x > first.x, window, picture, zoom };
    this.#chosen = undefined;
    return true;
  }

  /** Follows the finger to a point of the board; gives the card that is chosen now, if that is another one. */
  moveTo(point: Point): Hit | undefined {
    const looked = this.#looked;
    const laid = this.#board.laid;
    if (!looked || !laid) return undefined;
    const { cardWidth, cardHeight } = laid;
    const { open, spots, isWide, picture } = looked;
    const along = isWide ? 'x' : 'y';
    const first = spots[open[0]!]!;
    const aside = isWide
      ? Math.abs(point.y - first.y - cardHeight / 2) - cardHeight / 2
      : Math.abs(point.x - first.x - cardWidth / 2) - cardWidth / 2;
    const under = open.filter((card) => spots[card]![along] <= point[along]).at(-1) ?? open[0]!;
    const chosen = aside > off * cardWidth ? undefined : under;
    this.#place(point, looked);
    if (chosen === this.#chosen) return undefined;
    this.#chosen = chosen;
    [...picture.children].forEach((card, index) => card.classList.toggle('chosen', index === chosen));
    return this.#hit;
  }

  /** Takes it away; gives the card that was chosen. */
  close(): Hit | undefined {
    const hit = this.#hit;
    this.#looked?.window.remove();
    this.#looked = undefined;
    return hit;
  }

  get #hit(): Hit | undefined {
    const { pile } = this.#looked ?? {};
    return pile === undefined || this.#chosen === undefined
      ? undefined
      : { pile, card: this.#chosen, on: true };
  }

  /** Puts the window above the finger, or where there is no room, beside it; in its middle is what lies under the finger. */
  #place(point: Point, { spots, open, isWide, window, picture, zoom }: Looked): void {
    const { cardWidth = 0, cardHeight = 0 } = this.#board.laid ?? {};
    const { clientWidth, clientHeight } = window.parentElement ?? window;
    const width = isWide ? length : cardWidth * zoom;
    const height = isWide ? cardHeight * zoom : length;
    const above = point.y - away - height;
    const isAbove = above >= edge;
    const right = point.x + away + width <= clientWidth - edge;
    const x = isAbove ? point.x - width / 2 : right ? point.x + away : point.x - away - width;
    const y = isAbove ? above : point.y - height / 2;
    Object.assign(window.style, {
      width: `${width}px`,
      height: `${height}px`,
      left: `${clamp(edge, x, clientWidth - width - edge)}px`,
      top: `${clamp(edge, y, clientHeight - height - edge)}px`,
    });
    const [from, to] = [spots[open[0]!]!, spots[open.at(-1)!]!];
    const middle = isWide
      ? { x: clamp(from.x, point.x, to.x + cardWidth), y: from.y + cardHeight / 2 }
      : { x: from.x + cardWidth / 2, y: clamp(from.y, point.y, to.y + cardHeight) };
    const shift = { x: width / 2 - middle.x * zoom, y: height / 2 - middle.y * zoom };
    picture.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${zoom})`;
  }

  /** A picture of a card; nothing that could be pressed or heard. */
  #copy(place: number, { x, y }: Point): HTMLElement {
    const card = this.#board.layer.cards[place]!;
    const { backgroundColor, backgroundImage, backgroundPosition, backgroundSize, width, height } =
      getComputedStyle(card);
    const painted = card.querySelector('canvas');
    const copy = document.createElement(painted ? 'canvas' : 'div');
    if (painted && copy instanceof HTMLCanvasElement) {
      [copy.width, copy.height] = [painted.width, painted.height];
      copy.getContext('2d')?.drawImage(painted, 0, 0);
    }
    Object.assign(copy.style, { backgroundColor, backgroundImage, backgroundPosition, backgroundSize });
    Object.assign(copy.style, { width, height, transform: `translate(${x}px, ${y}px)` });
    return copy;
  }
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
