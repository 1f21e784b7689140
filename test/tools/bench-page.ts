/**
 * What `npm run bench` does inside of a page: makes tables and, beside them, the same picture of bare divs with the same
 * sheet of faces. The page has a `#stage` that fills it, and this module's exports as `bench`.
 */
import type { TableMove } from '../../src/table/public-moves.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** A card as it is seen. */
interface BareCard {
  readonly transform: string;
  readonly style: Readonly<Record<string, string>>;
}

/** Everything that bare divs need to look like a table. */
export interface Picture {
  readonly cards: readonly BareCard[];
  /** The sheet of faces, as a data URL. */
  readonly sheet: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-table': SolitaireTable;
  }
}

const stage = document.querySelector('#stage') ?? document.body;
const shown = ['backgroundSize', 'backgroundPosition', 'backgroundColor', 'borderRadius'] as const;

let table: SolitaireTable | undefined;
let sheetUrl = '';

/** Resolves after the second frame from now has begun: what was there to be drawn has been drawn then. */
function secondFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Does something right after a frame, and marks its beginning and its second frame. */
async function timed(deed: () => void): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  performance.mark('bench-begin');
  deed();
  await secondFrame();
  performance.mark('bench-end');
}

/** Makes a table on the stage. */
export function makeTable(attributes: Readonly<Record<string, string>>): Promise<void> {
  return timed(() => {
    const made = document.createElement('solitaire-table');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    stage.append(made);
    table = made;
  });
}

/** Deals anew on the table that is there. */
export function dealAnew(deal: string): Promise<void> {
  return timed(() => void theTable().newDeal(deal));
}

/** Takes what is on the stage out of sight; tables keep their sheet of faces there, and cost nothing more. */
export function putAside(): void {
  for (const element of stage.children) element.toggleAttribute('hidden', true);
}

/** Resolves when the table, if there is one, is ready, and nothing moves any more. */
export async function settled(): Promise<void> {
  await table?.ready;
  await secondFrame();
  await Promise.allSettled(table?.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
  await secondFrame();
}

/** What the table's cards look like. */
export async function picture(): Promise<Picture> {
  const cards = cardsOf(theTable());
  let url = '';
  while (!url) {
    await secondFrame();
    url = /url\("(.*)"\)/.exec(getComputedStyle(cards[0]!).backgroundImage)?.[1] ?? '';
  }
  const blob = await (await fetch(url)).blob();
  const sheet = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(blob);
  });
  const seen = cards.map((card) => {
    const style = getComputedStyle(card);
    const look = Object.fromEntries(shown.map((name) => [name, style[name]]));
    const size = { width: `${card.offsetWidth}px`, height: `${card.offsetHeight}px` };
    return { transform: card.style.transform, style: { ...size, ...look } };
  });
  return { cards: seen, sheet };
}

/** Makes the sheet of faces ready for bare divs, decoded, as tables have it. */
export async function takeSheet({ sheet }: Picture): Promise<void> {
  sheetUrl = URL.createObjectURL(await (await fetch(sheet)).blob());
  const image = new Image();
  image.src = sheetUrl;
  await image.decode();
}

/** Puts bare divs on the stage, in place of what is there. */
export function makeDivs({ cards }: Picture): Promise<void> {
  return timed(() => void divs(cards));
}

function divs(cards: readonly BareCard[]): HTMLElement[] {
  const made = cards.map(({ transform, style }) => {
    const div = document.createElement('div');
    div.className = 'bare';
    Object.assign(div.style, style, { transform, backgroundImage: `url("${sheetUrl}")` });
    return div;
  });
  stage.replaceChildren(...made);
  return made;
}

/** Plays moves, as they stand in a record, on the table; gives a point on the first of ten cards that can be moved then. */
export async function runOfTen(moves: string): Promise<{ x: number; y: number }> {
  await settled();
  for (const move of moves.split('.')) {
    const [, from = '', to = '', count = '1'] = /^(t\d)([tf]\d)(?:x(\d+))?$/.exec(move) ?? [];
    const played = theTable().play({ from, to, count: Number(count) });
    if (!played.ok) throw new Error(`${move} is refused: ${played.reason}`);
  }
  await settled();
  const run = theTable().legalMoves.find((move) => 'count' in move && move.count === 10);
  const name = run && 'from' in run && theTable().state?.piles[run.from]?.split(' ').at(-10);
  const card = cardsOf(theTable()).find(
    (each) => each.getAttribute('rank')! + each.getAttribute('suit')! === name,
  );
  if (!card) throw new Error('No ten cards can be moved together');
  const { x, y } = card.getBoundingClientRect();
  return { x: x + 10, y: y + 6 };
}

/** Bare divs, the last ten of which can be dragged as plainly as can be: a transform each, in the frame after a move. */
export function dragDivs({ cards }: Picture): void {
  const held = divs(cards).slice(-10);
  const from = held.map((div) => new DOMMatrix(div.style.transform));
  let start: PointerEvent | undefined;
  let last: PointerEvent | undefined;
  stage.addEventListener('pointerdown', (event) => {
    start = event as PointerEvent;
    for (const div of held) div.classList.add('held');
    stage.setPointerCapture(start.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (!start) return;
    if (!last) requestAnimationFrame(drag);
    last = event as PointerEvent;
  });
  const drag = (): void => {
    if (!start || !last) return;
    const [x, y] = [last.clientX - start.clientX, last.clientY - start.clientY];
    last = undefined;
    held.forEach((div, i) => (div.style.transform = `translate(${from[i]!.e + x}px, ${from[i]!.f + y}px)`));
  };
}

/** How many cards or divs hang on the pointer. */
export function heldCount(): number {
  return (table?.shadowRoot ?? document).querySelectorAll('.held').length;
}

/** How long frames took, in ms: those in which something was done, and all others. */
interface Frames {
  readonly first: number[];
  readonly later: number[];
}

let seen: Frames | undefined;
/** How many of the next frames still show what was done last: the one that waited for it, and the one that draws it. */
let fresh = 0;

/** Notes from now on how long each frame takes. */
export function watchFrames(): void {
  const noted: Frames = { first: [], later: [] };
  seen = noted;
  let last: number | undefined;
  const note = (now: number): void => {
    if (seen !== noted) return;
    if (last !== undefined) (fresh-- > 0 ? noted.first : noted.later).push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** How long each frame took since then. */
export function frames(): Frames | undefined {
  const noted = seen;
  seen = undefined;
  return noted;
}

let planned: readonly TableMove[] = [];

/** Finds out so many moves that can be played one after the other, and takes them back. */
export function plan(times: number): void {
  const moves: TableMove[] = [];
  while (moves.length < times) {
    const legal = theTable().legalMoves;
    const move = legal[(moves.length * 7) % legal.length];
    if (!move || !theTable().play(move).ok) break;
    moves.push(move);
  }
  while (theTable().undo().ok);
  planned = moves;
}

/** Plays what is planned, takes moves back, or deals anew, so many times, each followed by a pause of some ms. */
export async function act(what: 'move' | 'undo' | 'deal', times: number, pause = 300): Promise<void> {
  for (let time = 0; time < times; time++) {
    fresh = 2;
    const move = planned[time];
    if (what === 'deal') theTable().newDeal(String(1000 + time));
    else if (what === 'undo') theTable().undo();
    else if (move) theTable().play(move);
    await secondFrame();
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** A point on a card that can be moved. */
export function topCard(): { x: number; y: number } {
  const move = theTable().legalMoves.find((each) => 'from' in each && each.from.startsWith('t'));
  const name = move && 'from' in move && theTable().state?.piles[move.from]?.split(' ').at(-1);
  const card = cardsOf(theTable()).find(
    (each) => each.getAttribute('rank')! + each.getAttribute('suit')! === name,
  );
  if (!card) throw new Error('No card can be moved');
  const { x, bottom } = card.getBoundingClientRect();
  return { x: x + 8, y: bottom - 8 };
}

function theTable(): SolitaireTable {
  if (!table) throw new Error('There is no table yet');
  return table;
}

function cardsOf({ shadowRoot }: SolitaireTable): HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
}
