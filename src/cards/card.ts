/** Place of a card in its deck's unshuffled order, 0 to 207: the identity of one physical card. */
export type CardId = number;

/** What is printed on a card, 0 to 51: `suit * 13 + rank`, suits in the order of {@link SUITS}. */
export type Face = number;

/** The largest deck: four full packs. */
export const MAX_CARDS = 208;

/** Letters of the ranks in order, ace (0) to king (12). */
export const RANKS = 'A23456789TJQK';

/** Letters of the suits in order: clubs (0), spades (1), hearts (2), diamonds (3). */
export const SUITS = 'CSHD';

/** One letter of {@link RANKS}. */
export type RankLetter = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** One letter of {@link SUITS}. */
export type SuitLetter = 'C' | 'S' | 'H' | 'D';

/** A face as it is written: rank, then suit, as in `AS` or `TD`. */
export type FaceName = `${RankLetter}${SuitLetter}`;

/** The rank of a face, 0 (ace) to 12 (king). */
export function rankOf(face: Face): number {
  return face % 13;
}

/** The suit of a face, 0 to 3 in the order of {@link SUITS}. */
export function suitOf(face: Face): number {
  return (face / 13) | 0;
}

/** Whether a face is of hearts or diamonds. */
export function isRed(face: Face): boolean {
  return face >= 26;
}

/** The face of a suit (0 to 3) and a rank (0 to 12). */
export function faceFrom(suit: number, rank: number): Face {
  return suit * 13 + rank;
}

/** Writes a face: `AS`, `TD`. The inverse of {@link parseFace}. */
export function formatFace(face: Face): string {
  return RANKS.charAt(rankOf(face)) + SUITS.charAt(suitOf(face));
}

/** Reads `AS` or `TD`, capitals only. Gives undefined for anything else, `10D` and `##` included. */
export function parseFace(text: string): Face | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  return rank < 0 || suit < 0 ? undefined : faceFrom(suit, rank);
}
