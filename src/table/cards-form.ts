import { html, type TemplateResult } from 'lit';
import type { DealNumber } from '../cards/deal-number.ts';
import { readDealText, type DealTextFault } from '../session/deal-text.ts';
import type { Playable } from '../session/playable.ts';
import { cardsNamed } from '../text/card-words.ts';
import { textBoardWords } from '../text/text-board-words.ts';
import type { Words } from '../text/words.ts';

/** Cards that a sentence names at most. */
const MOST_NAMED = 6;

/** What became of the form for the cards of a deal. */
export interface CardsFormActions {
  /** The cards that were typed are those of this deal. */
  open(deal: DealNumber): void;
  /** They are not: this is what is wrong. */
  complain(problem: string): void;
  close(): void;
}

/** A form for the cards of a deal as text. A module of its own, fetched when somebody wants to type or paste some. */
export function cardsForm(
  words: Words,
  game: Playable,
  text: string,
  problem: string | undefined,
  actions: CardsFormActions,
): TemplateResult {
  const known = textBoardWords(words);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = event.target instanceof HTMLFormElement ? new FormData(event.target).get('cards') : '';
    const read = readDealText(game, typeof field === 'string' ? field : '');
    if (read.ok) actions.open(read.deal);
    else actions.complain(faultSentence(known, game, read));
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') actions.close();
  };
  return html`<form class="panel" id="cards-form" novalidate @submit=${submit} @keydown=${closeOnEscape}>
    <label for="cards">${known.format('cards-prompt')}</label>
    <textarea
      id="cards"
      name="cards"
      rows="8"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-describedby="cards-help"
      aria-invalid=${problem ? 'true' : 'false'}
      .value=${text}
    ></textarea>
    <p id="cards-help" aria-live="polite">${problem ?? known.format('cards-help')}</p>
    <p class="choices">
      <button type="button" @click=${() => actions.close()}>${words.format('cancel')}</button>
      <button type="submit" class="main">${words.format('deal-number-play')}</button>
    </p>
  </form>`;
}

/** What is wrong with the cards of a deal, as a sentence for the player. */
export function faultSentence(words: Words, game: Playable, fault: DealTextFault): string {
  switch (fault.reason) {
    case 'empty':
    case 'other piles':
      return words.format(`cards-${fault.reason.replace(' ', '-')}`);
    case 'unreadable':
      return words.format('cards-unreadable', { word: fault.word.slice(0, 20) });
    case 'other cards': {
      const deck = new Set(game.mechanism.deck.faces);
      const told = (which: 'missing' | 'extra'): string => {
        const faces = [...new Set(fault[which])];
        const known = cardsNamed(words, faces.slice(0, MOST_NAMED), new Set([...deck, ...faces]), 'and');
        const more = Math.max(0, faces.length - MOST_NAMED);
        return faces.length === 0 ? '' : words.format(`cards-${which}`, { cards: known, more });
      };
      return [words.format('cards-other'), told('missing'), told('extra')].filter(Boolean).join(' ');
    }
  }
}
