import { MoveList } from '../engine/move.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Position } from '../engine/position.ts';
import '../games/index.ts';
import { playableById, type Playable } from '../session/playable.ts';
import { plainKey, plainMoves, plainPlay, type PlainCard, type PlainState } from './plain-klondike.ts';

/** How many of something were done, and in how many milliseconds. */
export interface Counted {
  readonly count: number;
  readonly ms: number;
}

/** Most moves of one random game. */
const LONGEST = 200;

/** A stream of pseudo-random numbers, the same for every run. */
function randomStream(): (below: number) => number {
  let x = 0x2545f491;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

const klondike = (): Playable => {
  const game = playableById('klondike');
  if (!game) throw new Error('the catalogue has no Klondike');
  return game;
};

/** The fresh positions of the deals 1 to `deals`. */
function deals(count: number): { mechanism: Playable['mechanism']; positions: Position[] } {
  const { mechanism } = klondike();
  return { mechanism, positions: Array.from({ length: count }, (_, i) => mechanism.deal(String(i + 1))) };
}

/** Random games on the engine: full move list, random choice, play, key. Counts positions. */
export function playOnEngine(games: number): Counted {
  const { mechanism, positions } = deals(games);
  const random = randomStream();
  const list = new MoveList();
  let count = 0;
  let keys = 0;
  const start = performance.now();
  for (const position of positions) {
    for (let n = 0; n < LONGEST; n++) {
      list.clear();
      mechanism.moves(position, list, true);
      if (list.length === 0) break;
      mechanism.play(position, list.at(random(list.length)));
      keys ^= position.low;
      count++;
    }
  }
  return used(keys, { count, ms: performance.now() - start });
}

/** The same random games on plain objects. */
export function playOnObjects(games: number): Counted {
  const { mechanism, positions } = deals(games);
  const states = positions.map((position) => plainState(mechanism, position));
  const random = randomStream();
  let count = 0;
  let keys = 0;
  const start = performance.now();
  for (let state of states) {
    for (let n = 0; n < LONGEST; n++) {
      const moves = plainMoves(state);
      if (moves.length === 0) break;
      state = plainPlay(state, moves[random(moves.length)]!);
      keys ^= plainKey(state).length;
      count++;
    }
  }
  return used(keys, { count, ms: performance.now() - start });
}

/** Every move of every position of random games made and unmade on the engine. Counts moves; listing is not timed. */
export function makeOnEngine(games: number): Counted {
  const { mechanism, positions } = deals(games);
  const random = randomStream();
  const list = new MoveList();
  let [count, ms, keys] = [0, 0, 0];
  for (const position of positions) {
    for (let n = 0; n < LONGEST; n++) {
      list.clear();
      mechanism.moves(position, list, true);
      if (list.length === 0) break;
      const start = performance.now();
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        for (let i = 0; i < list.length; i++) {
          mechanism.play(position, list.at(i));
          keys ^= position.low;
          position.back();
        }
      }
      ms += performance.now() - start;
      count += list.length * REPEATS;
      mechanism.play(position, list.at(random(list.length)));
    }
  }
  return used(keys, { count, ms });
}

/** The same moves on plain objects, where unmaking is keeping the old state. */
export function makeOnObjects(games: number): Counted {
  const { mechanism, positions } = deals(games);
  const random = randomStream();
  let [count, ms, keys] = [0, 0, 0];
  for (const position of positions) {
    let state = plainState(mechanism, position);
    for (let n = 0; n < LONGEST; n++) {
      const moves = plainMoves(state);
      if (moves.length === 0) break;
      const start = performance.now();
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        for (const move of moves) keys ^= plainKey(plainPlay(state, move)).length;
      }
      ms += performance.now() - start;
      count += moves.length * REPEATS;
      state = plainPlay(state, moves[random(moves.length)]!);
    }
  }
  return used(keys, { count, ms });
}

/** Moves are made in blocks, since a clock is read too slowly for single ones. */
const REPEATS = 20;

/** Keeps a result from being thought useless, and so the loop from being left out by the compiler. */
function used(keys: number, counted: Counted): Counted {
  if (Number.isNaN(keys)) throw new Error('a key is no number');
  return counted;
}

function plainState(mechanism: Playable['mechanism'], position: Position): PlainState {
  const cards = (pile: number): PlainCard[] =>
    Array.from({ length: position.lengths[pile]! }, (_, i) => {
      const slot = position.slots[pile * position.stride + i]!;
      const face = position.faces[slot & ID]!;
      return { rank: face % 13, suit: Math.floor(face / 13), up: slot < DOWN };
    });
  const piles = (kind: string): PlainCard[][] =>
    mechanism.piles.flatMap((pile, index) => (pile.kind === kind ? [cards(index)] : []));
  return {
    stock: piles('stock')[0] ?? [],
    waste: piles('waste')[0] ?? [],
    foundations: piles('foundation'),
    columns: piles('column'),
  };
}
