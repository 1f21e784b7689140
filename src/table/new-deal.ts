import { newDealNumber, type DealNumber } from '../cards/deal-number.ts';

/** Draws the number of a new deal: every one equally likely, by the browser's own source of chance. */
export function drawDealNumber(): DealNumber {
  const word = new Uint32Array(1);
  return newDealNumber(() => crypto.getRandomValues(word)[0]!);
}
