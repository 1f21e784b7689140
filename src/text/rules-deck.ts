import type { BuildRules } from '../rules/game-rules.ts';
import { rankKey, suitKey } from './key.ts';
import type { Teller } from './teller.ts';

/** Says with which cards a game is played. */
export function deckParagraph({ packs, ranks, suits }: BuildRules['deck'], teller: Teller): string {
  return teller.paragraph(
    teller.say('rules-packs', { packs, cards: teller.mechanism.deck.size }),
    suits && suits.join() !== '0,1,2,3'
      ? teller.say('rules-packs-suits', { packs, suits: suitsListed(suits, teller) })
      : undefined,
    ranks && ranks.length < 13
      ? teller.say('rules-packs-ranks', {
          ranks: teller.words.list(
            ranks.map((rank) => teller.say('rank', { rank: rankKey(rank) })),
            'in order',
          ),
        })
      : undefined,
  );
}

/** "the clubs twice and the hearts twice"; a suit that is there once is just named. */
function suitsListed(suits: readonly number[], teller: Teller): string {
  const times = [...new Set(suits)].map((suit) =>
    teller.say('rules-suit-times', {
      suit: suitKey(suit),
      n: suits.filter((other) => other === suit).length,
    }),
  );
  return teller.words.list(times);
}
