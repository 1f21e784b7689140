import { packTap } from '../engine/move.ts';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import { keyWords } from '../text/key-words.ts';
import { menuWords } from '../text/menu-words.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import { textBoardWords } from '../text/text-board-words.ts';
import { capitalised, type Words } from '../text/words.ts';
import type { Desk } from './desk.ts';
import type { Standing } from './focus-walk.ts';
import { leadingCards } from './lamp.ts';
import { liftFrom } from './lift.ts';
import type { Lines } from './lines.ts';
import { textLines } from './text-lines.ts';
import { whereTo, whereToSaid } from './where-to.ts';

/** What may be asked by a key: the whole table, one pile, where a card can go, the last move, all moves; why it does not finish. */
export type Question = 'board' | 'column' | 'where' | 'moved' | 'moves' | 'finish';

/** Answers aloud; `at` is where the focus stands. */
export function answer(question: Question, at: Standing, { play, service }: Desk, lines: Lines): void {
  const { session } = play;
  if (!session) return;
  const words = keyWords(textBoardWords(menuWords(lines.words)));
  switch (question) {
    case 'board':
      return lines.say(sentences(words, textLines(words, session, false)));
    case 'column':
      return lines.say(sentences(words, textLines(words, session, false).slice(at.pile, at.pile + 1)));
    case 'where': {
      const lifted = service?.hand.carried ?? liftFrom(session, at.pile, at.card);
      const isRefused = 'reason' in lifted;
      return lines.say(
        isRefused ? refusalSentence(words, lifted.reason) : whereToSaid(words, session, lifted),
      );
    }
    case 'moved':
      return lines.say(service?.lastMove.said ?? words.format('moves-none'));
    case 'moves':
      return lines.say(movesSaid(words, session));
    case 'finish':
      if (service?.isShut()) lines.note({ text: refusalSentence(words, 'readonly') });
      else if (!session.won) lines.note({ text: words.format('text-board-not-yet') });
      return undefined;
  }
}

function sentences(words: Words, texts: readonly string[]): string {
  return texts.map((text) => `${capitalised(text, words)}.`).join(' ');
}

/** All cards that can go somewhere, each with where to; and whether the stock can be turned. */
function movesSaid(words: Words, session: Session): string {
  const leading = new Set(leadingCards(session));
  const said = session.piles.flatMap(({ cards }, pile) =>
    cards.flatMap(({ place, face }, card) => {
      const count = cards.length - card;
      if (face === undefined || !leading.has(place)) return [];
      const piles = words.list(whereTo(words, session, { pile, count }), 'or');
      const facts = { card: cardName(words, face), more: count - 1, piles };
      return [capitalised(words.format('can-go', facts), words)];
    }),
  );
  const { stock } = session.game.mechanism;
  const canTurn = stock >= 0 && session.refusal(packTap(stock)) === undefined;
  if (canTurn) said.push(words.format('can-turn'));
  return said.length > 0 ? said.join(' ') : words.format('no-moves');
}
