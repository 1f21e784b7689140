import { isFoundation } from '../engine/pile-names.ts';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import { pileFacts } from '../text/pile-words.ts';
import type { Words } from '../text/words.ts';
import type { HintOutcome } from './advice.ts';
import type { Carry } from './public-moves.ts';

/** A hint, and how far it can be trusted. */
export type Hint = Extract<HintOutcome, { ok: true }>;

/** What is said of a hint: "Hint: 9 of clubs to column 6. It leads to a win." */
export function hintSaid(words: Words, session: Session, hint: Hint): string {
  const { move } = hint;
  const said = 'stock' in move ? words.format('hint-stock') : carrySaid(words, session, move);
  return `${said} ${trustSaid(words, hint)}`;
}

function trustSaid(words: Words, { kind, samples, wins }: Hint): string {
  if (wins === 0) return words.format('hint-guess');
  if (kind === 'all-seeing') return words.format('hint-knows');
  return samples === 1 ? words.format('hint-sure') : words.format('hint-sampled', { wins, samples });
}

function carrySaid(words: Words, session: Session, { from, to, count }: Carry): string {
  const { mechanism } = session.game.rules;
  const cardsOf = (id: string, n: number): string[] => {
    const { cards } = session.piles.find((pile) => pile.id === id) ?? { cards: [] };
    return cards
      .slice(-n)
      .map(({ face }) => (face === undefined ? words.format('hidden-card') : cardName(words, face)));
  };
  const [card = '', ...more] = cardsOf(from, count);
  if (mechanism === 'removal') {
    const pair = isFoundation(to) ? [] : cardsOf(to, 1);
    return words.format('hint-remove', { cards: words.list([card, ...pair]) });
  }
  const ids = session.piles.map(({ id }) => id);
  return words.format('hint-carry', { ...pileFacts(to, ids, mechanism), card, more: more.length });
}
