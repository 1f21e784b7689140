import type { Face } from '../cards/card.ts';
import type { Board } from './board.ts';
import type { Focus } from './focus.ts';
import { walk, type Standing, type Walk } from './focus-walk.ts';
import { stopsOf } from './focus-stops.ts';
import type { KeyDeeds } from './key-deeds.ts';
import { columnOf, KeyMap, type KeyDeed } from './key-map.ts';
import { keyName, rewindName } from './key-name.ts';
import type { Question } from './key-questions.ts';
import { CardTyping, TOGETHER_MS } from './key-search.ts';
import type { Service } from './service.ts';

/** Deeds that lead over the table, and the ways that they go. */
const WALKS: { readonly [Deed in KeyDeed]?: Walk } = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  first: 'Home',
  last: 'End',
  above: 'PageUp',
  below: 'PageDown',
};

/** Deeds that only ask something. */
const QUESTIONS = ['board', 'column', 'where', 'moved', 'moves'] as const;

/**
 * Hears keys while the focus is on the board, and only there: it takes no key that it has no use for, and none that is
 * pressed with Ctrl, Alt or Command but for undo and redo.
 */
export class KeyInput {
  readonly #service: Service;
  readonly #board: Board;
  readonly #focus: Focus;
  readonly #deeds: KeyDeeds;
  readonly #ownKeys: () => string;
  readonly #typing = new CardTyping();
  #map: { readonly from: readonly unknown[]; readonly keys: KeyMap } | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Listens on `element`, the board. `ownKeys` tells which keys the player has chosen, as `KeyMap` reads them. */
  constructor(
    element: HTMLElement,
    service: Service,
    board: Board,
    focus: Focus,
    deeds: KeyDeeds,
    ownKeys: () => string,
  ) {
    this.#service = service;
    this.#board = board;
    this.#focus = focus;
    this.#deeds = deeds;
    this.#ownKeys = ownKeys;
    element.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.isComposing || !service.play.session) return;
      board.catchUp();
      if (this.#hear(event)) event.preventDefault();
    });
  }

  /** Which keys do what now. */
  get keys(): KeyMap {
    const { words } = this.#service.lines;
    const own = this.#ownKeys();
    if (this.#map?.from[0] !== words || this.#map.from[1] !== own)
      this.#map = { from: [words, own], keys: new KeyMap(words, own) };
    return this.#map.keys;
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
    clearTimeout(this.#waiting);
    const deed = this.keys.deedOf(key);
    const way = deed && WALKS[deed];
    if (way) this.#walk(way);
    // A key that is held down does its deed once.
    return way !== undefined || this.#act(key, deed, event.timeStamp, event.repeat);
  }

  #walk(way: Walk): void {
    const { session } = this.#service.play;
    const { laid } = this.#board;
    if (!session || !laid) return;
    this.#typing.forget();
    const isCarrying = this.#service.hand.carried !== undefined;
    this.#focus.go(walk(session, laid.piles, this.#focus.at, way, isCarrying));
  }

  #act(key: string, deed: KeyDeed | undefined, now: number, isHeld: boolean): boolean {
    const act = this.#meant(key, deed, now);
    if (act && !isHeld) this.#service.lines.pressed();
    return act !== undefined && (isHeld || act() !== false);
  }

  #meant(key: string, deed: KeyDeed | undefined, now: number): (() => unknown) | undefined {
    const type = (): boolean => this.#type(key, now);
    if (this.#typing.goesOn(key, now, this.#service.lines.words)) return type;
    this.#typing.forget();
    const column = deed && columnOf(deed);
    if (column !== undefined) return this.#service.hand.carried ? () => this.#deeds.toColumn(column) : type;
    // Where nothing is left to look for, the letter need not begin an ace.
    if (deed === 'finish') return () => this.#deeds.finish() || this.#notYet(type());
    return deed ? () => this.#do(deed) : type;
  }

  /** Does it; false where there was nothing to do. */
  #do(deed: KeyDeed): unknown {
    const { controls } = this.#service;
    const deeds: { readonly [Deed in KeyDeed]?: () => unknown } = {
      press: () => this.#deeds.press(),
      back: () => this.#deeds.putBack(),
      deal: () => this.#deeds.deal(),
      home: () => this.#deeds.home(),
      undo: () => this.#deeds.undo(),
      redo: () => this.#deeds.redo(),
      fresh: () => this.#deeds.newDeal(),
      hint: () => controls.buttons.hint(),
      help: () => controls.showKeys(),
      text: () => void this.#service.ask((counsel) => counsel.openText(this.#focus)),
    };
    const question = QUESTIONS.find((each) => each === deed);
    return question ? void this.#ask(question) : deeds[deed]?.();
  }

  #ask(question: Question): unknown {
    return this.#service.ask((counsel) => counsel.tell(question, this.#focus.at));
  }

  /** Says why the game does not finish: unless the letter has begun a card, or as soon as it is clear that it has not. */
  #notYet(hasBegun: boolean): true {
    if (hasBegun) this.#waiting = setTimeout(() => this.#ask('finish'), TOGETHER_MS);
    else this.#ask('finish');
    return true;
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
