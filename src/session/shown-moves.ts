import type { DealNumber } from '../cards/deal-number.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import type { PileKind } from '../engine/pile.ts';
import type { Position } from '../engine/position.ts';
import { tellSteps } from '../engine/steps.ts';
import type { Playable } from './playable.ts';
import { publicSteps, type TableStep } from './public-steps.ts';

/** A move of a kind that a game has, in a real deal. */
export interface ShownMove {
  readonly deal: DealNumber;
  /** The moves that lead to where it can be played, from the deal on. */
  readonly before: readonly Move[];
  readonly move: Move;
  /** What it does there. */
  readonly steps: readonly TableStep[];
}

/** Deals that are looked at, from number 1 on; fewer where the last {@link DRY} showed nothing new. */
const [DEALS, DRY] = [8, 5];

/** Moves that are played in each of them at most. */
const LONGEST = 60;

/** The order in which kinds are shown: by the pile that cards come from, then by the one that they go to. */
const ORDER: readonly PileKind[] = ['stock', 'waste', 'reserve', 'column', 'cell', 'foundation'];

/**
 * An example of each kind of move that comes up when a few deals are played without a plan: from one kind of pile to
 * another, one card or several, onto a card or to an empty place, and taps on the stock. Kinds that take a whole game to
 * come to may be missing. The same game gives the same examples, always.
 */
export function shownMoves(game: Playable): readonly ShownMove[] {
  const found = new Map<string, ShownMove>();
  let dry = 0;
  for (let deal = 1; deal <= DEALS && dry < DRY; deal++) {
    const before = found.size;
    lookThrough(game, String(deal), found);
    dry = found.size === before ? dry + 1 : 0;
  }
  const { piles } = game.mechanism;
  const place = (pile: number): number => ORDER.indexOf(piles[pile]!.kind);
  return [...found.values()].sort(
    ({ move: one }, { move: other }) =>
      place(fromOf(one)) - place(fromOf(other)) || place(toOf(one)) - place(toOf(other)),
  );
}

/** Plays a deal, and keeps the first move of each kind that was not found before. */
function lookThrough(game: Playable, deal: DealNumber, found: Map<string, ShownMove>): void {
  const { mechanism } = game;
  const position = mechanism.deal(deal);
  const list = new MoveList();
  const played = new Map<string, number>();
  const before: Move[] = [];
  while (before.length < LONGEST && !mechanism.won(position)) {
    list.clear();
    mechanism.moves(position, list, false);
    const moves = list.toArray();
    const kinds = moves.map((move) => kindOf(game, position, move));
    const often = (index: number): number => played.get(kinds[index]!) ?? 0;
    let next = kinds.findIndex((kind) => !found.has(kind));
    const isFresh = next >= 0;
    // By turns a deal is played for long runs, and for a bit of everything: each way comes where the other does not.
    if (!isFresh && Number(deal) % 2 === 0) next = longerRun(mechanism, position, moves);
    if (next < 0) next = moves.reduce((least, _, index) => (often(index) < often(least) ? index : least), 0);
    const [move, kind] = [moves[next], kinds[next]];
    if (move === undefined || kind === undefined) return;
    const mark = position.journalLength;
    mechanism.play(position, move);
    if (isFresh) {
      const steps = publicSteps(tellSteps(mechanism.piles, position, position.packedSteps(mark)));
      found.set(kind, { deal, before: [...before], move, steps });
    }
    before.push(move);
    played.set(kind, (played.get(kind) ?? 0) + 1);
  }
}

/** Index of the move that makes a run longer the most; else, where there is one, of a tap on the stock; -1 for neither. */
function longerRun({ piles }: Mechanism, position: Position, moves: readonly Move[]): number {
  let [best, most] = [moves.findIndex((move) => countOf(move) === 0), 0];
  for (const [index, move] of moves.entries()) {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const built = piles[to]!.kind === 'column' ? position.topRun(to) : 0;
    const gain = built === 0 ? 0 : built + count - position.topRun(from);
    if (gain > most) [best, most] = [index, gain];
  }
  return best;
}

function kindOf({ mechanism, rules }: Playable, position: Position, move: Move): string {
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const onto = position.lengths[to] === 0 ? 'an empty place' : 'a card';
  if (count === 0) return `tap on ${onto}`;
  // In a row that closes up it matters how far a card goes, and nothing else.
  const how = rules.mechanism === 'accordion' ? from - to : `${count > 1 ? 'some' : 'one'} onto ${onto}`;
  return `${mechanism.piles[from]!.kind} ${mechanism.piles[to]!.kind} ${how}`;
}
