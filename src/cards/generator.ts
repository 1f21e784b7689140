import { parseDealNumber, type DealNumber } from './deal-number.ts';
import { lcgDraws } from './lcg.ts';
import { mersenneDraws } from './mersenne.ts';

/** Deals below this number use Microsoft's generator, the others the Mersenne Twister. */
const FIRST_MERSENNE_DEAL = 32_000n;

/** Everything a generator will ever give: its deal, and how many draws were made. Plain data, equal when equal. */
export interface GeneratorState {
  readonly deal: DealNumber;
  readonly drawn: number;
}

/** The source of a deal's chance: its shuffle, then every shuffling redeal, out of the deal number alone. */
export interface Generator {
  /** Which of the two families of generators the deal number selects. */
  readonly family: 'lcg' | 'mersenne';
  /** The next number from 0 to `n - 1`. */
  below(n: number): number;
  /** Where the generator stands now, for {@link restore}. */
  snapshot(): GeneratorState;
}

/** The generator of a deal, before its first draw. Throws a RangeError for a text that is no deal number. */
export function generatorOf(deal: DealNumber): Generator {
  return restore({ deal, drawn: 0 });
}

/**
 * A generator that goes on where the one that gave `state` stood. Seeds anew and skips what was drawn, which takes
 * microseconds for the few hundred draws of a game, and keeps the state two words long in place of 625.
 */
export function restore(state: GeneratorState): Generator {
  const parsed = parseDealNumber(state.deal);
  if (!parsed.ok) throw new RangeError(`deal "${state.deal}": ${parsed.reason}`);
  const { deal } = parsed;
  const microsoft = deal.startsWith('ms');
  // Of cards the figures among them make up the number: whatever is shuffled later on follows from the deal there, too.
  const number = BigInt(deal.replace(/\D/g, ''));
  const family = microsoft || number < FIRST_MERSENNE_DEAL ? 'lcg' : 'mersenne';
  const draw = family === 'lcg' ? lcgDraws(Number(number)) : mersenneDraws(number);
  let drawn = 0;
  function below(n: number): number {
    drawn++;
    return draw(n);
  }
  while (drawn < state.drawn) below(1);
  return { family, below, snapshot: () => ({ deal, drawn }) };
}
