import { isOfCards, parseDealNumber, type DealNumber } from '../cards/deal-number.ts';

/**
 * The deals of a range as it is typed: `1..100`, `ms1..ms100`, or one deal alone, which may be one of cards. Undefined for a text that is no range
 * of deals, or one that ends before it begins.
 */
export function dealRange(text: string): Iterable<DealNumber> | undefined {
  const [from, to = from, ...rest] = text.split('..');
  const [first, last] = [parseDealNumber(from ?? ''), parseDealNumber(to ?? '')];
  if (!first.ok || !last.ok || rest.length > 0) return undefined;
  if (from === to && isOfCards(first.deal)) return [first.deal];
  if ([first.deal, last.deal].some(isOfCards)) return undefined;
  const prefix = first.deal.startsWith('ms') ? 'ms' : '';
  const [begin, end] = [first.deal, last.deal].map((deal) => BigInt(deal.slice(prefix.length)));
  if (begin === undefined || end === undefined || end < begin) return undefined;
  if (last.deal.startsWith('ms') !== first.deal.startsWith('ms')) return undefined;
  return numbers(prefix, begin, end);
}

function* numbers(prefix: string, first: bigint, last: bigint): Generator<DealNumber> {
  for (let n = first; n <= last; n++) yield `${prefix}${n}`;
}
