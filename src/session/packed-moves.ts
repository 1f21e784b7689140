import { BitReader, BitWriter } from './bits.ts';

/** What a packed text begins with: its form. A later form begins with another digit. */
export const PACKED_FORM = '1';

/** The kinds of pile of which there may be many, in the order in which their piles are counted; stock and waste come first. */
const KINDS = ['f', 't', 'r', 'c'] as const;

/** Most piles of a game, and most cards of a move. */
const MOST_PILES = 64;
const MOST_CARDS = 208;

const MOVE = /^(\+?)(?:s|(s|w|[ftrc][1-9]\d?)(s|w|[ftrc][1-9]\d?)(?:x([1-9]\d{0,2}))?)$/;

/**
 * Packs moves in notation into a text that is short enough for an address: about a letter and a half for each, where
 * notation takes five. It knows nothing of the game, so that every version reads it alike.
 *
 * The text is the digit of its form and then, as bits in base64url: whether there are moves from or to the stock, and
 * the waste; for each of `f t r c` the highest number of a pile, plus one, in gamma code; the number of moves, plus one,
 * likewise; and for each move a bit if it followed by itself, a bit if it is a tap on the stock, and if not, the number
 * of its way from pile to pile (`from * piles + to`, in as many bits as the last way takes) and the count of its cards in
 * gamma code.
 *
 * Throws a RangeError for a text that is no list of moves.
 */
export function packMoves(text: string): string {
  const moves = (text === '' ? [] : text.split('.')).map((move) => {
    const match = MOVE.exec(move);
    if (!match || Number(match[4] ?? 1) > MOST_CARDS) throw new RangeError(`"${move}" is no move`);
    return match;
  });
  const ends = new Set(moves.flatMap(([, , from, to]) => (from && to ? [from, to] : [])));
  const highest = (kind: string): number =>
    Math.max(0, ...[...ends].filter((pile) => pile.startsWith(kind)).map((pile) => Number(pile.slice(1))));
  const counts = KINDS.map(highest);
  const piles = pileNames(ends.has('s'), ends.has('w'), counts);
  if (piles.length > MOST_PILES) throw new RangeError('there are moves between too many piles');
  const writer = new BitWriter();
  writer.bits(Number(ends.has('s')), 1);
  writer.bits(Number(ends.has('w')), 1);
  for (const count of counts) writer.gamma(count + 1);
  writer.gamma(moves.length + 1);
  for (const [, follower, from, to, count = '1'] of moves) {
    writer.bits(follower ? 1 : 0, 1);
    writer.bits(from ? 0 : 1, 1);
    if (!from || !to) continue;
    writer.bits(piles.indexOf(from) * piles.length + piles.indexOf(to), widthOfWays(piles.length));
    writer.gamma(Number(count));
  }
  return PACKED_FORM + writer.text();
}

/** Unpacks what {@link packMoves} gives; undefined for any text that it does not give. */
export function unpackMoves(packed: string): string | undefined {
  if (!packed.startsWith(PACKED_FORM)) return undefined;
  const reader = new BitReader(packed.slice(1));
  const [stock, waste] = [reader.bits(1) === 1, reader.bits(1) === 1];
  const counts = KINDS.map(() => reader.gamma() - 1);
  if (reader.isBroken() || counts.some((count) => count > MOST_PILES)) return undefined;
  const piles = pileNames(stock, waste, counts);
  const width = widthOfWays(piles.length);
  if (piles.length > MOST_PILES) return undefined;
  const moves: string[] = [];
  for (let left = reader.gamma() - 1; left > 0 && !reader.isBroken(); left--) {
    const follower = reader.bits(1) === 1 ? '+' : '';
    if (reader.bits(1) === 1) {
      moves.push(`${follower}s`);
      continue;
    }
    const way = reader.bits(width);
    const count = reader.gamma();
    const [from, to] = [piles[Math.floor(way / piles.length)], piles[way % piles.length]];
    if (!from || !to || count > MOST_CARDS) return undefined;
    moves.push(`${follower}${from}${to}${count === 1 ? '' : `x${count}`}`);
  }
  return reader.isAtEnd() ? moves.join('.') : undefined;
}

function pileNames(stock: boolean, waste: boolean, counts: readonly number[]): string[] {
  const many = KINDS.flatMap((kind, i) => Array.from({ length: counts[i]! }, (_, n) => `${kind}${n + 1}`));
  return [...(stock ? ['s'] : []), ...(waste ? ['w'] : []), ...many];
}

function widthOfWays(piles: number): number {
  return piles === 0 ? 0 : 32 - Math.clz32(piles * piles - 1);
}
