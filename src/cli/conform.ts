import { leftOutOf } from './compare.ts';
import { decisionOn, type Decision } from './decisions.ts';
import { declaredGame } from './declared.ts';
import { readPlayouts } from './playout.ts';
import { replay, type Difference } from './replay.ts';

/** What holding the engine to one file of recorded games found. */
export interface Conformance {
  /** Recorded games replayed. */
  readonly games: number;
  /** States compared in them. */
  readonly states: number;
  readonly differences: readonly Difference[];
  /** Recorded games whose number no declared game names. */
  readonly unknown: readonly { readonly game: string; readonly id: number }[];
  /** What is decided about recorded games, once for each; they count neither as different nor as unknown. */
  readonly decided: readonly Decision[];
}

/** Replays every recorded game of a file, given as its bytes. Throws an Error for bytes that are no recording. */
export function conform(bytes: Uint8Array): Conformance {
  const playouts = readPlayouts(bytes);
  const leftOut = leftOutOf(playouts);
  const differences: Difference[] = [];
  const unknown: { game: string; id: number }[] = [];
  const decided = new Set<Decision>();
  let [games, states] = [0, 0];
  for (const playout of playouts) {
    const mechanism = declaredGame(playout.id);
    const decision = decisionOn(playout.id);
    if (decision) decided.add(decision);
    if (!mechanism) {
      if (!decision) unknown.push(playout);
      continue;
    }
    const replayed = replay(mechanism, playout, leftOut);
    games++;
    states += replayed.states;
    if (!decision) differences.push(...replayed.differences);
  }
  return { games, states, differences, unknown, decided: [...decided] };
}
