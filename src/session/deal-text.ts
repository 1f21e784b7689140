import type { Face } from '../cards/card.ts';
import type { DealNumber } from '../cards/deal-number.ts';
import { dealOfCards, dealOfPiles, type Laid } from './deal-of-piles.ts';
import { linesOfCards, type CardLine } from './lines-of-cards.ts';
import type { Playable } from './playable.ts';

/**
 * Why a text is no deal of a game.
 *
 * - `unreadable`: a word in it is no card; `word` says which
 * - `other cards`: they are not the cards that the game is played with; `missing` and `extra` say which
 * - `other piles`: they do not lie as the game deals them
 */
export type DealTextFault =
  | { readonly ok: false; readonly reason: 'empty' | 'other piles' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly word: string }
  | {
      readonly ok: false;
      readonly reason: 'other cards';
      readonly missing: readonly Face[];
      readonly extra: readonly Face[];
    };

/** The deal that a text gives, or what is wrong with it. */
export type DealText = { readonly ok: true; readonly deal: DealNumber } | DealTextFault;

/**
 * Reads the cards of a deal: a line for each column, bottom card first, as solvers print them (`2H 9S 10D`, or `TD`),
 * with `Foundations:`, `Freecells:` and `Talon:` where a game deals there; rows as they are seen from above; piles by
 * their names (`t1: #4D 8S`, `s: ...`); or all cards in the order in which they are dealt.
 */
export function readDealText(game: Playable, text: string): DealText {
  const lines = linesOfCards(text);
  if ('word' in lines) return { ok: false, reason: 'unreadable', word: lines.word };
  const faces = lines.flatMap(({ cards }) => cards);
  if (faces.length === 0) return { ok: false, reason: 'empty' };
  const [missing, extra] = [left(deckOf(game), faces), left(faces, deckOf(game))];
  if (missing.length + extra.length > 0) return { ok: false, reason: 'other cards', missing, extra };
  const [only, ...others] = lines;
  if (only?.pile === undefined && others.length === 0) return { ok: true, deal: dealOfCards(faces) };
  for (const laid of readings(game, lines)) {
    const deal = dealOfPiles(game, laid);
    if (deal !== undefined) return { ok: true, deal };
  }
  return { ok: false, reason: 'other piles' };
}

/** What the lines may mean, the likeliest first. */
function* readings(game: Playable, lines: readonly CardLine[]): Generator<Laid> {
  const named = new Map<string, readonly Face[]>();
  for (const { pile, cards } of lines) if (pile !== undefined) named.set(pile, cards);
  const rows = lines.flatMap(({ pile, cards }) => (pile === undefined ? [cards] : []));
  const { piles } = game.mechanism;
  const columns = piles.filter(({ kind }) => kind === 'column').map(({ id }) => id);
  const spread = (list: readonly (readonly Face[])[]): Laid =>
    new Map([...named, ...list.map((cards, i): [string, readonly Face[]] => [columns[i] ?? `${i}`, cards])]);
  if (rows.length <= columns.length) yield spread(rows);
  yield spread(columns.map((_, i) => rows.flatMap((row) => row.slice(i, i + 1))));
}

function deckOf({ mechanism }: Playable): Face[] {
  return [...mechanism.deck.faces];
}

/** What is left of some cards when others are taken out. */
function left(cards: readonly Face[], out: readonly Face[]): Face[] {
  const rest = [...cards].sort((one, other) => one - other);
  for (const card of out) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
