import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { durationText } from './duration-text.ts';
import { stockNote } from './stock-note.ts';

/** One thing that the score tells, in words. */
export interface ScorePart {
  readonly id: 'time' | 'moves' | 'home' | 'passes';
  readonly text: string;
}

/** How far a deal is: time, moves, cards on the foundations, and redeals that are left where they are counted. */
export function scoreOf(words: Words, session: Session, withTime: boolean): ScorePart[] {
  const { moves, piles, game, passes } = session;
  const foundations = piles.filter(({ kind }) => kind === 'foundation');
  const home = foundations.reduce((sum, { cards }) => sum + cards.length, 0);
  const isCounted = Number.isFinite(passes.left) && (stockNote(session)?.note ?? '') !== '';
  return [
    ...(withTime ? [{ id: 'time', text: durationText(session.clock.ms) } as const] : []),
    { id: 'moves', text: words.format('moves-made', { moves }) },
    ...(foundations.length > 0
      ? [{ id: 'home', text: words.format('cards-home', { home, cards: game.mechanism.deck.size }) } as const]
      : []),
    ...(isCounted
      ? [{ id: 'passes', text: words.format('redeals-left', { left: passes.left }) } as const]
      : []),
  ];
}
