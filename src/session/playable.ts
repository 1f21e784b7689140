import { compile } from '../engine/compile.ts';
import { fingerprint } from '../engine/hashing.ts';
import { Homeward } from '../engine/homeward.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { gameById } from '../games/index.ts';
import type { GameRules } from '../rules/game-rules.ts';

/** A game ready for play. */
export interface Playable {
  /** The game's id in the catalogue, or undefined for rules that came from elsewhere. */
  readonly id: string | undefined;
  readonly rules: GameRules;
  readonly mechanism: Mechanism;
  /** The way home of its cards. */
  readonly homeward: Homeward;
  /** Fingerprint of the rules. */
  readonly rulesDigest: string;
}

const compiled = new Map<string, Playable>();

/** A game of the catalogue, compiled once; undefined when there is no such game. */
export function playableById(id: string): Playable | undefined {
  const ready = compiled.get(id);
  if (ready) return ready;
  const game = gameById(id);
  if (!game) return undefined;
  const playable = makePlayable(game.rules, id);
  compiled.set(id, playable);
  return playable;
}

/** Rules from elsewhere, checked before by `parseRules`. Throws a RangeError when they cannot be dealt. */
export function playableByRules(rules: GameRules): Playable {
  return makePlayable(rules, undefined);
}

function makePlayable(rules: GameRules, id: string | undefined): Playable {
  const mechanism = compile(rules);
  const homeward = new Homeward(rules, mechanism);
  return { id, rules, mechanism, homeward, rulesDigest: fingerprint(JSON.stringify(rules)) };
}
