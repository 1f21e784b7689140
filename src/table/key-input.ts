import type { Board } from './board.ts';
import type { Focus } from './focus.ts';
import { walk, WALKING, type Standing } from './focus-walk.ts';
import { stopsOf } from './focus-stops.ts';
import type { KeyDeeds } from './key-deeds.ts';
import { keyName, rewindName } from './key-name.ts';
import { CardTyping } from './key-search.ts';
import type { Face } from '../cards/card.ts';
import type { Service } from './service.ts';

/** Keys of the columns, from the first on. */
const COLUMNS = '1234567890-=';

/**
 * Hears keys while the focus is on the board, and only there: it takes no key that it has no use for, and none that is
 * pressed with Ctrl, Alt or Command but for undo and redo.
 */
export class KeyInput {
  readonly #service: Service;
  readonly #board: Board;
  readonly #focus: Focus;
  readonly #deeds: KeyDeeds;
  readonly #typing = new CardTyping();

  /** Listens on `element`, the board. */
  constructor(element: HTMLElement, service: Service, board: Board, focus: Focus, deeds: KeyDeeds) {
    this.#service = service;
    this.#board = board;
    this.#focus = focus;
    this.#deeds = deeds;
    element.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.isComposing || !service.play.session) return;
      board.catchUp();
      if (this.#hear(event)) event.preventDefault();
    });
  }

  /** Whether the key was for the table. */
  #hear(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      const name = rewindName(event);
      if (name) this.#deeds[name]();
      return name !== undefined;
    }
    const key = keyName(event);
    if (key === undefined) return false;
    const way = WALKING.find((each) => each === key);
    if (way) this.#walk(way);
    // A key that is held down does its deed once.
    return way !== undefined || this.#act(key, event.timeStamp, event.repeat);
  }

  #walk(way: (typeof WALKING)[number]): void {
    const { session } = this.#service.play;
    const { laid } = this.#board;
    if (!session || !laid) return;
    const isCarrying = this.#service.hand.carried !== undefined;
    this.#focus.go(walk(session, laid.piles, this.#focus.at, way, isCarrying));
  }

  #act(key: string, now: number, isHeld: boolean): boolean {
    const deed = this.#deed(key, now);
    if (deed && !isHeld) this.#service.lines.pressed();
    return deed !== undefined && (isHeld || deed() !== false);
  }

  #deed(key: string, now: number): (() => unknown) | undefined {
    const deeds = this.#deeds;
    if (key === 'Enter' || key === ' ') return () => deeds.press();
    if (key === 'Escape') return () => deeds.putBack();
    if (key === '?') return () => this.#service.controls.showKeys();
    if (key === '/') return () => this.#service.ask((counsel) => counsel.openText(this.#focus));
    const column = COLUMNS.indexOf(key);
    const { lines } = this.#service;
    if (this.#typing.isBegun(now)) return () => this.#type(key, now);
    if (column >= 0 && this.#service.hand.carried) return () => deeds.toColumn(column + 1);
    const [deal, home, undo, redo, fresh, hint, finish] = lines.text('key-letters').split(' ');
    switch (key) {
      case deal:
        return () => deeds.deal();
      case home:
        return () => deeds.home();
      case undo:
        return () => deeds.undo();
      case redo:
        return () => deeds.redo();
      case fresh:
        return () => deeds.newDeal();
      case hint:
        return () => this.#service.controls.buttons.hint();
      case finish:
        // Where nothing is left to look for, the letter need not begin an ace.
        return () => deeds.finish() || this.#type(key, now);
      default:
        return () => this.#type(key, now);
    }
  }

  #type(key: string, now: number): boolean {
    const { lines } = this.#service;
    const typed = this.#typing.hear(key, now, lines.words);
    if (typeof typed !== 'number') return typed !== undefined;
    const found = this.#find(typed);
    if (found) this.#focus.go(found);
    else lines.say(lines.text('no-such-card'));
    return true;
  }

  /** The next card of a face that lies open, after the one where the focus stands. */
  #find(face: Face): Standing | undefined {
    const piles = this.#service.play.session?.piles ?? [];
    const at = this.#focus.at;
    const all = piles.flatMap(({ cards }, pile) =>
      this.#stops(pile).flatMap((card) => (cards[card]?.face === face ? [{ pile, card }] : [])),
    );
    const isAfter = ({ pile, card }: Standing): boolean =>
      pile > at.pile || (pile === at.pile && card > at.card);
    return all.find(isAfter) ?? all[0];
  }

  #stops(pile: number): number[] {
    const { session } = this.#service.play;
    return session ? stopsOf(session, pile) : [];
  }
}
