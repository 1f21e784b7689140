/**
 * The number of a deal, as text because twenty digits do not fit a JavaScript number: `42`, or `ms42` in
 * Microsoft's numbering; or the cards themselves in the order in which they are dealt, `ASTH2C` and so on. Always in
 * the one spelling that {@link parseDealNumber} gives.
 */
export type DealNumber = string;

/** Why a text is no deal number: `too long` is over twenty digits, `too large` an `ms` number above 2^33 - 1. */
export type DealNumberFault = 'empty' | 'not a number' | 'zero' | 'too long' | 'too large';

/** What reading a deal number gives. */
export type DealNumberResult =
  | { readonly ok: true; readonly deal: DealNumber }
  | { readonly ok: false; readonly reason: DealNumberFault };

/** The last deal in Microsoft's numbering. */
export const LAST_MICROSOFT_DEAL = 2 ** 33 - 1;

/** New deals are drawn from this one ... */
export const FIRST_NEW_DEAL = 32_000;

/** ... to this one: short enough to be read out and typed. */
export const LAST_NEW_DEAL = 9_999_999_999;

const LONGEST = 20;

/**
 * Reads a deal number as a person types it: decimal digits, or `ms` and digits (a phone may write `Ms`), with blanks
 * around it and leading zeros; or cards without blanks. Signs, points, separators and anything else are refused, never
 * guessed at.
 */
export function parseDealNumber(text: string): DealNumberResult {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (/^([a2-9tjqk][cdhs])+$/.test(trimmed)) return { ok: true, deal: trimmed.toUpperCase() };
  const match = /^(ms)?([0-9]+)$/.exec(trimmed);
  if (!match) return { ok: false, reason: 'not a number' };
  const prefix = match[1] ?? '';
  const digits = match[2]!.replace(/^0+/, '');
  if (digits === '') return { ok: false, reason: 'zero' };
  if (digits.length > LONGEST) return { ok: false, reason: 'too long' };
  if (prefix !== '' && Number(digits) > LAST_MICROSOFT_DEAL) return { ok: false, reason: 'too large' };
  return { ok: true, deal: prefix + digits };
}

/** Whether a deal is given by its cards. */
export function isOfCards(deal: DealNumber): boolean {
  return /\D$/.test(deal);
}

/**
 * Draws a new deal, every one from {@link FIRST_NEW_DEAL} to {@link LAST_NEW_DEAL} equally likely.
 *
 * @param random32 gives an unbiased whole number from 0 to 2^32 - 1 each time, such as one word filled by
 *   `crypto.getRandomValues`. It is called twice a try; a try that falls outside the span is thrown away,
 *   since folding it back in would favour some deals.
 */
export function newDealNumber(random32: () => number): DealNumber {
  const span = LAST_NEW_DEAL - FIRST_NEW_DEAL + 1;
  for (;;) {
    const high = random32() & 3;
    const drawn = high * 2 ** 32 + random32();
    if (drawn < span) return String(FIRST_NEW_DEAL + drawn);
  }
}
