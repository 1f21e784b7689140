import { parseFace, rankOf, RANKS } from '../cards/card.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Session } from '../session/session.ts';
import type { PileView } from '../session/views.ts';
import type { Words } from '../text/words.ts';
import type { CardPile } from './card-pile.ts';
import { stockNote } from './stock-note.ts';

/** On a narrower card, CSS px, there is room for one number only. */
const narrow = 22;

/** Shows the mark of a pile's empty place, and what is written over a stock whose cards are so wide, CSS px. */
export function markPile(
  picture: CardPile,
  session: Session,
  view: PileView,
  words: Words,
  cardWidth: number,
): void {
  const stock = view.kind === 'stock' ? stockNote(session) : undefined;
  picture.empty = view.cards.length === 0;
  picture.mark = stock ? stock.mark : emptyMark(session, view, words);
  if (stock) picture.count = stock.count;
  picture.note = stock && !(stock.count && cardWidth < narrow) ? stock.note : '';
}

/**
 * What is drawn on the empty place of a pile: the letter of the rank that begins it, where the rules name one, as `words`
 * have it; on any other foundation the icon `home`.
 */
export function emptyMark(session: Session, pile: PileView, words: Words): string {
  const { rules } = session.game;
  const rank = firstRank(session, rules, pile);
  if (rank === undefined) return pile.kind === 'foundation' ? 'home' : '';
  return words.format('rank-marks').split(' ')[rank] ?? '';
}

function firstRank(session: Session, rules: GameRules, pile: PileView): number | undefined {
  if (rules.mechanism !== 'building') return undefined;
  if (pile.kind === 'column') {
    const takes = rules.columns?.empty.takes;
    if (takes?.kind === 'rank') return RANKS.indexOf(takes.rank);
    const base = takes?.kind === 'the rank below the base' ? baseInSight(session) : undefined;
    return base === undefined ? undefined : (base + 12) % 13;
  }
  return pile.kind === 'foundation' ? foundationRank(session, rules, pile) : undefined;
}

function foundationRank(
  session: Session,
  rules: Extract<GameRules, { mechanism: 'building' }>,
  pile: PileView,
): number | undefined {
  let index = session.piles.filter(({ kind }) => kind === 'foundation').indexOf(pile);
  for (const group of rules.foundations) {
    if (index >= group.count) {
      index -= group.count;
      continue;
    }
    if (group.takes === 'four of a rank') return undefined;
    if (group.takes === 'complete runs') return group.run.begins === 'with a king' ? 12 : undefined;
    switch (group.base.kind) {
      case 'rank':
        return RANKS.indexOf(group.base.rank);
      case 'listed cards': {
        const face = parseFace(group.base.cards[index] ?? '');
        return face === undefined ? undefined : rankOf(face);
      }
      case 'any rank':
        return undefined;
      default:
        return baseInSight(session);
    }
  }
  return undefined;
}

/** The base rank that the deal or the player has chosen, as the first foundation with a card shows it. */
function baseInSight(session: Session): number | undefined {
  for (const { kind, cards } of session.piles) {
    const face = kind === 'foundation' ? cards[0]?.face : undefined;
    if (face !== undefined) return rankOf(face);
  }
  return undefined;
}
