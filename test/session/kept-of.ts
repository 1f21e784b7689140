import fc from 'fast-check';
import type { Kept, KeptDeal } from '../../src/session/kept.ts';
import type { Result } from '../../src/session/result.ts';

/** A device that keeps nothing. */
export const NOTHING: Kept = { results: [], deals: [], setAside: [], current: {}, settings: {} };

/** The day of a moment, in universal time. */
export function dayOf(when: number): string {
  return new Date(when).toISOString().slice(0, 10);
}

/** A win of a deal of Munger, noted at a moment. */
export function won(deal: string, when: number, order: number): Result {
  const used = { undo: false, hint: false };
  return { game: 'munger', deal, outcome: 'won', moves: 90, ms: 60_000, when, day: dayOf(when), order, used };
}

/** A deal of Munger with so many moves done, played last at a moment. */
export function begun(deal: string, moves: string, played: number, more: Partial<KeptDeal> = {}): KeptDeal {
  const { order = 0.5, ...others } = more;
  const at = moves === '' ? 0 : moves.split('.').length;
  return {
    game: 'munger',
    deal,
    record: {
      format: 1,
      game: 'munger',
      rulesDigest: '0',
      deal,
      moves,
      at,
      seen: [],
      used: { undo: false, hint: false },
      ms: at * 1000,
      check: '0',
    },
    played,
    ...others,
    day: dayOf(played),
    order,
  };
}

const moment = fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_060 });
const number = fc.constantFrom('1', '2', '3');
const line = fc.array(fc.constantFrom('t1t2', 't2t1', 's'), { maxLength: 4 }).map((moves) => moves.join('.'));

/** What a device may keep after some days with a few deals, some of which another device knows, too. */
export const someKept: fc.Arbitrary<Kept> = fc
  .record({
    results: fc.uniqueArray(fc.tuple(number, moment), { maxLength: 6, selector: (key) => key.join(' ') }),
    deals: fc.uniqueArray(
      fc.tuple(number, line, moment, fc.constantFrom(undefined, undefined, 'won', 'shown')),
      {
        maxLength: 3,
        selector: ([deal]) => deal,
      },
    ),
    current: fc.option(number),
  })
  .map(({ results, deals, current }) => ({
    ...NOTHING,
    results: results.map(([deal, when], i) => won(deal, when, i + 1)),
    deals: deals.map(([deal, moves, played, outcome], i) =>
      begun(deal, moves, played, {
        order: i + 0.5,
        ...(outcome && { outcome }),
        ...(outcome === 'won' && { counted: played }),
      }),
    ),
    current: current === null ? {} : { munger: current },
    settings: { 'results-noted': results.length + deals.length },
  }));
