import { fixture, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/games/index.ts';
import { defineTable } from '../../src/table/define.ts';
import type { CardPile } from '../../src/table/card-pile.ts';
import type { PlayingCard } from '../../src/table/playing-card.ts';
import { SolitaireTable } from '../../src/table/solitaire-table.ts';
import type { MoveWish } from '../../src/table/public-moves.ts';
import { until } from '../tools/until.ts';

defineTable();

/** A point of the page, CSS px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A box of this size, CSS px, in the page's upper left corner. */
export async function box(width = 360, height = 560): Promise<HTMLElement> {
  const element = await fixture<HTMLElement>('<div></div>');
  Object.assign(element.style, { position: 'fixed', inset: '0 auto auto 0' });
  resize(element, width, height);
  return element;
}

/** Gives a box another size, CSS px. */
export function resize(element: HTMLElement, width: number, height: number): void {
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
}

/** An element with these attributes, not on the page yet. Nothing follows by itself, unless they ask for it. */
export function makeTable(attributes: Readonly<Record<string, string>>): SolitaireTable {
  const table = new SolitaireTable();
  for (const [name, value] of Object.entries({ auto: 'off', ...attributes })) table.setAttribute(name, value);
  table.style.height = '100%';
  return table;
}

/** A table that has dealt, and whose cards lie where they belong. */
export async function tableWith(
  attributes: Readonly<Record<string, string>>,
  parent?: Node,
): Promise<SolitaireTable> {
  const table = makeTable(attributes);
  (parent ?? (await box())).appendChild(table);
  await table.ready;
  await still(table);
  return table;
}

/** A table that tells nothing of the truth about its deal by itself. */
export function quietTable(
  game: string,
  deal: string,
  more: Readonly<Record<string, string>> = {},
): Promise<SolitaireTable> {
  return tableWith({ game, deal, truth: 'off', ...more });
}

/** Ends what flies, and waits until the picture is up to date. */
export async function still(table: SolitaireTable): Promise<void> {
  await table.updateComplete;
  await nextFrame();
  await nextFrame();
  land(table);
  await nextFrame();
}

/** Brings all that flies to where it belongs, at once. */
export function land(table: SolitaireTable): void {
  const flights = root(table).querySelector('.board')?.getAnimations({ subtree: true }) ?? [];
  for (const flight of flights) flight.finish();
}

/** The shadow root of a table. */
export function root(table: SolitaireTable): ShadowRoot {
  if (!table.shadowRoot) throw new Error('the table has no shadow root yet');
  return table.shadowRoot;
}

/** All card elements, in the order of the deal. */
export function cards(table: SolitaireTable): PlayingCard[] {
  return [...root(table).querySelectorAll<PlayingCard>('.card')];
}

/** The first face-up card of a name: `8S`. */
export function card(table: SolitaireTable, name: string): PlayingCard {
  const found = cards(table).find(
    (each) => `${each.getAttribute('rank')}${each.getAttribute('suit')}` === name,
  );
  if (!found) throw new Error(`no ${name} lies face up`);
  return found;
}

/** The element of a pile: `t2`. */
export function pile(table: SolitaireTable, id: string): CardPile {
  const found = root(table).querySelector<CardPile>(`#${id}`);
  if (!found) throw new Error(`there is no pile ${id}`);
  return found;
}

/** A button of the toolbar or a panel, by its id. */
export function button(table: SolitaireTable, id: string): HTMLButtonElement {
  const found = root(table).querySelector<HTMLButtonElement>(`button#${id}`);
  if (!found) throw new Error(`there is no button ${id}`);
  return found;
}

/** What was said last. */
export function spoken(table: SolitaireTable): string {
  return root(table).querySelector('.said')?.textContent.trim() ?? '';
}

/** What is to be read in the quiet line over the cards. */
export function shown(table: SolitaireTable): string {
  return root(table).querySelector('.notice')?.textContent.trim() ?? '';
}

/** Where an element shows something that is not covered: near its upper left corner. */
export function cornerOf(element: Element): Place {
  const { x, y, width } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 3), y: Math.round(y + 8) };
}

/** Presses and lets go of the mouse. */
export async function tap(where: Element | Place): Promise<void> {
  const { x, y } = 'x' in where ? where : cornerOf(where);
  await sendMouse({ type: 'click', position: [x, y] });
}

/** Takes hold of something with the mouse and moves it, without letting go. */
export async function grab(from: Element | Place, to: Place): Promise<void> {
  const { x, y } = 'x' in from ? from : cornerOf(from);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [Math.round((x + to.x) / 2), Math.round((y + to.y) / 2)] });
  await sendMouse({ type: 'move', position: [Math.round(to.x), Math.round(to.y)] });
  await nextFrame();
}

/** Drags with the mouse. */
export async function drag(from: Element | Place, to: Element | Place): Promise<void> {
  await grab(from, 'x' in to ? to : cornerOf(to));
  await sendMouse({ type: 'up' });
}

/** Lets the mouse go. */
export async function letGo(): Promise<void> {
  await sendMouse({ type: 'up' });
}

export { resetMouse, until };

/**
 * Taps with a finger that is only told of, in every engine alike, at a time of its own in milliseconds: no test has to
 * wait. Between `freeFingers` and `holdFingers`.
 */
export function finger(table: SolitaireTable, { x, y }: Place, at: number): void {
  const board = root(table).querySelector('.board');
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    board?.dispatchEvent(event);
  }
}

const capture = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture');

/** From now on pointers need not exist to be captured. */
export function freeFingers(): void {
  Element.prototype.setPointerCapture = () => undefined;
}

/** From now on they must exist again. */
export function holdFingers(): void {
  if (capture) Object.defineProperty(Element.prototype, 'setPointerCapture', capture);
}

/** Plays moves as they are written in a record: `t1t3x2.s`. Throws at the first one that is refused. */
export function playAll(table: SolitaireTable, moves: string): void {
  for (const text of moves.split('.')) {
    const outcome = table.play(moveOf(text));
    if (!outcome.ok) throw new Error(`${text}: ${outcome.reason}`);
  }
}

/** Reads a move as it is written: `t1t3x2`, `s`. */
export function moveOf(text: string): MoveWish {
  if (text === 's') return { stock: true };
  const [, from = '', to = '', count = '1'] = /^([a-z]\d*)([a-z]\d*)(?:x(\d+))?$/.exec(text) ?? [];
  return { from, to, count: Number(count) };
}

/** Collects the events of these names that come out of an element, in their order. */
export function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  ...names: readonly Name[]
): HTMLElementEventMap[Name][] {
  const heard: HTMLElementEventMap[Name][] = [];
  for (const name of names) element.addEventListener(name, (event) => heard.push(event));
  return heard;
}

/** The address of the sheet of faces that a table shows now; empty before there is one. */
export function sheetOf(table: SolitaireTable): string {
  const card = cards(table).find((each) => each.form === 'row');
  return (card && /url\("(.*)"\)/.exec(getComputedStyle(card).backgroundImage)?.[1]) ?? '';
}

/** All elements of a tree and of the shadow trees in it. */
export function everything(top: Element | ShadowRoot): Element[] {
  return [...top.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}
