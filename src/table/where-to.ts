import type { Session } from '../session/session.ts';
import { namedBy, pileName } from '../text/pile-words.ts';
import type { Words } from '../text/words.ts';
import { targetsOf, type Lifted } from './lift.ts';

/** The names of the piles that cards may go to; of the empty places of one kind the first, since they are all the same. */
export function whereTo(words: Words, session: Session, lifted: Lifted): string[] {
  const { piles } = session;
  const ids = piles.map(({ id }) => id);
  const seen = new Set<string>();
  return targetsOf(session, lifted).flatMap((pile) => {
    const { id, kind, cards } = piles[pile]!;
    const isAnother = cards.length === 0 && seen.has(kind);
    if (cards.length === 0) seen.add(kind);
    return isAnother ? [] : [pileName(words, id, ids, namedBy(session.game.rules))];
  });
}

/** Says where cards may go. */
export function whereToSaid(words: Words, session: Session, lifted: Lifted): string {
  const names = whereTo(words, session, lifted);
  if (names.length === 0) return words.format('refused-nowhere');
  return words.format('goes-to', { piles: words.list(names, 'or') });
}
