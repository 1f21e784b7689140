import {
  facesFacts,
  facesKind,
  facesRuns,
  groupsOf,
  patternsOf,
  type Dealt,
  type DealtGroup,
} from './dealt-facts.ts';
import type { Sentences, Teller } from './teller.ts';

/** Says how many piles there are of a kind, how their cards lie, and whether hidden ones turn up. */
export function dealtSentences(
  dealt: Dealt,
  piles: 'columns' | 'reserve',
  teller: Teller,
  turnUp = true,
): Sentences {
  const patterns = patternsOf(dealt);
  const hidden = turnUp && patterns.some((faces) => faces.includes('d'));
  const turns = hidden ? teller.say('rules-turns-up') : undefined;
  return [...pilesSaid(dealt, patterns, piles, teller), turns];
}

function pilesSaid(
  dealt: Dealt,
  patterns: readonly string[],
  piles: 'columns' | 'reserve',
  teller: Teller,
): Sentences {
  const count = patterns.length;
  const groups = groupsOf(dealt);
  const [first = ''] = patterns;
  const last = patterns.at(-1) ?? '';
  const facts = { count, cards: first.length, last: last.length };
  const more = last.length > first.length;
  if (groups.length === 1) {
    const id = piles === 'reserve' && count === 1 ? 'rules-reserve-one' : `rules-${piles}-same`;
    return [teller.say(id, facts), facesSaid(first, count, teller)];
  }
  if (piles === 'columns' && (isGrowing(patterns) || isGrowing(patterns.toReversed()))) {
    const growing = teller.say('rules-columns-growing', { ...facts, step: more ? 'more' : 'less' });
    return [growing, facesSaid(more ? last : first, count, teller)];
  }
  return [
    teller.say(`rules-${piles}-several`, facts),
    ...alikeInTurn(groups).flatMap((alike) => [
      ...inRows(alike, piles).map((row) => rowSaid(row, piles, teller)),
      facesOfAll(alike, teller),
    ]),
  ];
}

/** Whether each pile holds a card more than the one before it, and all of them lie alike: open, or only on top. */
function isGrowing(patterns: readonly string[]): boolean {
  const alike = new Set(patterns.filter((faces) => faces !== 'u').map(facesKind));
  const grow = patterns.every((faces, pile) => faces.length === (patterns[0]?.length ?? 0) + pile);
  return grow && patterns.length > 2 && alike.size === 1 && (alike.has('top') || alike.has('up'));
}

/** Groups that one sentence counts: three or more neighbouring single columns in one, of the others each for itself. */
function inRows(groups: readonly DealtGroup[], piles: 'columns' | 'reserve'): DealtGroup[][] {
  const rows: DealtGroup[][] = [];
  for (const group of groups) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && piles === 'columns' && areNeighbours(before, group)) row.push(group);
    else rows.push([group]);
  }
  return rows.flatMap((row) => (row.length > 2 ? [row] : row.map((group) => [group])));
}

/** Whether two groups are a column each that holds cards, one beside the other. */
function areNeighbours(one: DealtGroup, other: DealtGroup): boolean {
  const single = [one, other].every(({ numbers, faces }) => numbers.length === 1 && faces !== '');
  return single && other.numbers[0] === (one.numbers[0] ?? 0) + 1;
}

function rowSaid(row: readonly DealtGroup[], piles: 'columns' | 'reserve', teller: Teller): string {
  const numbers = row.flatMap((group) => group.numbers);
  if (row.length > 1) {
    return teller.say('rules-columns-row', {
      first: numbers[0] ?? 0,
      last: numbers.at(-1) ?? 0,
      cards: teller.words.list(row.map(({ faces }) => String(faces.length))),
    });
  }
  return teller.say(`rules-${piles}-group`, {
    columns: teller.words.list(ranges(numbers, teller)),
    n: numbers.length,
    cards: row[0]?.faces.length ?? 0,
  });
}

/** Groups that follow each other and lie alike, so that it is said once. */
function alikeInTurn(groups: readonly DealtGroup[]): DealtGroup[][] {
  const parts: DealtGroup[][] = [];
  for (const group of groups) {
    const before = parts.at(-1);
    if (before && lieAlike([...before, group])) before.push(group);
    else parts.push([group]);
  }
  return parts;
}

/** Whether one sentence says how the cards of all these piles lie. */
function lieAlike(groups: readonly DealtGroup[]): boolean {
  const kinds = new Set(groups.filter(({ faces }) => faces !== 'u').map(({ faces }) => facesKind(faces)));
  const [kind = 'up'] = kinds;
  // A lone open card is its pile's top, and all of it; beside piles that lie face down it is neither.
  const lone = groups.some(({ faces }) => faces === 'u');
  if (kinds.size > 1 || (kind === 'down' && lone)) return false;
  if (kind === 'last') return new Set(groups.map(({ faces }) => openCards(faces))).size === 1;
  return kind === 'top' || kind === 'up' || kind === 'down';
}

/** Cards that lie face up over all that lie face down. */
function openCards(faces: string): number {
  return faces.length - faces.lastIndexOf('d') - 1;
}

function facesOfAll(groups: readonly DealtGroup[], teller: Teller): string | undefined {
  const piles = groups.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const longest = groups.map(({ faces }) => faces).sort((one, other) => other.length - one.length)[0] ?? '';
  if (longest === '') return undefined;
  if (groups.length > 1 && facesKind(longest) === 'last') {
    return teller.say('rules-faces-open', { up: openCards(longest) });
  }
  return facesSaid(longest, piles, teller);
}

function facesSaid(faces: string, piles: number, teller: Teller): string {
  const runs = facesRuns(faces).map(({ face, n }) => teller.say('rules-faces-run', { face, n }));
  return teller.say('rules-faces', { ...facesFacts(faces, piles), runs: teller.words.list(runs) });
}

/** Numbers as a person lists them: "1 to 4" and "6". */
function ranges(numbers: readonly number[], teller: Teller): string[] {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.flatMap(([first, last]) =>
    last - first < 2
      ? numbers.filter((number) => number === first || number === last).map(String)
      : [teller.say('rules-range', { first, last })],
  );
}
