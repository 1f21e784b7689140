import { facesFacts, facesKind, facesRuns, groupsOf, patternsOf, type Dealt } from './dealt-facts.ts';
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
  if (groups.length === 1) {
    const id = piles === 'reserve' && count === 1 ? 'rules-reserve-one' : `rules-${piles}-same`;
    return [teller.say(id, facts), facesSaid(first, count, teller)];
  }
  if (piles === 'columns' && isGrowing(patterns)) {
    return [teller.say('rules-columns-growing', facts), facesSaid(last, count, teller)];
  }
  return [
    teller.say(`rules-${piles}-several`, facts),
    ...groups.flatMap(({ numbers, faces }) => [
      teller.say(`rules-${piles}-group`, {
        columns: teller.words.list(ranges(numbers, teller)),
        n: numbers.length,
        cards: faces.length,
      }),
      faces === '' ? undefined : facesSaid(faces, numbers.length, teller),
    ]),
  ];
}

/** Whether each pile holds a card more than the one before it, only the top one of each face up. */
function isGrowing(patterns: readonly string[]): boolean {
  return patterns.every((faces, pile) => {
    const grows = faces.length === (patterns[0]?.length ?? 0) + pile;
    return grows && (facesKind(faces) === 'top' || faces === 'u');
  });
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
