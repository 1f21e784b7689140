import { gameById } from '../games/index.ts';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import { stepsSaid } from '../text/step-words.ts';
import type { Words } from '../text/words.ts';
import { durationText } from './duration-text.ts';
import type { Lifted } from './lift.ts';
import type { Deed } from './play.ts';
import type { TableStep } from './public-steps.ts';

/** What is said when something was done: a move is told step by step, the rest in a word. */
export function deedSaid(words: Words, session: Session, deed: Deed, steps: readonly TableStep[]): string {
  if (deed !== 'move') return words.format(`said-${deed}`);
  const ids = session.piles.map(({ id }) => id);
  const said = stepsSaid(words, steps, ids);
  return session.won ? `${said} ${winSaid(words, session)}` : said;
}

/** The sentence about a win. */
export function winSaid(words: Words, session: Session): string {
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
  return named(words, session, 'table-label') ?? words.format('deal-label', { deal: session.deal });
}

/** What is said when another deal lies on the table. */
export function welcomeSaid(words: Words, session: Session): string {
  return named(words, session, 'said-new-deal') ?? words.format('deal-label', { deal: session.deal });
}

function named(words: Words, { game, deal }: Session, id: string): string | undefined {
  const name = game.id === undefined ? undefined : gameById(game.id)?.name;
  return name === undefined ? undefined : words.format(id, { name, deal });
}
