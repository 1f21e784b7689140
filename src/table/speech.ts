import { dealName } from '../cards/deal-name.ts';
import { knownGame } from '../games/known.ts';
import type { Session } from '../session/session.ts';
import { cardName, writtenCardName } from '../text/card-words.ts';
import { namedBy } from '../text/pile-words.ts';
import { stepsSaid } from '../text/step-words.ts';
import { capitalised, type Words } from '../text/words.ts';
import { durationText } from './duration-text.ts';
import type { Lifted } from './lift.ts';
import type { Deed } from './play.ts';
import type { TableStep } from '../session/public-steps.ts';

/** What is said when something was taken back or done again. */
export function deedSaid(words: Words, deed: Exclude<Deed, 'move' | 'follow'>): string {
  return words.format(`said-${deed}`);
}

/** What is said of a move, and of a win by it. */
export function moveSaid(
  words: Words,
  session: Session,
  steps: readonly TableStep[],
  followed: readonly TableStep[],
): string {
  const said = gestureSaid(words, session, steps, followed);
  return session.won ? `${said} ${winSaid(words, session)}` : said;
}

/**
 * What a move did: it is told step by step, and of what followed by itself only how many cards went home (a lone
 * one by its name) and what has turned up.
 */
export function gestureSaid(
  words: Words,
  session: Session,
  steps: readonly TableStep[],
  followed: readonly TableStep[],
): string {
  const ids = session.piles.map(({ id }) => id);
  const by = namedBy(session.game.rules);
  const home = followed.filter(({ kind }) => kind === 'carry').flatMap(({ cards }) => cards);
  const facts = { n: home.length, cards: words.list(home.map((card) => writtenCardName(words, card))) };
  const shown = followed.filter(({ kind }) => kind === 'turn' || kind === 'refill');
  return [
    stepsSaid(words, steps, ids, by),
    home.length > 0 ? capitalised(words.format('said-went-home', facts), words) : '',
    stepsSaid(words, shown, ids, by),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The sentence about a win, or about a way to one that was shown. */
export function winSaid(words: Words, session: Session): string {
  if (session.shown) return words.format('line-playing');
  return words.format('win', { moves: session.moves, time: durationText(session.clock.ms) });
}

/** What is said when cards are taken up: "Picked up 9 of hearts with 2 cards." */
export function pickedUpSaid(words: Words, session: Session, { pile, count }: Lifted): string {
  const face = session.piles[pile]!.cards.at(-count)?.face;
  const card = face === undefined ? words.format('hidden-card') : cardName(words, face);
  return words.format('picked-up', { card, more: count - 1 });
}

/** What the table is called: its game and deal, or the deal alone where the rules came from elsewhere. */
export function tableLabel(words: Words, session: Session): string {
  return named(words, session, 'table-label') ?? words.format('deal-label', { deal: dealName(session.deal) });
}

/** What is said when another deal lies on the table, or one is gone on with. */
export function welcomeSaid(words: Words, session: Session): string {
  return (
    named(words, session, 'said-new-deal') ?? words.format('deal-label', { deal: dealName(session.deal) })
  );
}

function named(words: Words, { game, deal, moves }: Session, id: string): string | undefined {
  const name = game.id === undefined ? undefined : knownGame(game.id)?.name;
  return name === undefined ? undefined : words.format(id, { name, deal: dealName(deal), moves });
}
