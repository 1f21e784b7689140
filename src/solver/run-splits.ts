import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { BuildRules, GameRules } from '../rules/game-rules.ts';
import { COLUMN_WORDS, FOUNDATION_WORDS, RESERVE_WORDS, saysOnly, STOCK_WORDS } from './says-only.ts';
import { PLAIN_ORDERS } from './stock-rules.ts';
import type { Takers } from './takers.ts';

/**
 * Whether part of a run need only go to another card when the card that it leaves goes to a foundation then.
 *
 * The two cards, old and new, are of one rank and take the same cards, and whatever may be done with one may be done
 * with the other, however much lies on it: so a game that goes on from the one place goes on from the other. Only a
 * foundation tells them apart (Blake and Gent, JAIR 85, theorem 4). That asks for runs of which any part may be lifted
 * by the rule by which they are built, and for a table on which nothing else depends on where cards lie.
 */
export function splitsWait(rules: GameRules): boolean {
  if (rules.mechanism !== 'building' || rules.won !== undefined || rules.cells) return false;
  const { columns, stock, reserve, foundations } = rules;
  if (!columns || !saysOnly(columns, COLUMN_WORDS) || columns.empty.refill !== undefined) return false;
  if (stock && (stock.deals !== 'to the waste' || !saysOnly(stock, STOCK_WORDS))) return false;
  if (reserve && (reserve.opens !== 'from the start' || !saysOnly(reserve, RESERVE_WORDS))) return false;
  return movesAsBuilt(columns) && foundations.every(isPlain);
}

function movesAsBuilt({ build, moves }: NonNullable<BuildRules['columns']>): boolean {
  if (build.on !== 'the next rank' || build.by !== 1 || !build.order.startsWith('down')) return false;
  if (!PLAIN_ORDERS.includes(build.order) || build.suits === 'another suit') return false;
  return moves.lift === 'a run' && moves.part === 'any part' && moves.suits === build.suits;
}

function isPlain(group: BuildRules['foundations'][number]): boolean {
  return (
    group.takes === 'single cards' &&
    PLAIN_ORDERS.includes(group.build.order) &&
    saysOnly(group, FOUNDATION_WORDS)
  );
}

/** Tells moves that split a run for nothing, in games in which {@link splitsWait}. */
export class RunSplits {
  readonly #isColumn: Uint8Array;
  readonly #foundations: Takers;

  /** `foundations` has read the position whose moves are asked about. */
  constructor(mechanism: Mechanism, foundations: Takers) {
    this.#isColumn = Uint8Array.from(mechanism.piles, ({ kind }) => (kind === 'column' ? 1 : 0));
    this.#foundations = foundations;
  }

  /** Whether a move takes part of a run to another card, and no foundation takes the card that it leaves. */
  isIdle(position: Position, move: Move): boolean {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (this.#isColumn[from] === 0 || this.#isColumn[to] === 0 || position.lengths[to] === 0) return false;
    if (position.topRun(from) <= count) return false;
    const left = position.slots[from * position.stride + position.lengths[from]! - count - 1]!;
    return !this.#foundations.takes(position.faces[left & ID]!);
  }
}
