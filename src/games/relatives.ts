import type { Game } from './game.ts';

/**
 * The games whose rules are nearest to those of `game`, the nearest first: those that share most of their single rules
 * with it, counted over all that either has. Its own variants, and the game that it is a variant of, are left out: they
 * are named anyway.
 */
export function relativesOf(game: Game, games: readonly Game[], count: number): Game[] {
  const own = leavesOf(game);
  const root = rootOf(game);
  return games
    .filter((other) => rootOf(other) !== root && other.variantOf === undefined)
    .map((other) => ({ other, near: nearness(own, leavesOf(other)) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, count)
    .map(({ other }) => other);
}

function rootOf({ id, variantOf }: Game): string {
  return variantOf ?? id;
}

/** Shared rules over all rules: 1 for games with the same ones, 0 where nothing is alike. */
function nearness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const leaf of one) if (other.has(leaf)) shared++;
  return shared / (one.size + other.size - shared);
}

const known = new Map<string, ReadonlySet<string>>();

/** Every single rule, as the path to it and its value; the family counts as one more. */
function leavesOf({ id, family, rules }: Game): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const leaves = new Set([`family ${family}`]);
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) leaves.add(`${path} ${String(value)}`);
    else for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
  };
  walk(rules, '');
  known.set(id, leaves);
  return leaves;
}
