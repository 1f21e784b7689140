import { RANKS } from '../cards/card.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { cardName, writtenCardName } from './card-words.ts';
import {
  bringsOneRank,
  lastRank,
  orderTold,
  ranksBuiltOn,
  toldFoundations,
  type CardFoundations,
  type RunFoundations,
} from './foundation-facts.ts';
import { rankKey, wordKey } from './key.ts';
import { placesSaid, sourcesOf } from './places.ts';
import { rankWord, type Sentences, type Teller } from './teller.ts';
import type { Facts } from './words.ts';

/** Says a message with the facts of a group of foundations and those given. */
type Say = (id: string, facts?: Facts) => string;

/** Facts of a group: on how many of its foundations a card is dealt, and how many groups there are. */
type GroupFacts = Facts & { readonly some: number; readonly groups: number };

/** What the foundations take and give, a group after the other. */
export function foundationParagraphs(rules: BuildRules, teller: Teller): string[] {
  let first = 1;
  const told = toldFoundations(rules.foundations);
  return told.flatMap(({ group, dealt }) => {
    const facts = {
      groups: told.length,
      count: group.count,
      first,
      last: first + group.count - 1,
      some: dealt,
      sorted: rules.deal.sorted === undefined ? 'no' : 'yes',
    };
    const pile = teller.firstPile('foundation') + first - 1;
    first += group.count;
    switch (group.takes) {
      case 'single cards':
        return cardParagraphs(rules, group, facts, pile, teller);
      case 'complete runs':
        return runParagraphs(rules, group, facts, teller);
      case 'four of a rank':
        return [teller.say('rules-fours')];
    }
  });
}

function cardParagraphs(
  rules: BuildRules,
  group: CardFoundations,
  facts: GroupFacts,
  pile: number,
  teller: Teller,
): string[] {
  const { count, gives, keeps, holds, dealt } = group;
  const say: Say = (id, more = {}) => teller.say(id, { ...facts, ...more });
  const full = holds === 1 && dealt === 'one card each';
  return [
    teller.paragraph(...buildSaid(group, pile, say, teller)),
    teller.paragraph(
      ...baseSaid(group, facts, rules, say, teller),
      count > 1 && group.onePerSuit ? say('rules-foundation-one-per-suit') : undefined,
    ),
    teller.paragraph(
      full ? undefined : placesSaid('rules-foundation-from', sourcesOf(rules, 'foundations'), rules, teller),
      group.opens === undefined ? undefined : say('rules-foundation-opens', { opens: wordKey(group.opens) }),
      group.firstFrom === undefined
        ? undefined
        : say('rules-foundation-first-from', {
            columns: teller.words.list(group.firstFrom.map(String)),
          }),
      say('rules-foundation-gives', { gives: wordKey(gives) }),
      ...betweenFoundations(group, say, teller),
      keeps === undefined ? undefined : say('rules-foundation-keeps'),
    ),
  ];
}

function buildSaid(group: CardFoundations, pile: number, say: Say, teller: Teller): Sentences {
  const { build, holds } = group;
  if (holds === 1) return [say('rules-foundation-single')];
  const last = lastRank(group);
  return [
    say('rules-foundation-build', {
      order: wordKey(orderTold(group)),
      by: build.by,
      suits: wordKey(build.suits),
    }),
    ...teller.examples(pile, endsOf(group), ranksBuiltOn(group)),
    say('rules-foundation-holds', {
      holds,
      ends: last === undefined ? 'no' : 'yes',
      rank: rankKey(last ?? 12),
    }),
  ];
}

/** The rank at which an example shows where building ends or goes around. */
function endsOf(group: CardFoundations): number[] {
  const { by } = group.build;
  const full = group.holds > RANKS.length ? undefined : lastRank(group);
  const turning = (ranks: readonly number[]): number[] => ranks.filter((rank) => rank !== full).slice(0, 1);
  switch (orderTold(group)) {
    case 'up':
      return group.build.order === 'up' ? [12] : [];
    case 'down':
      return group.build.order === 'down' ? [0] : [];
    case 'up, wrapping':
      return turning(Array.from({ length: by }, (_, i) => 12 - i));
    case 'down, wrapping':
      return turning(Array.from({ length: by }, (_, i) => i));
    case 'down to the ace, then from the base again':
      return [0];
    case 'up, then down':
    case 'doubling':
    case 'the same rank':
      return [];
  }
}

function baseSaid(
  group: CardFoundations,
  { some, groups }: GroupFacts,
  { deal }: BuildRules,
  say: Say,
  teller: Teller,
): Sentences {
  const { base, count } = group;
  const empty = some === 0;
  const facts = { dealt: empty ? 'nothing' : some < count ? 'some' : 'one-card-each' };
  const start = say(empty ? 'rules-foundation-empty' : 'rules-foundation-dealt');
  const free = count - some > 1 && !group.onePerSuit;
  switch (base.kind) {
    case 'rank': {
      const rank = rankWord(base.rank);
      return [
        empty ? start : undefined,
        say('rules-base-rank', { ...facts, rank }),
        free ? say('rules-foundation-no-suit', { rank }) : undefined,
      ];
    }
    case 'rank of the first card dealt': {
      const alone = groups === 1 && some === count && !bringsOneRank(deal);
      const dealt = !alone ? facts.dealt : count === 1 ? 'the-only-one' : 'each-its-own';
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

/** A lone first card may change its place, and of two equal cards one may leave its place for the other's. */
function betweenFoundations(group: CardFoundations, say: Say, teller: Teller): Sentences {
  const { base, build, count, gives, keeps } = group;
  if (gives === 'nothing' || keeps !== undefined || count < 2 || base.kind !== 'rank') return [];
  const under = teller.exampleFace(RANKS.indexOf(base.rank));
  const next = teller.mechanism.fits(teller.firstPile('foundation'), under)[0];
  const twins = teller.mechanism.deck.faces.filter((face) => face === under).length > 1;
  return [
    say('rules-foundation-lone', { rank: rankWord(base.rank) }),
    twins && !group.onePerSuit && build.suits === 'same suit' && next !== undefined
      ? say('rules-foundation-twin', {
          card: cardName(teller.words, next),
          under: cardName(teller.words, under),
        })
      : undefined,
  ];
}

function runParagraphs(rules: BuildRules, group: RunFoundations, facts: Facts, teller: Teller): string[] {
  const { run, gives } = group;
  const tail = rules.cells?.takes.kind === 'a run' ? 'yes' : 'no';
  return [
    teller.paragraph(
      teller.say('rules-runs-take', { ...facts, begins: wordKey(run.begins), suits: wordKey(run.suits) }),
      teller.say('rules-runs-single'),
    ),
    teller.paragraph(teller.say('rules-runs-where', { tail }), teller.say('rules-runs-yours')),
    teller.paragraph(
      teller.say('rules-runs-give', { gives: wordKey(gives) }),
      gives === 'nothing' ? undefined : teller.say('rules-runs-by-hand'),
    ),
  ];
}
