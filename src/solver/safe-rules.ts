import type { BuildRules, GameRules } from '../rules/game-rules.ts';
import { RANKS } from '../cards/card.ts';
import type { PileKind } from '../engine/pile.ts';
import { COLUMN_WORDS, FOUNDATION_WORDS, RESERVE_WORDS, saysOnly, STOCK_WORDS } from './says-only.ts';

/**
 * Why the next card of a foundation may go home at once, by how the columns are built.
 *
 * - `in suit`: one pack; in suit, or not at all. The only card that could want to lie on it can follow it home.
 * - `in suit, two packs`: in suit, and the other foundation of the suit is as far. Of two equal cards the one that goes
 *   first matters, unless both can go.
 * - `any suit`: one pack. All cards that could want to lie on it can be home.
 * - `alternating colours`: one pack. The same, and where cards come back from the foundations, the cards that could
 *   want to lie on those too (Blake and Gent, "The winnability of Klondike and many other single-player card games",
 *   JAIR 85, theorem 1).
 */
export type SafeRule = 'in suit' | 'in suit, two packs' | 'any suit' | 'alternating colours';

/** When a move to a foundation is safe in one game. */
export interface SafeFoundations {
  readonly rule: SafeRule;
  /** The piles whose cards it speaks of. The waste is one only where taking a card changes no later draw. */
  readonly from: readonly PileKind[];
  /** The base rank, undefined where the deal decides it. */
  readonly base: number | undefined;
  /** Whether nothing can be laid on a base card. */
  readonly baseIsSafe: boolean;
  /** Whether cards may be taken back from the foundations. */
  readonly comesBack: boolean;
  /**
   * What may as well be laid, in suit, on a column that is one run: a card on one from the highest rank down, or while
   * there is room for all of the highest rank, which alone may go to empty columns, on any; see `Settling`.
   */
  readonly settles: 'nothing' | 'on the highest' | 'all while there is room';
  /** Foundations of each suit. */
  readonly copies: 1 | 2;
}

/** The proved rule for a game, or undefined where none is proved. */
export function safeFoundations(rules: GameRules): SafeFoundations | undefined {
  if (rules.mechanism !== 'building') return undefined;
  if (!saysOnly(rules.columns, [...COLUMN_WORDS, 'holds']) || rules.won !== undefined) return undefined;
  const foundations = plainFoundations(rules);
  const columns = plainColumns(rules);
  const from = sources(rules);
  if (!foundations || !columns || !from) return undefined;
  const { copies, comesBack } = foundations;
  if (comesBack && columns.wraps) return undefined;
  // A group led by the card below could want to lie on a card, however little it lacks itself.
  if (rules.columns?.moves.lift === 'any face-up card and all on it') return undefined;
  const rule = ruleFor(columns.suits, copies);
  if (rule === undefined || (copies === 2 && rules.columns?.moves.lift !== 'one card')) return undefined;
  const settles = rule === 'in suit' ? settlesIn(rules, columns.wraps) : 'nothing';
  return { rule, from, base: foundations.base, baseIsSafe: !columns.wrapsOnBase, comesBack, settles, copies };
}

/** What settles where columns are built in suit, if single cards may always be laid on them. */
function settlesIn({ columns, deck, foundations }: BuildRules, wraps: boolean): SafeFoundations['settles'] {
  if (columns?.build.on !== 'the next rank' || columns.holds !== undefined) return 'nothing';
  const wholeOnly = columns.moves.lift === 'a run' && columns.moves.part === 'the whole column';
  if (columns.empty.refill !== undefined || wholeOnly) return 'nothing';
  const { takes } = columns.empty;
  const fromAces = foundations.every(
    (group) => group.takes === 'single cards' && group.base.kind === 'rank' && group.base.rank === 'A',
  );
  const highest = RANKS[Math.max(...(deck.ranks ?? [RANKS.length - 1]))];
  const kingsOnly = !wraps && fromAces && takes.kind === 'rank' && takes.rank === highest;
  return kingsOnly ? 'all while there is room' : 'on the highest';
}

/** One foundation for each suit and pack, all built up in suit from one rank. */
function plainFoundations(
  rules: BuildRules,
): Pick<SafeFoundations, 'base' | 'copies' | 'comesBack'> | undefined {
  const { packs, suits = [0, 1, 2, 3] } = rules.deck;
  if (packs > 2 || new Set(suits).size < suits.length) return undefined;
  let count = 0;
  let comesBack = false;
  const bases = new Set<number | undefined>();
  for (const group of rules.foundations) {
    if (group.takes !== 'single cards' || group.build.by !== 1 || group.build.suits !== 'same suit')
      return undefined;
    if (!saysOnly(group, FOUNDATION_WORDS) || group.holds < 13) return undefined;
    if (group.build.order !== 'up' && group.build.order !== 'up, wrapping') return undefined;
    if (group.base.kind !== 'rank' && group.base.kind !== 'rank of the first card dealt') return undefined;
    bases.add(group.base.kind === 'rank' ? RANKS.indexOf(group.base.rank) : undefined);
    comesBack ||= group.gives !== 'nothing';
    count += group.count;
  }
  if (bases.size !== 1 || count !== suits.length * packs) return undefined;
  return { base: [...bases][0], copies: packs === 1 ? 1 : 2, comesBack };
}

/** Columns that are built down by one, or not at all. */
function plainColumns(rules: BuildRules) {
  const { columns } = rules;
  if (!columns || (columns.empty.refill !== undefined && columns.empty.refill !== 'from the reserve'))
    return undefined;
  const { build } = columns;
  if (build.on === 'nothing') return { suits: 'same suit', wraps: false, wrapsOnBase: false } as const;
  if (build.on !== 'the next rank' || build.by !== 1) return undefined;
  switch (build.order) {
    case 'down':
      return { suits: build.suits, wraps: false, wrapsOnBase: false };
    case 'down, wrapping':
      return { suits: build.suits, wraps: true, wrapsOnBase: true };
    case 'down, wrapping above the base':
      return { suits: build.suits, wraps: true, wrapsOnBase: false };
    default:
      return undefined;
  }
}

/** The kinds of pile whose cards may go home at once, or undefined where a stock minds what the columns hold. */
function sources({ stock, reserve, cells }: BuildRules): PileKind[] | undefined {
  const kinds: PileKind[] = ['column'];
  if (reserve?.opens === 'from the start' && saysOnly(reserve, RESERVE_WORDS)) kinds.push('reserve');
  if (cells?.takes.kind === 'one card' && cells.opens === 'from the start') kinds.push('cell');
  if (stock === undefined) return kinds;
  if (stock.deals !== 'to the waste' || !saysOnly(stock, STOCK_WORDS)) return undefined;
  if (stock.draw === 1 && stock.tap === 'at any time') kinds.push('waste');
  return kinds;
}

function ruleFor(suits: string, copies: 1 | 2): SafeRule | undefined {
  if (copies === 2) return suits === 'same suit' ? 'in suit, two packs' : undefined;
  if (suits === 'same suit' || suits === 'any suit' || suits === 'alternating colours') {
    return suits === 'same suit' ? 'in suit' : suits;
  }
  return undefined;
}
