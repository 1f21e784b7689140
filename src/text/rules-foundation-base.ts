import type { BuildRules } from '../rules/game-rules.ts';
import { writtenCardName } from './card-words.ts';
import {
  beginsWithItsOwn,
  ranksSaid,
  type CardFoundations,
  type ToldFoundations,
} from './foundation-facts.ts';
import { wordKey } from './key.ts';
import { rankWord, type Sentences, type Teller } from './teller.ts';
import type { Facts } from './words.ts';

/** Says a message with the facts of a group of foundations and those given. */
export type Say = (id: string, facts?: Facts) => string;

/** With which card the foundations `group`, told as `told`, begin, and what lies on them at the start. */
export function baseSaid(
  told: ToldFoundations,
  group: CardFoundations,
  rules: BuildRules,
  say: Say,
  teller: Teller,
): Sentences {
  const { base, count } = group;
  const { dealt: some } = told;
  const empty = some === 0;
  const facts = { dealt: empty ? 'nothing' : some < count ? 'some' : 'one-card-each' };
  const start = say(empty ? 'rules-foundation-empty' : 'rules-foundation-dealt');
  const free = count - some > 1 && !group.onePerSuit;
  const ranks = ranksSaid(told, teller);
  if (ranks !== undefined) return [start, say('rules-base-listed', { cards: ranks })];
  switch (base.kind) {
    case 'rank': {
      const rank = rankWord(base.rank);
      return [
        empty ? start : undefined,
        say('rules-base-rank', { ...facts, rank, rest: count - some }),
        free ? say('rules-foundation-no-suit', { rank }) : undefined,
      ];
    }
    case 'rank of the first card dealt': {
      const own = beginsWithItsOwn(told, rules);
      const dealt = !own ? facts.dealt : count === 1 ? 'the-only-one' : 'each-its-own';
      return [
        empty ? start : undefined,
        say('rules-base-first-dealt', { dealt }),
        free ? say('rules-foundation-no-suit-base') : undefined,
      ];
    }
    case 'rank chosen by the player':
      return [start, say('rules-base-chosen', { from: base.from, until: wordKey(base.until) })];
    case 'any rank':
      return [start, say('rules-base-any')];
    case 'listed cards':
      return [
        start,
        say('rules-base-listed', {
          cards: teller.words.list(base.cards.map((card) => writtenCardName(teller.words, card))),
        }),
      ];
  }
}
