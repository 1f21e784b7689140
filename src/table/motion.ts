import type { Point } from './layout-shapes.ts';

/** How long a move takes, and a card's way back to where it came from, in milliseconds. */
export const [moveMs, backMs] = [180, 160];

/** How much later a card sets off that follows another, in milliseconds. */
const nextMs = 60;

const easing = 'cubic-bezier(.2,.8,.2,1)';

/** The transform that puts a card at a point of the board. */
export function transformAt({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

interface Flight {
  readonly animation: Animation;
  readonly ended: () => void;
}

/**
 * Lets cards fly to where they already are: an element's own style holds the end from the first moment, so that input
 * and layout never wait, and a flight that is cut short leaves everything in its place.
 */
export class Motion {
  /** Whether nothing should fly. */
  still = false;
  readonly #flights = new Map<HTMLElement, Flight>();
  #wait = 0;

  /** What flies from now on sets off at once, and ends what flies; or it `follows` and sets off a little later. */
  begin(follows: boolean): void {
    if (!follows) this.finish();
    this.#wait = follows ? this.#wait + nextMs : 0;
  }

  /** Flies an element from a point to the transform it has; `ended` is called when it is there, or cut short. */
  fly(element: HTMLElement, from: Point, ms: number, ended: () => void): void {
    if (this.still) return ended();
    const animation = element.animate([{ transform: transformAt(from) }, {}], {
      duration: ms,
      delay: this.#wait,
      easing,
      fill: 'backwards',
    });
    const flight = { animation, ended };
    this.#flights.set(element, flight);
    animation.onfinish = () => {
      if (this.#flights.get(element) !== flight) return;
      this.#flights.delete(element);
      ended();
    };
    return undefined;
  }

  /** Ends all flights at once. */
  finish(): void {
    for (const { animation, ended } of this.#flights.values()) {
      animation.cancel();
      ended();
    }
    this.#flights.clear();
    this.#wait = 0;
  }
}
