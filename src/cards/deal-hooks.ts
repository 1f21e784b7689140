import { parseFace, RANKS, rankOf, type CardId, type FaceName, type RankLetter } from './card.ts';
import type { Deck } from './pack.ts';

/**
 * One thing done to a shuffled stock before the deal. Data, so that a game can say it, store it and explain it.
 * A game that needs several lists them in the order in which they are done.
 */
export type Arrangement =
  | CardsBrought
  | RanksBrought
  | TopRankBrought
  | OtherRanksBrought
  | TurnedOver
  | KingsDown;

/** Where cards are brought: dealt before all others (`top`) or after them (`bottom`). */
export type StockEnd = 'top' | 'bottom';

/**
 * Named cards, each named once, are pulled out and dealt in the order listed; equal ones in the order in which they lay.
 * `which` says what becomes of a card that the deck holds several times: `every copy` is pulled, only that of the
 * `first pack`, or only the one that lies nearest to the bottom.
 */
export interface CardsBrought {
  readonly kind: 'bring cards';
  readonly cards: readonly FaceName[];
  readonly which: 'every copy' | 'first pack' | 'nearest to bottom';
  readonly to: StockEnd;
}

/**
 * For each listed rank in turn, the card of that rank nearest to `from` among those not yet pulled is pulled out;
 * they are dealt in the order listed. A rank may be listed twice.
 */
export interface RanksBrought {
  readonly kind: 'bring ranks';
  readonly ranks: readonly RankLetter[];
  readonly from: StockEnd;
  readonly to: StockEnd;
}

/** All cards of the rank of the top card are brought to the top, the top card itself still first. */
export interface TopRankBrought {
  readonly kind: 'bring the rank of the top card';
}

/** The first `count` cards that are not of the rank `than`, counted from one end, are brought to an end in the order in which they lay. */
export interface OtherRanksBrought {
  readonly kind: 'bring cards of other ranks';
  readonly than: RankLetter;
  readonly count: number;
  readonly from: StockEnd;
  readonly to: StockEnd;
}

/** The stock is turned over: what lay at the bottom is dealt first. */
export interface TurnedOver {
  readonly kind: 'turn over';
}

/**
 * Kings sink. The cards are thought of as dealt in rounds over so many columns; each king, in the order of the deal,
 * changes places with the deepest card of its column that is no king, if one lies under it. With `cards`, only so
 * many cards from the top take part.
 */
export interface KingsDown {
  readonly kind: 'kings down';
  readonly columns: number;
  readonly cards?: number | undefined;
}

/**
 * The stock after `arrangements`, one after the other; `stock` itself stays as it was. Bottom to top, dealing takes
 * the last card. Throws a RangeError when an arrangement names a card or rank that the stock does not
 * hold, or a card twice.
 */
export function arrange(
  stock: readonly CardId[],
  deck: Deck,
  arrangements: readonly Arrangement[],
): CardId[] {
  // Worked on in the order of the deal, in which every arrangement is worded.
  let cards = stock.toReversed();
  for (const arrangement of arrangements) cards = arranged(cards, deck, arrangement);
  return cards.reverse();
}

function arranged(cards: CardId[], deck: Deck, arrangement: Arrangement): CardId[] {
  switch (arrangement.kind) {
    case 'bring cards':
      return brought(cards, cardsNamed(cards, deck, arrangement), arrangement.to);
    case 'bring ranks':
      return brought(cards, cardsOfRanks(cards, deck, arrangement), arrangement.to);
    case 'bring the rank of the top card':
      return brought(cards, cardsLikeTheFirst(cards, deck), 'top');
    case 'bring cards of other ranks':
      return brought(cards, cardsOfOtherRanks(cards, deck, arrangement), arrangement.to);
    case 'turn over':
      return cards.toReversed();
    case 'kings down':
      return kingsDown(cards, deck, arrangement);
  }
}

function brought(cards: readonly CardId[], pulled: readonly CardId[], to: StockEnd): CardId[] {
  const out = new Set(pulled);
  const rest = cards.filter((card) => !out.has(card));
  return to === 'top' ? [...pulled, ...rest] : [...rest, ...pulled];
}

function cardsNamed(cards: readonly CardId[], deck: Deck, { cards: names, which }: CardsBrought): CardId[] {
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new RangeError(`bring cards: ${twice} is listed twice`);
  return names.flatMap((name) => {
    const face = parseFace(name);
    const copies = cards.filter((card) => deck.faces[card] === face);
    const pulled =
      which === 'every copy'
        ? copies
        : which === 'first pack'
          ? copies.filter((card) => deck.copies[card] === 0)
          : copies.slice(-1);
    if (pulled.length === 0) throw new RangeError(`bring cards: the stock holds no ${name}`);
    return pulled;
  });
}

function cardsOfRanks(cards: readonly CardId[], deck: Deck, { ranks, from }: RanksBrought): CardId[] {
  const order = from === 'top' ? cards : cards.toReversed();
  const pulled: CardId[] = [];
  for (const letter of ranks) {
    const rank = RANKS.indexOf(letter);
    const card = order.find((card) => rankOf(deck.faces[card]!) === rank && !pulled.includes(card));
    if (card === undefined) throw new RangeError(`bring ranks: the stock holds no further ${letter}`);
    pulled.push(card);
  }
  return pulled;
}

function cardsLikeTheFirst(cards: readonly CardId[], deck: Deck): CardId[] {
  const first = cards[0];
  if (first === undefined) return [];
  const rank = rankOf(deck.faces[first]!);
  return cards.filter((card) => rankOf(deck.faces[card]!) === rank);
}

function cardsOfOtherRanks(
  cards: readonly CardId[],
  deck: Deck,
  { than, count, from }: OtherRanksBrought,
): CardId[] {
  const others = cards.filter((card) => rankOf(deck.faces[card]!) !== RANKS.indexOf(than));
  if (others.length < count) throw new RangeError(`bring cards of other ranks: the stock holds no ${count}`);
  return from === 'top' ? others.slice(0, count) : others.slice(-count);
}

function kingsDown(cards: readonly CardId[], deck: Deck, { columns, cards: count }: KingsDown): CardId[] {
  if (!Number.isInteger(columns) || columns < 1) throw new RangeError(`kings down: ${columns} columns`);
  const isKing = (card: CardId): boolean => rankOf(deck.faces[card]!) === 12;
  const dealt = [...cards];
  for (let place = 0; place < Math.min(dealt.length, count ?? dealt.length); place++) {
    const king = dealt[place]!;
    if (!isKing(king)) continue;
    for (let below = place % columns; below < place; below += columns) {
      const card = dealt[below]!;
      if (isKing(card)) continue;
      dealt[below] = king;
      dealt[place] = card;
      break;
    }
  }
  return dealt;
}
