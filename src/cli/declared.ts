import { compile } from '../engine/compile.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { catalogue } from '../games/catalogue.ts';
import type { Game } from '../games/game.ts';

const made = new Map<number, Mechanism>();

/** The declared game that a recording's number names, ready for play; undefined when no game of ours has the number. */
export function declaredGame(id: number): Mechanism | undefined {
  const game = catalogue.find(({ numbers }: Game) => numbers?.includes(id));
  if (!game) return undefined;
  const mechanism = made.get(id) ?? compile(game.rules);
  made.set(id, mechanism);
  return mechanism;
}
