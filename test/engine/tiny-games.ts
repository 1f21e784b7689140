import fc from 'fast-check';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import type { Move } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import type { BuildRules } from '../../src/rules/game-rules.ts';
import { movesOf } from './random-play.ts';

/** The rules know whole suits only; the engine plays with fewer ranks as well. */
type TinyDeck = BuildRules['deck'] & { readonly ranks: readonly number[]; readonly suits: readonly number[] };
type Columns = NonNullable<BuildRules['columns']>;
type Stock = NonNullable<BuildRules['stock']>;

const stocks: fc.Arbitrary<Stock> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(1, 2, 3),
      fc.constantFrom<1 | 2 | 'unlimited'>(1, 2, 'unlimited'),
      fc.constantFrom<'at any time' | 'while the waste is empty'>('at any time', 'while the waste is empty'),
    )
    .map(([draw, passes, tap]) => ({ deals: 'to the waste', draw, passes, tap }) as const),
  fc
    .constantFrom<'at any time' | 'while no column is empty'>('at any time', 'while no column is empty')
    .map((tap) => ({ deals: 'a card to each column', tap }) as const),
);

/** Games of twelve to sixteen cards, so small that each position can be tried to its end, of all kinds of rules. */
export const tinyGames: fc.Arbitrary<BuildRules> = fc
  .record({
    deck: fc.constantFrom<TinyDeck>(
      { packs: 1, ranks: [0, 1, 2, 3], suits: [0, 1, 2, 3] },
      { packs: 1, ranks: [0, 1, 2, 3, 4], suits: [0, 2, 3] },
      { packs: 2, ranks: [0, 1, 2, 3], suits: [0, 2] },
      { packs: 2, ranks: [0, 1, 2], suits: [0, 1, 2] },
    ),
    each: fc.constantFrom('u', 'du', 'uu', 'udu'),
    piles: fc.constantFrom(2, 3, 4),
    order: fc.constantFrom<'down' | 'up or down' | 'down, wrapping'>(
      'down',
      'down',
      'up or down',
      'down, wrapping',
    ),
    suits: fc.constantFrom<'same suit' | 'alternating colours' | 'same colour' | 'another suit' | 'any suit'>(
      'same suit',
      'alternating colours',
      'alternating colours',
      'same colour',
      'another suit',
      'any suit',
    ),
    lift: fc.constantFrom<'one card' | 'a run' | 'any face-up card and all on it'>(
      'one card',
      'a run',
      'any face-up card and all on it',
    ),
    empty: fc.constantFrom<Columns['empty']>(
      { takes: { kind: 'any card' } },
      { takes: { kind: 'rank', rank: '4' } },
      { takes: { kind: 'nothing' } },
      { takes: { kind: 'any card' }, refill: 'from the waste' },
    ),
    gives: fc.constantFrom<'nothing' | 'to any pile'>('nothing', 'to any pile'),
    stock: stocks,
    cells: fc.constantFrom(0, 0, 1),
  })
  .map(({ deck, each, piles, order, suits, lift, empty, gives, stock, cells }) => ({
    mechanism: 'building',
    deck,
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: deck.packs * deck.suits.length,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: deck.ranks.length,
        gives,
      },
    ],
    columns: {
      dealt: { piles, each },
      build: { on: 'the next rank', order, by: 1, suits },
      moves: lift === 'a run' ? { lift, part: 'any part', suits } : { lift },
      empty: stock.deals === 'to the waste' ? empty : { takes: { kind: 'any card' } },
    },
    ...(cells > 0 && {
      cells: { count: cells, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    }),
    stock,
  }));

/**
 * Whether a position can be won, by trying everything; undefined where that takes more than so many positions. Leaves
 * the position as it was.
 */
export function winnable(mechanism: Mechanism, position: Position, most: number): boolean | undefined {
  const seen = new Set<string>();
  /** For each move on the way, what else could have been played; none for a position that was seen before. */
  const open: Move[][] = [];
  const isWon = (): boolean => {
    const key = `${position.low} ${position.high}`;
    open.push(seen.has(key) ? [] : movesOf(mechanism, position));
    seen.add(key);
    return mechanism.won(position);
  };
  let won = isWon();
  while (!won && open.length > 0 && seen.size <= most) {
    const move = open.at(-1)!.pop();
    if (move !== undefined) {
      mechanism.play(position, move);
      won = isWon();
    } else if (open.pop() && open.length > 0) position.back();
  }
  const isDecided = won || open.length === 0;
  for (let i = 1; i < open.length; i++) position.back();
  return isDecided ? won : undefined;
}
