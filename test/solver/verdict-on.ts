import type { Deal } from '../../src/cards/shuffle.ts';
import { compile } from '../../src/engine/compile.ts';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import type { GameRules } from '../../src/rules/game-rules.ts';
import { Solver, type SolverOptions } from '../../src/solver/solver.ts';
import type { Verdict } from '../../src/solver/verdict.ts';

const compiled = new WeakMap<GameRules, Mechanism>();

/** The rules made ready for play, once. */
export function mechanismOf(rules: GameRules): Mechanism {
  const mechanism = compiled.get(rules) ?? compile(rules);
  compiled.set(rules, mechanism);
  return mechanism;
}

/** What the solver says of a deal within so many states. */
export function verdictOn(
  rules: GameRules,
  deal: Deal,
  options: Partial<SolverOptions> = {},
  states = 1_000_000,
): Verdict {
  const mechanism = mechanismOf(rules);
  const solver = new Solver({ mechanism, rules }, mechanism.deal(deal), { tableBytes: 2 ** 26, ...options });
  return solver.step(states) ?? solver.stop();
}
