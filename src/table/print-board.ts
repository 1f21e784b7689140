import { css, html, nothing, render, type LitElement, type TemplateResult } from 'lit';
import { isRed, rankOf, suitOf, type Face } from '../cards/card.ts';
import type { Session } from '../session/session.ts';
import type { PileView } from '../session/views.ts';
import { menuWords } from '../text/menu-words.ts';
import { namedBy, pileName } from '../text/pile-words.ts';
import type { Words } from '../text/words.ts';
import { PLACE, stopsOf } from './focus-stops.ts';
import type { Lines } from './lines.ts';
import { scoreOf } from './score.ts';
import { tableLabel } from './speech.ts';
import { wear } from './worn-styles.ts';

/** Signs of the suits, as letters and not as pictures; the red ones are hollow, since few print in colours. */
const SUITS = ['♣', '♠', '♡', '♢'].map((sign) => `${sign}\uFE0E`);

const printStyles = css`
  .printed {
    display: none;
  }
  @media print {
    :host {
      container-type: normal !important;
      block-size: auto !important;
      overflow: visible !important;
    }
    .table {
      display: none;
    }
    .printed {
      display: block;
      color: #000;
      background: #fff;
    }
    .printed h1 {
      margin: 0;
      font-size: 1.5em;
    }
    .printed .piles {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: 1em 0.5em;
      margin-block: 1em;
      break-inside: avoid;
    }
    .printed .placed {
      position: absolute;
    }
    .printed b {
      display: block;
      font-size: 0.625em;
      font-weight: 400;
    }
    .printed span {
      display: block;
      inline-size: 2.6em;
      border: 1px solid #000;
      border-radius: 0.3em;
      padding: 0.1em 0.2em;
      margin-block-start: -1px;
      white-space: nowrap;
    }
    .printed .hidden {
      border-style: dashed;
    }
    .printed .red {
      font-style: italic;
    }
  }
`;

/** The table, as far as it is printed. */
export interface PrintHost {
  readonly element: LitElement;
  readonly lines: Lines;
  session(): Session | undefined;
}

/** Prints the position with little ink, by whatever way somebody prints the page: black signs in boxes instead of the table. */
export class PrintBoard {
  readonly #host: PrintHost;
  readonly #page = document.createElement('div');

  constructor(host: PrintHost) {
    this.#host = host;
    const { element } = host;
    this.#page.className = 'printed';
    element.renderRoot.append(this.#page);
    wear(element.shadowRoot, printStyles);
    element.addController({
      hostConnected: () => {
        window.addEventListener('beforeprint', this.#fill);
        window.addEventListener('afterprint', this.#empty);
      },
      hostDisconnected: () => {
        window.removeEventListener('beforeprint', this.#fill);
        window.removeEventListener('afterprint', this.#empty);
      },
    });
  }

  readonly #fill = (): void => {
    const session = this.#host.session();
    if (!session) return;
    render(printed(menuWords(this.#host.lines.words), session), this.#page);
    for (const pile of this.#page.querySelectorAll<HTMLElement>('.placed')) place(pile);
  };

  readonly #empty = (): void => void render(nothing, this.#page);
}

/** Puts a pile of an overlapping layout where it lies; not by an attribute, which a strict page would not let pass. */
function place({ style, dataset, parentElement }: HTMLElement): void {
  const [x, y] = [Number(dataset['x']), Number(dataset['y'])];
  style.left = `${x * 3.4}em`;
  style.top = `${y * 3.2}em`;
  if (parentElement) parentElement.style.blockSize = `${y * 3.2 + 4}em`;
}

function printed(words: Words, session: Session): TemplateResult {
  const isColumn = ({ kind }: PileView): boolean => kind === 'column';
  const group = (piles: readonly PileView[]): TemplateResult =>
    html`<div class="piles">
      ${piles.map((pile) => printedPile(words, session, pile, session.piles.indexOf(pile)))}
    </div>`;
  return html`<h1>${tableLabel(words, session)}</h1>
    <p>
      ${scoreOf(words, session, false)
        .map(({ text }) => text)
        .join(' · ')}
    </p>
    ${group(session.piles.filter((pile) => !isColumn(pile)))} ${group(session.piles.filter(isColumn))}`;
}

function printedPile(words: Words, session: Session, pile: PileView, index: number): TemplateResult {
  const { id, kind, cards, at } = pile;
  const ids = session.piles.map((each) => each.id);
  const [first = PLACE] = stopsOf(session, index);
  const seen = kind === 'column' ? cards : first === PLACE ? [] : cards.slice(first);
  const name = pileName(words, id, ids, namedBy(session.game.rules));
  return html`<div class=${at ? 'placed' : ''} data-x=${at?.x ?? nothing} data-y=${at?.y ?? nothing}>
    <b>${at ? nothing : name}${seen.length === 0 && cards.length > 0 ? `: ${cards.length}` : nothing}</b>
    ${seen.map(({ face }) => printedCard(words, face))}
  </div>`;
}

function printedCard(words: Words, face: Face | undefined): TemplateResult {
  if (face === undefined) return html`<span class="hidden">&nbsp;</span>`;
  const rank = words.format('rank-marks').split(' ')[rankOf(face)] ?? '';
  return html`<span class=${isRed(face) ? 'red' : ''}>${rank}${SUITS[suitOf(face)]}</span>`;
}
