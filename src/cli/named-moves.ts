import { formatFace } from '../cards/card.ts';
import { ID } from '../engine/keys.ts';
import { countOf, fromOf, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { RecordedMove } from './playout.ts';
import type { RecordedPiles } from './recorded-piles.ts';

/**
 * A move under a name that both sides give it: columns, cells and the like by the recording's stack ids, a foundation
 * by the suit of the card that is moved and what it is laid on, since ours belong to no suit.
 */
export interface NamedMove {
  readonly name: string;
  /** From one foundation to another. */
  readonly betweenFoundations: boolean;
  /** The only card of a foundation goes to an empty one: nothing is changed by it where no suit has a place. */
  readonly loneCard: boolean;
}

/** Names a move of a recording in a state with these stacks. */
export function nameRecorded(
  [from, count, to]: RecordedMove,
  stacks: Readonly<Record<string, string>>,
  { foundations }: RecordedPiles,
): NamedMove {
  const lying = (id: string): string[] => (stacks[id] ?? '').split(' ').filter((card) => card !== '');
  const source = lying(from);
  return named(
    { id: from, cards: source, isFoundation: foundations.includes(from) },
    { id: to, cards: lying(to), isFoundation: foundations.includes(to) },
    count,
  );
}

/** Names a move of ours in `position`. */
export function nameOurs(move: Move, position: Position, { piles }: RecordedPiles): NamedMove {
  const pile = (index: number): NamedPile => {
    const start = index * position.stride;
    const slots = position.slots.subarray(start, start + position.lengths[index]!);
    const id = [...piles].find(([, ours]) => ours === index)?.[0];
    return {
      id: id ?? 'f',
      cards: Array.from(slots, (slot) => formatFace(position.faces[slot & ID]!)),
      isFoundation: id === undefined,
    };
  };
  return named(pile(fromOf(move)), pile(toOf(move)), countOf(move));
}

interface NamedPile {
  readonly id: string;
  readonly cards: readonly string[];
  readonly isFoundation: boolean;
}

function named(from: NamedPile, to: NamedPile, count: number): NamedMove {
  const moved = from.cards.at(-count) ?? '??';
  const top = to.cards.at(-1);
  const source = from.isFoundation ? `foundation (${moved})` : from.id;
  const target = to.isFoundation ? `foundation of ${moved.at(-1)!}${top ? ` (on ${top})` : ''}` : to.id;
  const betweenFoundations = from.isFoundation && to.isFoundation;
  return {
    name: `${source}, ${count}, ${target}`,
    betweenFoundations,
    loneCard: betweenFoundations && from.cards.length === 1 && to.cards.length === 0,
  };
}
