import { rankOf, type Face } from '../cards/card.ts';
import type { BuildRules, Columns } from '../rules/game-rules.ts';
import { followsInColumn, suitsRelate } from './landing.ts';
import type { Pile } from './pile.ts';
import { NO_BASE, type RunTable } from './position.ts';
import { NOTHING_STACKS, stackingOf } from './stacking.ts';

/** Which two cards, one on the other, may be lifted together from a pile. */
export function runTableOf(rules: BuildRules, pile: Pile): RunTable {
  const { columns } = rules;
  const hasRuns = pile.kind === 'column' || pile.kind === 'cell';
  if (!columns || !hasRuns || columns.moves.lift === 'one card') return NOTHING_STACKS.takes;
  const { build, moves } = columns;
  return stackingOf({ build, moves }, (below, above) => liftedTogether(columns, below, above)).takes;
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
