import { nextFrame } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { cards, resize, root, type Place } from './harness.ts';

/** Numbers that look drawn, from 0 to below 1: the same for the same seed (mulberry32). */
export function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Sizes that a table may be given, CSS px. */
const SIZES = [
  [360, 560],
  [560, 300],
  [320, 256],
  [800, 600],
] as const;

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[' ', ' ', 'Enter', 'Escape', 'd', 'f', 'u', 'r', 'a', '1', '2', '3', '7', 'q', 'k', 's', 'h'],
];

/** A hand that does anything at all at a table, mostly too early. Pointers and keys are only told of, as `finger` does. */
export class RandomHand {
  /** What it did, newest last: for whoever has to do it again. */
  readonly deeds: string[] = [];
  readonly #table: SolitaireTable;
  readonly #box: HTMLElement;
  readonly #draw: () => number;
  /** Time of the events, in milliseconds. */
  #at = 1000;

  constructor(table: SolitaireTable, box: HTMLElement, seed: number) {
    this.#table = table;
    this.#box = box;
    this.#draw = drawnFrom(seed);
  }

  /** Whether something happens that does so in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.#draw() * 100 < percent;
  }

  /** One gesture. Whatever it began is over then, but for what flies. */
  async gesture(): Promise<void> {
    const gestures: (readonly [weight: number, () => unknown])[] = [
      [28, () => this.#taps(1)],
      [6, () => this.#taps(3)],
      [30, () => this.#drag()],
      [4, () => this.#twoFingers()],
      [12, () => this.#key()],
      [8, () => this.#rewind()],
      [4, () => this.#resize()],
      [3, () => this.#hide()],
      [2, () => this.#dress()],
      [2, () => this.#press('finish')],
      [1, () => this.#press('new-deal')],
    ];
    let left = this.#draw() * gestures.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, act] of gestures) {
      left -= weight;
      if (left < 0) {
        await act();
        return;
      }
    }
  }

  #did(what: string): void {
    this.deeds.push(what);
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#draw() * items.length)]!;
  }

  /** On a card or a pile as it is drawn, wherever it is just now, or anywhere. */
  #spot(): Place {
    const things = [...cards(this.#table), ...root(this.#table).querySelectorAll('.board card-pile')];
    const thing = this.chance(85) ? this.#pick(things) : undefined;
    const { x, y, width, height } = (thing ?? this.#box).getBoundingClientRect();
    return { x: Math.round(x + width * this.#draw()), y: Math.round(y + height * this.#draw()) };
  }

  #tell(type: string, { x, y }: Place, more: PointerEventInit = {}): void {
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      ...more,
    });
    Object.defineProperty(event, 'timeStamp', { value: (this.#at += 40) });
    root(this.#table).querySelector('.board')?.dispatchEvent(event);
  }

  #taps(times: number): void {
    const spot = this.#spot();
    const pointerType = this.#pick(['mouse', 'touch']);
    this.#did(`${times} taps at ${spot.x},${spot.y} by ${pointerType}`);
    for (let tap = 0; tap < times; tap++) {
      this.#tell('pointerdown', spot, { pointerType });
      this.#tell('pointerup', spot, { pointerType });
    }
    this.#at += this.#pick([0, 200, 2000]);
  }

  async #drag(): Promise<void> {
    const [from, to] = [this.#spot(), this.#spot()];
    const ends = [
      'up',
      'up',
      'up',
      'up',
      'cancel',
      'lost',
      'finger',
      'undo',
      'resize',
      'key',
      'tap',
    ] as const;
    const end = this.#pick(ends);
    this.#did(`drag from ${from.x},${from.y} to ${to.x},${to.y}, ends by ${end}`);
    this.#tell('pointerdown', from);
    for (const part of [0.3, 0.7, 1]) {
      const way = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.#tell('pointermove', way);
      if (this.chance(40)) await nextFrame();
    }
    if (end === 'cancel') this.#tell('pointercancel', to);
    if (end === 'lost') this.#tell('lostpointercapture', to);
    if (end === 'finger') this.#tell('pointerdown', from, { pointerId: 2, isPrimary: false });
    if (end === 'undo') this.#table.undo();
    if (end === 'resize') this.#resize();
    if (end === 'key') this.#key();
    if (end === 'tap') this.#table.tapStock();
    if (end === 'resize' && this.chance(50)) await nextFrame();
    this.#tell('pointermove', to);
    this.#tell('pointerup', to);
    if (end === 'finger') this.#tell('pointerup', from, { pointerId: 2, isPrimary: false });
  }

  #twoFingers(): void {
    const [one, other] = [this.#spot(), this.#spot()];
    this.#did(`two fingers at ${one.x},${one.y} and ${other.x},${other.y}`);
    this.#tell('pointerdown', one);
    this.#tell('pointerdown', other, { pointerId: 2, isPrimary: false });
    this.#tell('pointermove', other);
    this.#tell('pointerup', other, { pointerId: 2, isPrimary: false });
    this.#tell('pointerup', one);
  }

  #key(): void {
    const key = this.#pick(KEYS);
    const focused =
      root(this.#table).activeElement ?? root(this.#table).querySelector('.board [tabindex="0"]');
    this.#did(`key ${key}`);
    if (focused instanceof HTMLElement) focused.focus();
    focused?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  }

  #rewind(): void {
    const way = this.#pick(['undo', 'undo', 'undo', 'redo', 'redo', 'restart'] as const);
    this.#did(way);
    this.#table[way]();
  }

  #resize(): void {
    const [width, height] = this.#pick(SIZES);
    this.#did(`size ${width} by ${height}`);
    resize(this.#box, width, height);
  }

  /** The tab goes out of sight and comes back, perhaps while a deal is laid out. */
  async #hide(): Promise<void> {
    const isDealt = this.chance(50);
    this.#did(isDealt ? 'new deal, hidden' : 'hidden');
    if (isDealt) this.#table.newDeal(String(1 + Math.floor(this.#draw() * 1000)));
    for (const state of ['hidden', 'visible'] as const) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      if (this.chance(50)) await nextFrame();
    }
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
  }

  #dress(): void {
    const what = this.#pick(['left-handed', 'sideways', 'index', 'theme', 'tap'] as const);
    this.#did(what);
    if (what === 'left-handed') this.#table.leftHanded = !this.#table.leftHanded;
    if (what === 'sideways') this.#table.sideways = this.#table.sideways === 'on' ? 'off' : 'on';
    if (what === 'index') this.#table.index = this.#table.index === 'big' ? 'normal' : 'big';
    if (what === 'theme') this.#table.theme = this.#table.theme === 'dark' ? 'light' : 'dark';
    if (what === 'tap') this.#table.tap = this.#table.tap === 'best' ? 'select' : 'best';
  }

  #press(button: string): void {
    this.#did(button);
    root(this.#table).querySelector<HTMLElement>(`#${button}`)?.click();
  }
}
