/**
 * Klondike, draw one, written as one would without a second thought: cards, piles and moves are plain objects, and a
 * move makes a new state that shares the untouched piles. It is the frozen yardstick of the benchmark and must not be
 * made faster or slower; its moves come in the same order as the engine's, so that both play the same random games.
 */
export interface PlainCard {
  readonly rank: number;
  readonly suit: number;
  readonly up: boolean;
}

/** Piles of cards, bottom card first. */
export interface PlainState {
  readonly stock: readonly PlainCard[];
  readonly waste: readonly PlainCard[];
  readonly foundations: readonly (readonly PlainCard[])[];
  readonly columns: readonly (readonly PlainCard[])[];
}

/** A move of `count` cards, or a tap on the stock. */
export type PlainMove =
  | { readonly kind: 'tap' }
  | { readonly kind: 'carry'; readonly from: Place; readonly to: Place; readonly count: number };

interface Place {
  readonly kind: 'waste' | 'foundation' | 'column';
  readonly index: number;
}

const isRed = (card: PlainCard): boolean => card.suit >= 2;

const fitsFoundation = (pile: readonly PlainCard[], card: PlainCard): boolean => {
  const top = pile.at(-1);
  return top ? top.suit === card.suit && top.rank + 1 === card.rank : card.rank === 0;
};

const fitsColumn = (pile: readonly PlainCard[], card: PlainCard): boolean => {
  const top = pile.at(-1);
  return top ? top.up && isRed(top) !== isRed(card) && top.rank === card.rank + 1 : card.rank === 12;
};

/** How many cards at the end of a pile are a run. */
function runLength(pile: readonly PlainCard[]): number {
  let length = pile.at(-1)?.up ? 1 : 0;
  while (length > 0 && length < pile.length) {
    const below = pile[pile.length - length - 1]!;
    const above = pile[pile.length - length]!;
    if (!below.up || isRed(below) === isRed(above) || below.rank !== above.rank + 1) break;
    length++;
  }
  return length;
}

/** All legal moves. */
export function plainMoves(state: PlainState): PlainMove[] {
  const moves: PlainMove[] = [];
  const offer = (
    from: Place,
    card: PlainCard,
    count: number,
    kinds: 'both' | 'columns' | 'foundations',
  ): void => {
    if (kinds !== 'columns') {
      state.foundations.forEach((pile, index) => {
        const itself = from.kind === 'foundation' && from.index === index;
        if (!itself && fitsFoundation(pile, card)) {
          moves.push({ kind: 'carry', from, to: { kind: 'foundation', index }, count });
        }
      });
    }
    if (kinds === 'foundations') return;
    state.columns.forEach((pile, index) => {
      const itself = from.kind === 'column' && from.index === index;
      if (!itself && fitsColumn(pile, card)) {
        moves.push({ kind: 'carry', from, to: { kind: 'column', index }, count });
      }
    });
  };
  const waste = state.waste.at(-1);
  if (waste) offer({ kind: 'waste', index: 0 }, waste, 1, 'both');
  state.columns.forEach((pile, index) => {
    const from: Place = { kind: 'column', index };
    const run = runLength(pile);
    if (run > 0) offer(from, pile.at(-1)!, 1, 'foundations');
    for (let count = 1; count <= run; count++) offer(from, pile[pile.length - count]!, count, 'columns');
  });
  state.foundations.forEach((pile, index) => {
    const top = pile.at(-1);
    if (top) offer({ kind: 'foundation', index }, top, 1, 'both');
  });
  if (state.stock.length > 0 || state.waste.length > 0) moves.push({ kind: 'tap' });
  return moves;
}

/** The state after a legal move. */
export function plainPlay(state: PlainState, move: PlainMove): PlainState {
  if (move.kind === 'tap') return tap(state);
  const { from, to, count } = move;
  const source = pileAt(state, from);
  const carried = source.slice(source.length - count);
  const left = source.slice(0, source.length - count);
  const top = left.at(-1);
  if (from.kind === 'column' && top && !top.up) left[left.length - 1] = { ...top, up: true };
  return withPile(withPile(state, from, left), to, [...pileAt(state, to), ...carried]);
}

function tap(state: PlainState): PlainState {
  const card = state.stock.at(-1);
  return card
    ? { ...state, stock: state.stock.slice(0, -1), waste: [...state.waste, { ...card, up: true }] }
    : { ...state, stock: state.waste.toReversed().map((card) => ({ ...card, up: false })), waste: [] };
}

function pileAt(state: PlainState, place: Place): readonly PlainCard[] {
  if (place.kind === 'waste') return state.waste;
  return place.kind === 'foundation' ? state.foundations[place.index]! : state.columns[place.index]!;
}

function withPile(state: PlainState, place: Place, pile: readonly PlainCard[]): PlainState {
  if (place.kind === 'waste') return { ...state, waste: pile };
  return place.kind === 'foundation'
    ? { ...state, foundations: state.foundations.with(place.index, pile) }
    : { ...state, columns: state.columns.with(place.index, pile) };
}

/** A text that is the same for equal states: what a plain-object program would use as a key. */
export function plainKey(state: PlainState): string {
  const pile = (cards: readonly PlainCard[]): string =>
    cards.map((card) => String.fromCharCode(65 + card.suit * 13 + card.rank + (card.up ? 0 : 52))).join('');
  return [state.stock, state.waste, ...state.foundations, ...state.columns].map(pile).join('|');
}
