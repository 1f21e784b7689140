import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import { typedCard } from '../text/typed-card.ts';
import type { Words } from '../text/words.ts';
import { PLACE, stopsOf } from './focus-stops.ts';
import { pileSaid } from './spoken-names.ts';

/**
 * A line of text for each pile, the cards from the bottom up. In the short form cards stand as they are typed and a hidden
 * one is a question mark: `t1: ? 9c ? 5h`; otherwise all is told in words.
 */
export function textLines(words: Words, session: Session, isShort: boolean): string[] {
  return session.piles.map((_, pile) =>
    isShort ? shortLine(words, session, pile) : longLine(words, session, pile),
  );
}

function shortLine(words: Words, session: Session, pile: number): string {
  const { id, kind, cards } = session.piles[pile]!;
  const seen = inSight(session, pile).map(({ face }) => (face === undefined ? '?' : typedCard(face, words)));
  const isCounted = seen.length === 0 && (kind === 'stock' || cards.length > 0);
  return `${id}: ${isCounted ? cards.length : seen.join(' ') || '-'}`;
}

function longLine(words: Words, session: Session, pile: number): string {
  const names: string[] = [];
  let hidden = 0;
  const tellHidden = (): void => {
    if (hidden > 0) names.push(words.format('hidden-cards', { n: hidden }));
    hidden = 0;
  };
  for (const { face } of inSight(session, pile)) {
    if (face === undefined) hidden++;
    else {
      tellHidden();
      names.push(cardName(words, face));
    }
  }
  tellHidden();
  const facts = { id: session.piles[pile]!.id, pile: pileSaid(session, pile, words) };
  if (names.length === 0) return words.format('text-board-bare', facts);
  return words.format('text-board-pile', { ...facts, cards: words.list(names, 'in order') });
}

/** The cards of a pile from the first one on that lies in sight; of columns all, hidden ones too. */
function inSight(session: Session, pile: number): Session['piles'][number]['cards'] {
  const { kind, cards } = session.piles[pile]!;
  const [first = PLACE] = stopsOf(session, pile);
  if (first === PLACE) return kind === 'column' ? cards : [];
  return kind === 'column' ? cards : cards.slice(first);
}
