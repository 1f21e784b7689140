import { rankOf, type Face } from '../cards/card.ts';
import type { BuildRules, Columns } from '../rules/game-rules.ts';
import { followsInColumn, suitsRelate } from './landing.ts';
import type { Pile } from './pile.ts';
import { NO_BASE, type RunTable } from './position.ts';

/** Which two cards, one on the other, may be lifted together from a pile. */
export function runTableOf(rules: BuildRules, pile: Pile): RunTable {
  const { columns } = rules;
  const table = new Uint8Array(52 * 52);
  if (!columns || (pile.kind !== 'column' && pile.kind !== 'cell')) return table;
  if (columns.moves.lift === 'one card') return table;
  for (let below = 0; below < 52; below++) {
    for (let above = 0; above < 52; above++) {
      table[below * 52 + above] = liftedTogether(columns, below, above) ? 1 : 0;
    }
  }
  return table;
}

function liftedTogether(columns: Columns, below: Face, above: Face): boolean {
  const { build, moves } = columns;
  if (moves.lift === 'any face-up card and all on it') return true;
  if (moves.lift === 'a run in suit, or cards of one rank') {
    const [under, over] = [rankOf(below), rankOf(above)];
    return under === over || (over + 1 === under && suitsRelate('same suit', below, above));
  }
  if (build.on === 'the same rank') return rankOf(below) === rankOf(above);
  if (build.on !== 'the next rank') return false;
  const suits = 'suits' in moves ? moves.suits : 'any suit';
  return (
    suitsRelate(suits, below, above) &&
    // A run is ordered as columns are built; its suits have a rule of their own.
    followsInColumn({ ...build, suits: 'any suit' }, below, above, NO_BASE)
  );
}
