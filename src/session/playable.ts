import { building } from '../engine/building.ts';
import { fingerprint } from '../engine/hashing.ts';
import { Homeward } from '../engine/homeward.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { knownGame } from '../games/known.ts';
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

/** Makes rules of any mechanism ready for play. */
type Compile = (rules: GameRules) => Mechanism;

let compileAny: Compile | undefined;

const compiled = new Map<string, Playable>();

/**
 * Most games build up on foundations, and are known without this. For the others somebody has to bring `compile`: on a
 * page it comes after what is seen first.
 */
export function learnMechanisms(compile: Compile): void {
  compileAny = compile;
}

/** Whether a game of the catalogue can be made ready only after `learnMechanisms`. */
export function needsMechanisms(id: string): boolean {
  return !compileAny && (knownGame(id)?.rules.mechanism ?? 'building') !== 'building';
}

/**
 * A game of the catalogue, compiled once; undefined when there is no such game, or none that is known here. Throws for one that needs mechanisms
 * which nobody has brought yet.
 */
export function playableById(id: string): Playable | undefined {
  const ready = compiled.get(id);
  if (ready) return ready;
  const game = knownGame(id);
  if (!game) return undefined;
  const playable = makePlayable(game.rules, compileDeclared(game.rules), id);
  compiled.set(id, playable);
  return playable;
}

/** Declared games have been checked by tests: they can be dealt. */
function compileDeclared(rules: GameRules): Mechanism {
  if (rules.mechanism === 'building') return building(rules);
  if (!compileAny) throw new Error(`nobody has brought the mechanism of ${rules.mechanism}`);
  return compileAny(rules);
}

/** A game ready for play, of its rules and their mechanism. */
export function makePlayable(rules: GameRules, mechanism: Mechanism, id: string | undefined): Playable {
  const homeward = new Homeward(rules, mechanism);
  return { id, rules, mechanism, homeward, rulesDigest: fingerprint(JSON.stringify(rules)) };
}
