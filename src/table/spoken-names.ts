import type { Face } from '../cards/card.ts';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import { namedBy, pileLabel, pileName } from '../text/pile-words.ts';
import type { Words } from '../text/words.ts';
import type { Board } from './board.ts';
import { PLACE, stopsOf } from './focus-stops.ts';
import { stockNote } from './stock-note.ts';

/** Stands for the name of a card; no text that people write contains it. */
const CARD = '\u{E002}';

/** Names all on a board for those who listen: a pile is a group of its cards, or where it shows none, one thing itself. */
export class SpokenNames {
  readonly #board: Board;
  #words: Words | undefined;
  /** Each made once: a table says hundreds of them. */
  #cards = new Map<Face, string>();
  /** What is said around a card's name, by its place in a pile of so many: words and numbers are slow to put together. */
  #places = new Map<string, readonly string[]>();

  constructor(board: Board) {
    this.#board = board;
  }

  /** Names a pile and its cards, in the order in which they are heard. */
  tell(session: Session, index: number, words: Words): void {
    if (words !== this.#words) {
      this.#cards.clear();
      this.#places.clear();
    }
    this.#words = words;
    const { cards } = session.piles[index]!;
    const stops = stopsOf(session, index);
    const { layer, pictures } = this.#board;
    cards.forEach(({ place, face }, card) => {
      const isNamed = face !== undefined && stops.includes(card);
      const name = isNamed ? this.#name(words, face, card + 1, cards.length) : undefined;
      call(layer.cards[place]!, 'button', name);
    });
    const pile = pictures.piles[index]!;
    const isAlone = stops.includes(PLACE);
    call(pile, isAlone ? 'button' : 'group', pileSaid(session, index, words));
    if (isAlone) pile.removeAttribute('aria-owns');
    else pile.setAttribute('aria-owns', stops.map((card) => `n${cards[card]!.place}`).join(' '));
  }

  #name(words: Words, face: Face, place: number, of: number): string {
    const card = this.#cards.get(face) ?? cardName(words, face);
    this.#cards.set(face, card);
    const key = `${place} ${of}`;
    const around = this.#places.get(key) ?? words.format('card-label', { card: CARD, place, of }).split(CARD);
    this.#places.set(key, around);
    return around.join(card);
  }
}

/** What can be pressed can be focused; what has no name is nothing to those who listen. */
function call(element: HTMLElement, role: 'button' | 'group', name: string | undefined): void {
  const attributes = {
    role: name === undefined ? undefined : role,
    'aria-label': name,
    tabindex: name !== undefined && role === 'button' ? '-1' : undefined,
  };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
}

/** What is said of a pile: its name, and how many cards lie there; of a stock how often it may be turned. */
export function pileSaid(session: Session, index: number, words: Words): string {
  const { id, kind, cards } = session.piles[index]!;
  const ids = session.piles.map((pile) => pile.id);
  const by = namedBy(session.game.rules);
  const note = kind === 'stock' ? stockNote(session) : undefined;
  if (note) return `${pileName(words, id, ids, by)}, ${note.label(words)}`;
  const down = cards.filter(({ face }) => face === undefined).length;
  return pileLabel(words, id, ids, cards.length, down, by);
}
