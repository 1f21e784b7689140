import { RANKS } from '../cards/card.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { cardName } from './card-words.ts';
import {
  lastRank,
  orderTold,
  ranksBuiltOn,
  ranksSaid,
  toldFoundations,
  type CardFoundations,
  type RunFoundations,
  type ToldFoundations,
} from './foundation-facts.ts';
import { rankKey, wordKey } from './key.ts';
import { placesSaid, sourcesOf } from './places.ts';
import { baseSaid, type Say } from './rules-foundation-base.ts';
import { rankWord, type Sentences, type Teller } from './teller.ts';

/** What is told of the foundations from `first` to `last`: what is their own, and what may hold for others as well. */
interface Part {
  readonly first: number;
  readonly last: number;
  readonly own: readonly string[];
  readonly common?: string;
}

/** What the foundations take and give, a group after the other; what is the same for neighbours is told once. */
export function foundationParagraphs(rules: BuildRules, teller: Teller): string[] {
  const parts = partsOf(rules, teller);
  let from = 1;
  return parts.flatMap(({ first, last, own, common }, i) => {
    if (common === undefined || common !== parts[i - 1]?.common) from = first;
    if (common === undefined || common === parts[i + 1]?.common) return own;
    const facts = { first: from, last, count: last - from + 1 };
    const lead = from === first ? undefined : teller.say('rules-foundation-rest', facts);
    return [...own, teller.paragraph(lead, common)];
  });
}

function partsOf(rules: BuildRules, teller: Teller): Part[] {
  const told = toldFoundations(rules.foundations);
  let end = 0;
  return told.map((one) => {
    const { group, dealt } = one;
    const first = end + 1;
    const last = end + group.count;
    end = last;
    const facts = {
      groups: told.length,
      count: group.count,
      first,
      last,
      some: dealt,
      sorted: rules.deal.sorted === undefined ? 'no' : 'yes',
    };
    const say: Say = (id, more = {}) => teller.say(id, { ...facts, ...more });
    switch (group.takes) {
      case 'single cards': {
        const pile = teller.firstPile('foundation') + end - group.count;
        return { first, last, ...cardParagraphs(one, group, pile, rules, say, teller) };
      }
      case 'complete runs':
        return { first, last, own: runParagraphs(rules, group, say, teller) };
      case 'four of a rank':
        return { first, last, own: [say('rules-fours')] };
    }
  });
}

function cardParagraphs(
  told: ToldFoundations,
  group: CardFoundations,
  pile: number,
  rules: BuildRules,
  say: Say,
  teller: Teller,
): Pick<Part, 'own' | 'common'> {
  const { count, gives, keeps, holds, dealt } = group;
  const full = holds === 1 && dealt === 'one card each';
  return {
    own: [
      teller.paragraph(...buildSaid(group, pile, say, teller)),
      teller.paragraph(
        ...baseSaid(told, group, rules, say, teller),
        count > 1 && group.onePerSuit ? say('rules-foundation-one-per-suit') : undefined,
      ),
    ],
    common: teller.paragraph(
      full ? undefined : placesSaid('rules-foundation-from', sourcesOf(rules, 'foundations'), rules, teller),
      group.opens === undefined ? undefined : say('rules-foundation-opens', { opens: wordKey(group.opens) }),
      group.firstFrom === undefined
        ? undefined
        : say('rules-foundation-first-from', {
            columns: teller.words.list(group.firstFrom.map(String)),
          }),
      say('rules-foundation-gives', { gives: wordKey(gives) }),
      ...(ranksSaid(told, teller) === undefined ? betweenFoundations(group, pile, say, teller) : []),
      keeps === undefined ? undefined : say('rules-foundation-keeps'),
    ),
  };
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
      return group.build.order === 'up' && (full ?? 12) === 12 ? [12] : [];
    case 'down':
      return group.build.order === 'down' && (full ?? 0) === 0 ? [0] : [];
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

/** A lone first card may change its place, and of two equal cards one may leave its place for the other's. */
function betweenFoundations(group: CardFoundations, pile: number, say: Say, teller: Teller): Sentences {
  const { base, build, count, gives, keeps } = group;
  if (gives === 'nothing' || keeps !== undefined || count < 2 || base.kind !== 'rank') return [];
  const under = teller.exampleFace(RANKS.indexOf(base.rank));
  const next = teller.mechanism.fits(pile, under)[0];
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

function runParagraphs(rules: BuildRules, group: RunFoundations, say: Say, teller: Teller): string[] {
  const { run, gives } = group;
  const tails = rules.cells?.takes.kind === 'a run' ? rules.cells.count : 0;
  return [
    teller.paragraph(
      say('rules-runs-take', { begins: wordKey(run.begins), suits: wordKey(run.suits) }),
      teller.say('rules-runs-single'),
    ),
    teller.paragraph(teller.say('rules-runs-where', { tails }), teller.say('rules-runs-yours')),
    teller.paragraph(
      teller.say('rules-runs-give', { gives: wordKey(gives) }),
      gives === 'nothing' ? undefined : teller.say('rules-runs-by-hand'),
    ),
  ];
}
