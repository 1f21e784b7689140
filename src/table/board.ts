import type { Session } from '../session/session.ts';
import type { PileView } from '../session/views.ts';
import { CardLayer } from './card-layer.ts';
import type { IndexForm } from './face-metrics.ts';
import { hitAt, type Hit } from './hits.ts';
import { layBoard, type LaidBoard } from './lay-board.ts';
import type { Point, Viewport } from './layout-shapes.ts';
import { placePile, type PlacedPile } from './layout.ts';
import { PilePictures } from './pile-pictures.ts';
import { pictureShown } from './picture-shown.ts';
import { Sheets } from './sheets.ts';
import type { Look } from './surface.ts';
import { pileShape } from './table-shape.ts';
import { Targets } from './targets.ts';

/** Layers that a pile takes up: the largest deck. */
const perPile = 210;

/** Whoever marks and names what lies on a board, and leads keys over it. */
export interface BoardFollower {
  /** The cards are about to be taken away for another deal. */
  leave(): void;
  /** Something else lies on these piles, by their indices. */
  tell(session: Session, piles: readonly number[]): void;
}

/**
 * The picture of one deal: a pile element for each pile, and the cards in one flat layer over them. It shows what a
 * session holds, in the room that it is given, and judges nothing.
 */
export class Board {
  readonly layer: CardLayer;
  readonly pictures: PilePictures;
  /** When all of the last deal is there, and whoever follows has been told of it. */
  told: Promise<void> = Promise.resolve();
  #follower: BoardFollower | undefined;
  readonly #element: HTMLElement;
  readonly #sheets: Sheets;
  #session: Session | undefined;
  /** Whether the follower does not know yet what has been dealt. */
  #isUntold = false;
  #views: readonly PileView[] = [];
  #laid: LaidBoard | undefined;
  #piles: PlacedPile[] = [];
  /** Whether a column once was too long for the cards: then each move may let them grow or shrink. */
  #squeezed = false;
  readonly #targets = new Targets();
  #room: { readonly viewport: Viewport; readonly look: Look } | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    const [piles, cards] = [document.createElement('div'), document.createElement('div')];
    cards.className = 'cards';
    element.append(piles, cards);
    this.pictures = new PilePictures(piles);
    this.layer = new CardLayer(cards);
    this.#sheets = new Sheets(element, () => this.#paint());
  }

  /** Shows another deal, as soon as there is room. The follower is told when it can be seen, or asks for it. */
  deal(session: Session): void {
    this.#session = session;
    this.#squeezed = false;
    this.#follower?.leave();
    this.layer.deal(session.game.mechanism.deck.size);
    this.pictures.deal(session.piles);
    this.#layOut(false);
    this.#isUntold = true;
    this.told = pictureShown().then(() => this.catchUp());
  }

  /** Tells the follower at once of a deal that it does not know yet. */
  catchUp(): void {
    if (this.#isUntold) this.#tell();
  }

  /**
   * Shows what has changed since it last looked. Cards fly to their new places; flights under way end at once, unless this
   * change `follows` from the last one: then it sets off after that.
   */
  show(follows = false): void {
    const session = this.#session;
    if (!session) return;
    this.layer.motion.begin(follows);
    const before = this.#views;
    const touched = session.piles.flatMap((view, index) => (view === before[index] ? [] : [index]));
    this.#views = session.piles;
    const laid = this.#laid;
    if (laid && !this.#squeezed) {
      for (const index of touched) {
        this.#piles[index] = placePile(laid.arrangement, pileShape(session, index));
        this.#squeezed ||= !this.#piles[index].fits;
      }
    }
    if (this.#squeezed) this.#layOut(true);
    else {
      this.#sheets.need(this.#formsOf(touched));
      for (const index of touched) this.#put(index, true);
    }
    // What an empty place takes may have been decided elsewhere.
    const empty = session.piles.flatMap((view, index) =>
      view.cards.length === 0 && view === before[index] ? [index] : [],
    );
    this.#tell([...touched, ...empty]);
  }

  /** Lets somebody follow, and tells at once what lies there now. */
  set follower(follower: BoardFollower) {
    this.#follower = follower;
    this.#tell();
  }

  /** Lays everything out in a room of this size, with this look. */
  fit(viewport: Viewport, look: Look): void {
    this.#room = { viewport, look };
    this.#layOut(false);
  }

  /** Gives the sheets back, for a table that leaves the page; `fit` takes them anew. */
  release(): void {
    this.layer.motion.finish();
    this.#sheets.release();
  }

  /** Size of the cards, CSS px, and where the piles lie; undefined before there is room. */
  get laid(): LaidBoard | undefined {
    return this.#laid && { ...this.#laid, piles: this.#piles };
  }

  /** What lies at a point of the board. */
  hit(point: Point): Hit | undefined {
    return this.#laid && hitAt(this.#piles, this.#laid, point);
  }

  /** The card or pile that is the nearest to the beginning of an event's path. */
  find(path: readonly EventTarget[]): Hit | undefined {
    const place = this.layer.cards.findIndex((card) => path.includes(card));
    for (const [pile, { cards }] of this.#views.entries()) {
      const card = cards.findIndex((view) => view.place === place);
      if (card >= 0) return { pile, card, on: true };
    }
    const pile = this.pictures.piles.findIndex((element) => path.includes(element));
    return pile < 0 ? undefined : { pile, card: this.#views[pile]!.cards.length - 1, on: false };
  }

  /** Marks the piles that the cards in hand may go to, and no others; without any, nothing is in the hand. */
  showTargets(piles?: readonly number[]): void {
    this.#element.classList.toggle('choosing', piles !== undefined);
    this.#targets.show(new Map(piles?.map((pile) => [pile, this.#topOf(pile)])));
  }

  /** Marks the one of the targets that a drop would choose now. */
  choose(pile: number | undefined): void {
    this.#targets.choose(pile);
  }

  /** What is seen of a pile: its top card, or its empty place. */
  #topOf(pile: number): HTMLElement {
    const top = this.#views[pile]?.cards.at(-1);
    return top ? this.layer.cards[top.place]! : this.pictures.piles[pile]!;
  }

  #layOut(flies: boolean): void {
    const session = this.#session;
    if (!session || !this.#room) return this.layer.complete();
    const { viewport, look } = this.#room;
    this.#views = session.piles;
    this.#laid = layBoard(session, viewport, look.widest);
    this.#piles = [...this.#laid.piles];
    const { cardWidth, cardHeight } = this.#laid;
    this.#element.style.setProperty('--_w', `${cardWidth}px`);
    this.#element.style.setProperty('--_h', `${cardHeight}px`);
    this.layer.fit({ cellWidth: cardWidth, cellHeight: cardHeight });
    const piles = [...this.#piles.keys()];
    const style = { cardWidth, cardHeight, dpr: viewport.dpr, colors: look.faces };
    this.#sheets.restyle(style, this.#formsOf(piles));
    for (const index of piles) this.#put(index, flies);
    this.layer.complete();
    if (this.#sheets.painted) this.#paint();
    return undefined;
  }

  /** The forms in which the open cards of these piles show their index. */
  #formsOf(piles: readonly number[]): IndexForm[] {
    const isOpen = ({ face }: PileView['cards'][number]): boolean => face !== undefined;
    return piles.flatMap((index) => {
      const placed = this.#piles[index];
      return placed && this.#views[index]?.cards.some(isOpen) ? [placed.form] : [];
    });
  }

  #put(index: number, flies: boolean): void {
    const placed = this.#piles[index];
    if (!placed) return;
    this.pictures.put(index, this.#piles);
    const { cards } = this.#views[index]!;
    cards.forEach(({ place, face }, i) => {
      const spot = { ...placed.cards[i]!, layer: index * perPile + i + 1 };
      this.layer.put(place, spot, face, placed.form, flies);
      if (flies && this.#sheets.painted)
        this.#sheets.paint(this.layer.cards[place]!.canvas, face, placed.form);
    });
  }

  #paint(): void {
    for (const { canvas, face, form } of this.layer.cards) this.#sheets.paint(canvas, face, form);
  }

  #tell(piles?: readonly number[]): void {
    if (!this.#session) return;
    this.pictures.complete(this.#session.piles, this.#piles);
    const isAll = this.#isUntold || !piles;
    this.#isUntold = false;
    this.#follower?.tell(this.#session, isAll ? [...this.pictures.piles.keys()] : piles);
  }
}
