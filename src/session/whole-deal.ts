import { formatFace } from '../cards/card.ts';
import type { DealNumber } from '../cards/deal-number.ts';
import { makeDeck } from '../cards/pack.ts';
import type { GameRules } from '../rules/game-rules.ts';

/**
 * Whether a text names a deal by cards, but not by those of the game, each as often as it has them: a link that was cut
 * or changed on its way. Texts that name a deal by anything else do not. A lone last letter is half of a card.
 */
export function lacksCards({ deck }: Pick<GameRules, 'deck'>, text: string): boolean {
  const named = text.trim().toUpperCase();
  if (!/^([A2-9TJQK][CDHS])+[A2-9TJQK]?$/.test(named)) return false;
  const cards: DealNumber[] = named.match(/..?/g) ?? [];
  return inOrder(cards) !== inOrder(Array.from(makeDeck(deck).faces, (face) => formatFace(face)));
}

function inOrder(cards: readonly string[]): string {
  return [...cards].sort().join(' ');
}
