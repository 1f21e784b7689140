import { isFoundation } from '../engine/pile-names.ts';
import type { PileId } from '../engine/pile.ts';
import type { TableMove } from '../table/public-moves.ts';
import { saysSomething } from '../table/own-notice.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import { hasTightStrips } from '../table/tight-strips.ts';
import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { PreferenceKeeper } from './preferences.ts';

/**
 * Gestures that are explained, each when it is first needed and never again: a second tap for the card’s next place, a
 * double tap to a foundation, a tap on the stock, a long press, undo, the loupe.
 */
type Lesson = 'again' | 'double' | 'stock' | 'peek' | 'undo' | 'loupe';

/** By this id a lesson is said. */
export const LESSON = 'lesson';

/** A lesson is there for so long, and a press takes it away when it could be read, milliseconds. */
const [shownMs, readMs] = [9000, 2500];

/** A press that went so far was no tap, CSS px. */
const slop = 10;

/** Moves after which somebody who has never touched the stock is told of it. */
const withoutStock = 5;

/** What a move could have been, as far as lessons go. */
interface Made {
  readonly move: TableMove;
  /** Whether a tap on the card has made it. */
  readonly isTap: boolean;
  /** Where else the same cards could have gone. */
  readonly others: readonly PileId[];
}

/** Explains gestures at the table of a page, one at a time and none beside anything else that is said. */
export class Lessons {
  readonly #table: SolitaireTable;
  readonly #words: Words;
  readonly #notices: NoticeBar;
  readonly #preferences: PreferenceKeeper;
  #press: PointerEvent | undefined;
  #shownAt = 0;
  #last: Made | undefined;
  #made: Made | undefined;
  #moves = 0;
  /** Whether a card was wanted that lies under others. */
  #isCovered = false;

  /** Begins at once. */
  constructor(table: SolitaireTable, words: Words, notices: NoticeBar, preferences: PreferenceKeeper) {
    this.#table = table;
    this.#words = words;
    this.#notices = notices;
    this.#preferences = preferences;
    table.addEventListener('pointerdown', (event) => {
      this.#press = event;
      if (event.timeStamp - this.#shownAt > readMs) notices.hide(LESSON);
    });
    table.addEventListener('pointermove', ({ clientX, clientY }) => {
      const press = this.#press;
      if (press && Math.hypot(clientX - press.clientX, clientY - press.clientY) > slop)
        this.#press = undefined;
    });
    table.addEventListener('keydown', () => (this.#press = undefined));
    table.addEventListener('solitaire-move', ({ move, by }) => {
      if (by === 'hand') this.#made = this.#look(move);
    });
    table.addEventListener('solitaire-refused', ({ reason }) => {
      this.#isCovered ||= ['only the top card', 'not a run', 'covered'].includes(reason);
    });
    table.addEventListener('solitaire-change', ({ by }) => by === 'hand' && this.#changed());
  }

  #look(move: TableMove): Made {
    const others =
      'stock' in move
        ? []
        : this.#table.legalMoves.flatMap((other) => {
            const isOther = !('stock' in other) && other.from === move.from && other.to !== move.to;
            return isOther && other.count === move.count ? [other.to] : [];
          });
    return { move, isTap: this.#press !== undefined, others };
  }

  #changed(): void {
    const [made, last] = [this.#made, this.#last];
    this.#made = undefined;
    this.#last = made;
    // Whoever does a thing needs no word about it.
    if (!made) return this.#learned('undo');
    this.#moves++;
    if ('stock' in made.move) this.#learned('stock');
    const lesson = this.#due(made, last).find((each) => !this.#taught.includes(each));
    if (lesson) this.#teach(lesson);
  }

  /** What there is a reason to explain now, the most pressing first. */
  #due({ move, isTap, others }: Made, last: Made | undefined): Lesson[] {
    const { legalMoves } = this.#table;
    const isBest = isTap && this.#table.tap === 'best' && !('stock' in move) && !isFoundation(move.to);
    const isBack =
      !('stock' in move) && last && !('stock' in last.move)
        ? move.from === last.move.to && move.to === last.move.from
        : false;
    const canTurn = legalMoves.some((each) => 'stock' in each);
    const isOnly = legalMoves.every((each) => 'stock' in each || isFoundation(each.from));
    const isFinger = this.#press !== undefined && this.#press.pointerType !== 'mouse';
    return [
      ...(isBack ? (['undo'] as const) : []),
      ...(isBest && others.some(isFoundation) ? (['double'] as const) : []),
      ...(isBest && others.length > 0 ? (['again'] as const) : []),
      ...(canTurn && (isOnly || this.#moves >= withoutStock) ? (['stock'] as const) : []),
      ...(this.#isCovered ? (['peek'] as const) : []),
      ...(isFinger && this.#mayLook && hasTightStrips(this.#table.renderRoot) ? (['loupe'] as const) : []),
    ];
  }

  get #mayLook(): boolean {
    return this.#table.peek === 'on' && !this.#taught.includes('loupe');
  }

  get #taught(): readonly string[] {
    return this.#preferences.now.taught.split(' ');
  }

  #learned(lesson: Lesson): void {
    if (this.#taught.includes(lesson)) return;
    this.#preferences.change({ taught: [...this.#taught, lesson].join(' ').trim() });
  }

  #teach(lesson: Lesson): void {
    if (this.#notices.notices.length > 0 || saysSomething(this.#table)) return;
    this.#learned(lesson);
    this.#shownAt = performance.now();
    const by = this.#press?.pointerType === 'mouse' ? 'mouse' : 'finger';
    this.#notices.show({
      id: LESSON,
      text: this.#words.format(`lesson-${lesson}`, { by }),
      choices: [],
      ms: shownMs,
    });
  }
}
