import type { IndexForm, Tier } from './face-metrics.ts';

/** A point, CSS px from the table's top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, CSS px. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a pile is for; it decides where the pile goes. */
export type PileKind = 'stock' | 'waste' | 'foundation' | 'column' | 'reserve' | 'cell';

/** How the cards of a pile overlap: a column downwards, a waste or open reserve to the right, others not at all. */
export type Fan = 'down' | 'right' | 'none';

/** What the layout needs to know of one pile. */
export interface PileShape {
  /** Its name in the notation: `t1`, `f3`, `s`, `w`, `r1`, `c1`. */
  readonly id: string;
  readonly kind: PileKind;
  readonly fan: Fan;
  /** For each card, bottom first, whether it lies face down: any pattern. */
  readonly faceDown: readonly boolean[];
  /**
   * How many cards, counted from the top, a fan to the right spreads and keeps room for; those beneath lie squared
   * under the first of them. Give the reserve's size at the deal and the waste's cards in sight: the room stays the
   * same while the cards go. Without it, the cards there now.
   */
  readonly keep?: number;
  /** How many cards at the end of a column may be lifted: where room is short their indices are kept longest. */
  readonly run?: number;
  /**
   * A place of its own, for layouts that are not rows of columns (pyramids, peaks): x in card widths (with their gap)
   * and y in card heights (with theirs) from the left upper corner of the whole figure. Halves overlap.
   */
  readonly at?: Point;
}

/** The piles of a game in the order of the notation, and what is typical of it. */
export interface TableShape {
  readonly piles: readonly PileShape[];
  /**
   * Length of a column, in cards, that must fit with every index readable: 16 (a run of 13 on 3 cards) if absent. Longer
   * ones fit too, squeezed.
   */
  readonly longest?: number;
}

/** Space at the edges, CSS px, that a notch or a rounded corner takes. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The box of the table itself, bars already taken off. CSS px; `dpr` is device pixels per CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  readonly safeArea?: Insets;
  /** Stock and waste on the right, foundations on the left; columns keep their order. */
  readonly leftHanded?: boolean;
  /** Columns lie on their side, one below the other: their cards follow each other to the right. */
  readonly sideways?: boolean;
  /** Rank and suit large in the corners: the strips of covered cards are wider. */
  readonly bigIndex?: boolean;
}

/** Where one pile and its cards lie. */
export interface PileLayout {
  /** The place of the pile: where its first card lies, and its mark when it is empty. */
  readonly slot: Rect;
  /** Top left corner of each card, bottom first. */
  readonly cards: readonly Point[];
  /** The index form that stays readable in this pile's strips. */
  readonly form: IndexForm;
  /** Where a touch or a drop means this pile: half of the gaps included; a column downwards reaches to the table's foot. */
  readonly hit: Rect;
  /** Cards of a fan to the right that would not fit and lie squared under the first shown: worth a badge if not 0. */
  readonly hidden: number;
}

/** Where everything lies. */
export interface TableLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly tier: Tier;
  readonly piles: ReadonlyMap<string, PileLayout>;
}
