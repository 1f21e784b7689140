import type { Session } from '../session/session.ts';
import { Board } from './board.ts';
import { applySurface, readLook, type Dress } from './surface.ts';
import { systemNow, watchSystem, type System } from './system.ts';

/** The elements that the view works with. */
export interface ViewElements {
  /** What carries the colours. */
  readonly table: HTMLElement;
  /** What holds piles and cards, and is measured. */
  readonly board: HTMLElement;
  /** What the colours and lengths of an embedder are read off. */
  readonly probe: HTMLElement;
  /** What is read out. */
  readonly said: HTMLElement;
}

/** A box smaller than this, CSS px, is not a table yet. */
const smallest = 48;

/** The board in its box: laid out anew whenever the box, the system or the colours change. */
export class TableView {
  readonly board: Board;
  readonly elements: ViewElements;
  /** Lets go of everything that is selected or in the air; for whoever gives the board hands. */
  cancel: () => void = () => undefined;
  readonly #observer = new ResizeObserver(([entry]) => {
    if (entry) this.#measured(entry.contentRect.width, entry.contentRect.height);
  });
  #box = { width: 0, height: 0 };
  #dress: Dress = {
    theme: 'auto',
    cloth: 'felt',
    suits: 'two',
    back: 'crescent',
    index: 'normal',
    leftHanded: false,
    sideways: false,
  };
  #unwatch: (() => void) | undefined;

  constructor(elements: ViewElements) {
    this.elements = elements;
    this.board = new Board(elements.board);
  }

  /** Begins to watch box and system. */
  connect(): void {
    this.#unwatch = watchSystem(() => this.#restyle());
    // At once, while there are no cards yet: so they are made in their size, and styled but once. And with the colours
    // first, so that what is read next is worked out but once.
    const system = this.#color();
    const { clientWidth, clientHeight } = this.elements.board;
    this.#box = { width: clientWidth, height: clientHeight };
    this.#fit(system);
    this.#observer.observe(this.elements.board);
  }

  /** Puts back what is in the air, and watches nothing any more. */
  disconnect(): void {
    this.cancel();
    this.#unwatch?.();
    this.#observer.disconnect();
    this.board.release();
  }

  /** Takes on other colours. */
  dress(dress: Dress): void {
    if (Object.values(dress).join() === Object.values(this.#dress).join()) return;
    this.#dress = dress;
    this.#restyle();
  }

  /** Other backs and cloths can be shown now. */
  redress(): void {
    this.#restyle();
  }

  /** Shows another deal. */
  deal(session: Session): void {
    this.cancel();
    this.board.deal(session);
  }

  /** Shows what has changed, by a move or by what has followed from it by itself. */
  show(follows: boolean): void {
    this.cancel();
    this.board.show(follows);
  }

  #measured(exactWidth: number, exactHeight: number): void {
    const [width, height] = [Math.round(exactWidth), Math.round(exactHeight)];
    if (width === this.#box.width && height === this.#box.height) return;
    this.#box = { width, height };
    this.cancel();
    this.#restyle();
  }

  #restyle(): void {
    this.#fit(this.#color());
  }

  #color(): System {
    const system = systemNow();
    applySurface(this.elements.table, this.#dress, system);
    this.board.layer.motion.still = system.still;
    return system;
  }

  #fit(system: System): void {
    const { width, height } = this.#box;
    if (width < smallest || height < smallest) return;
    const { leftHanded, sideways, index } = this.#dress;
    this.board.fit(
      { width, height, dpr: system.dpr, leftHanded, sideways, bigIndex: index === 'big' },
      readLook(this.elements.probe, this.#dress, system),
    );
  }
}
