import type { Deal } from '../cards/shuffle.ts';
import { formatMove } from '../engine/notation.ts';
import type { Playable } from '../session/playable.ts';
import { replays } from '../solver/replays.ts';
import { Solver } from '../solver/solver.ts';
import type { Verdict } from '../solver/verdict.ts';

/** What solving one deal gave. */
export interface Solved {
  readonly deal: string;
  readonly verdict: 'won' | 'lost' | 'undecided';
  /** Time of the processor, in milliseconds. */
  readonly ms: number;
  /** Positions looked at. */
  readonly states: number;
  /** Moves of the line that wins; 0 without one. */
  readonly length: number;
  /** The line, moves joined by points; empty without one. */
  readonly line: string;
}

/** How a deal is to be solved. */
export interface Effort {
  /** Time of the processor that a search may take, in milliseconds. */
  readonly ms: number;
  readonly seed: number;
  readonly tableBytes: number;
  /** Whether a deal that is lost is searched again with other keys, for as long again, before it is called so. */
  readonly confirm: boolean;
}

/** States between two looks at the clock. */
const SLICE = 500;

/**
 * Solves a deal, within a time. A line that wins is played through the engine on a fresh deal; when it does not win,
 * that is a fault of the solver and throws an Error.
 */
export function solveDeal(game: Playable, deal: Deal, name: string, effort: Effort): Solved {
  const { mechanism } = game;
  const first = search(game, deal, effort, 0);
  const confirmed =
    effort.confirm && first.verdict.verdict === 'lost' ? search(game, deal, effort, 1) : undefined;
  const { verdict } = confirmed ?? first;
  const line = verdict.verdict === 'won' ? verdict.line : [];
  if (confirmed && verdict.verdict === 'won') throw new Error(`deal ${name}: lost, and won with other keys`);
  if (verdict.verdict === 'won' && !replays(mechanism, mechanism.deal(deal), line)) {
    throw new Error(`deal ${name}: the line found does not win`);
  }
  return {
    deal: name,
    verdict: verdict.verdict,
    ms: first.ms + (confirmed?.ms ?? 0),
    states: verdict.states,
    length: line.length,
    line: line.map((move) => formatMove(mechanism.piles, move)).join('.'),
  };
}

function search(game: Playable, deal: Deal, { ms, seed, tableBytes }: Effort, keySet: number) {
  const start = cpuMs();
  const solver = new Solver(game, game.mechanism.deal(deal), { seed: seed + keySet, tableBytes, keySet });
  let verdict: Verdict | undefined;
  while (!verdict && cpuMs() - start < ms) verdict = solver.step(SLICE);
  verdict ??= solver.stop();
  return { verdict, ms: cpuMs() - start };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
