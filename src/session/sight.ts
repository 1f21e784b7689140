import type { Position } from '../engine/position.ts';
import { tellSteps, type Step } from '../engine/steps.ts';
import type { Playable } from './playable.ts';
import { placesInDeal, viewPile, type PileView } from './views.ts';

/** What the player sees of a position, and has seen of it before. */
export class Sight {
  readonly #game: Playable;
  readonly #position: Position;
  readonly #places: Uint8Array;
  readonly #seen: Set<number>;
  #views: readonly PileView[];

  /** `position` is as it was dealt; `seen` are places of cards that were seen before. */
  constructor(game: Playable, position: Position, seen: readonly number[] | undefined) {
    this.#game = game;
    this.#position = position;
    this.#places = placesInDeal(game.mechanism, position);
    this.#seen = new Set(seen);
    this.#views = game.mechanism.piles.map((_, pile) => this.#view(pile));
  }

  /** The piles, in the order of the mechanism. */
  get views(): readonly PileView[] {
    return this.#views;
  }

  /** Looks at the piles that these steps have changed, and tells them. */
  follow(packed: readonly number[]): Step[] {
    const steps = tellSteps(this.#game.mechanism.piles, this.#position, packed);
    const changed = new Set(steps.flatMap((step) => [step.from, step.to]));
    this.#views = this.#views.map((view, pile) => (changed.has(view.id) ? this.#view(pile) : view));
    return steps;
  }

  /** Whether there is no card that the player has never seen. */
  get isWhole(): boolean {
    return this.unseen().length === 0;
  }

  /** Places of the cards that the player has never seen. */
  unseen(): number[] {
    return this.#hidden().filter((place) => !this.#seen.has(place));
  }

  /** Places of the cards that lie face down now, but that the player has seen, in order. */
  hiddenButSeen(): number[] {
    return this.#hidden()
      .filter((place) => this.#seen.has(place))
      .sort((one, other) => one - other);
  }

  #hidden(): number[] {
    return this.#views.flatMap(({ cards }) =>
      cards.flatMap(({ place, face }) => (face === undefined ? [place] : [])),
    );
  }

  #view(pile: number): PileView {
    const view = viewPile(this.#game.mechanism, this.#position, this.#places, pile);
    for (const { place, face } of view.cards) if (face !== undefined) this.#seen.add(place);
    return view;
  }
}
