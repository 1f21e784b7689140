import type { CardId } from '../cards/card.ts';
import { reshuffle } from '../cards/shuffle.ts';
import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';

/**
 * Lays cards that somebody has never seen as they might lie as well: these `unseen` cards change places among each
 * other, by chance. What has been seen stays where it is, and so does what lies face up or down.
 */
export function imagine(
  { piles }: Pick<Mechanism, 'piles'>,
  position: Position,
  unseen: ReadonlySet<CardId>,
  random: () => number,
): void {
  const cards = [...unseen];
  reshuffle(cards, { below: (limit) => random() % limit });
  let next = 0;
  for (const pile of piles.keys()) {
    const start = pile * position.stride;
    const slots = Array.from(position.slots.subarray(start, start + position.lengths[pile]!));
    if (!slots.some((slot) => unseen.has(slot & ID))) continue;
    const imagined = slots.map((slot) => (unseen.has(slot & ID) ? (slot & ~ID) | cards[next++]! : slot));
    position.relay(pile, imagined);
  }
}
