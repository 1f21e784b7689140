import { parseFace, type Face } from '../cards/card.ts';
import { fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import { parseMove } from '../engine/notation.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Session } from '../session/session.ts';
import { readTypedCard } from './typed-card.ts';
import { namesReplaced, NAMED_CARD } from './typed-names.ts';
import type { Words } from './words.ts';

/** Cards of which it is asked where they may go: the top `count` of a pile, by its index. */
export interface AskedCards {
  readonly pile: number;
  readonly count: number;
}

/** What somebody means who has typed a move. */
export type TypedMove =
  /** This one, legal or not. */
  | { readonly kind: 'move'; readonly move: Move }
  /** One of several, all of them legal. */
  | { readonly kind: 'which'; readonly moves: readonly Move[] }
  /** No move yet: where may these cards go? */
  | { readonly kind: 'where'; readonly cards: AskedCards }
  /** A card that other cards lie on was named as a place to go to. */
  | { readonly kind: 'refused'; readonly reason: Refusal }
  /** A card was named that does not lie open. */
  | { readonly kind: 'missing' };

/**
 * Reads a typed move: as records have it (`t1t3x2`, `s`), or forgivingly, where cards are named in the letters or with the
 * words of the language (`7h 8s`, `7h to t3`, `seven of hearts` likewise), and a letter alone means whichever pile of the kind takes
 * the card (`7h f`). Undefined for what is no move.
 */
export function readTypedMove(session: Session, typed: string, words: Words): TypedMove | undefined {
  const fillers = words.format('typed-fillers').split(' ');
  const parts = namesReplaced(session, typed.toLowerCase(), words)
    .split(/[\s,>]+/)
    .filter((part) => part !== '' && !fillers.includes(part));
  const exact = parseMove(session.game.mechanism, parts.join(''));
  if (exact !== undefined) return { kind: 'move', move: onlyWay(session, exact, parts) };
  const [from = '', to, ...more] = parts;
  if (more.length > 0) return undefined;
  const sources = sourcesOf(session, from, words);
  if (sources === undefined) return undefined;
  const [source] = sources;
  if (!source) return { kind: 'missing' };
  if (to === undefined) return { kind: 'where', cards: source };
  const goals = goalsOf(session, to, words);
  return goals && (Array.isArray(goals) ? decide(session, sources, goals, to.length === 1) : goals);
}

/** The move as it was typed; where that is refused and no number of cards was named, the only one between the two piles. */
function onlyWay(session: Session, exact: Move, parts: readonly string[]): Move {
  if (parts.join('').includes('x') || session.refusal(exact) === undefined) return exact;
  const ways = session
    .legalMoves()
    .filter((move) => fromOf(move) === fromOf(exact) && toOf(move) === toOf(exact));
  return ways.length === 1 ? ways[0]! : exact;
}

/** The face that a part names, in the language's letters or else in those of records. */
function faceOf(part: string, words: Words): Face | undefined {
  if (part.startsWith(NAMED_CARD)) return Number(part.slice(NAMED_CARD.length));
  const read = readTypedCard(part, words);
  return typeof read === 'number' ? read : parseFace(part.toUpperCase());
}

function pileOf({ piles }: Session, part: string): number | undefined {
  const index = piles.findIndex(({ id }) => id === part);
  return index < 0 ? undefined : index;
}

/** What may be lifted by this name; where nothing may, all that bears it, so that the rules can say why. */
function sourcesOf(session: Session, part: string, words: Words): AskedCards[] | undefined {
  const pile = pileOf(session, part);
  if (pile !== undefined) return [{ pile, count: 1 }];
  const face = faceOf(part, words);
  if (face === undefined) return undefined;
  const all = session.piles.flatMap(({ cards }, index) =>
    cards.flatMap((card, at) => (card.face === face ? [{ pile: index, count: cards.length - at }] : [])),
  );
  const free = all.filter(({ pile: index, count }) => session.liftRefusal(index, count) === undefined);
  return free.length > 0 ? free : all;
}

function goalsOf(session: Session, part: string, words: Words): number[] | TypedMove | undefined {
  const pile = pileOf(session, part);
  if (pile !== undefined) return [pile];
  const face = faceOf(part, words);
  const { piles } = session;
  if (face === undefined) {
    const alike = [...piles.keys()].filter((index) => part.length === 1 && piles[index]!.id.startsWith(part));
    return alike.length > 0 ? alike : undefined;
  }
  const tops = [...piles.keys()].filter((index) => piles[index]!.cards.at(-1)?.face === face);
  if (tops.length > 0) return tops;
  const isCovered = piles.some(({ cards }) => cards.some((card) => card.face === face));
  return isCovered ? { kind: 'refused', reason: 'covered' } : { kind: 'missing' };
}

function decide(
  session: Session,
  sources: readonly AskedCards[],
  goals: readonly number[],
  isAnyGoal: boolean,
): TypedMove | undefined {
  const pairs = sources.flatMap((cards) =>
    goals.flatMap((goal) => (goal === cards.pile ? [] : [{ ...cards, goal }])),
  );
  const [first] = pairs;
  if (!first) return { kind: 'refused', reason: 'same pile' };
  const legal = pairs.flatMap(({ pile, count, goal }) => {
    const ways = [packMove(pile, goal, count)];
    // Where two cards leave as a pair, it is the same whichever is named first.
    if (session.game.rules.mechanism === 'removal') ways.push(packMove(goal, pile, 1));
    return ways
      .filter((move) => session.refusal(move) === undefined)
      .slice(0, 1)
      .map((move) => ({ pile, move }));
  });
  const choices = isAnyGoal
    ? legal.filter(({ pile }, index) => legal.findIndex((each) => each.pile === pile) === index)
    : legal;
  if (choices.length > 1) return { kind: 'which', moves: choices.map(({ move }) => move) };
  return { kind: 'move', move: choices[0]?.move ?? packMove(first.pile, first.goal, first.count) };
}
