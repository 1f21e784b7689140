import type { PileKind } from '../engine/pile.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { durationText } from './duration-text.ts';
import { stockNote } from './stock-note.ts';

/** One thing that the score tells, in words. */
export interface ScorePart {
  readonly id: 'time' | 'moves' | 'home' | 'passes';
  readonly text: string;
}

/**
 * How far a deal is: time, moves, cards on the foundations or still to be taken off, and redeals that are left where they are
 * counted.
 */
export function scoreOf(words: Words, session: Session, withTime: boolean): ScorePart[] {
  const { moves, passes } = session;
  const home = homeSaid(words, session);
  const isCounted = Number.isFinite(passes.left) && (stockNote(session)?.note ?? '') !== '';
  return [
    ...(withTime ? [{ id: 'time', text: durationText(session.clock.ms) } as const] : []),
    { id: 'moves', text: words.format('moves-made', { moves }) },
    ...(home === undefined ? [] : [{ id: 'home', text: home } as const]),
    ...(isCounted
      ? [{ id: 'passes', text: words.format('redeals-left', { left: passes.left }) } as const]
      : []),
  ];
}

/** How many cards are where they shall be; undefined where they stay on the table and only their order counts. */
function homeSaid(words: Words, { piles, game }: Session): string | undefined {
  const { mechanism } = game.rules;
  const on = (where: PileKind): number =>
    piles.reduce((sum, { kind, cards }) => (kind === where ? sum + cards.length : sum), 0);
  if (mechanism === 'gaps' || mechanism === 'accordion') return undefined;
  const [home, cards] = [on('foundation'), game.mechanism.deck.size];
  // The stock of a chain need not be used up.
  if (mechanism === 'chain') return words.format('cards-left', { cards: cards - home - on('stock') });
  if (mechanism === 'removal') return words.format('cards-left', { cards: cards - home });
  return piles.some(({ kind }) => kind === 'foundation')
    ? words.format('cards-home', { home, cards })
    : undefined;
}
