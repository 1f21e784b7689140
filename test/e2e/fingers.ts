import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import type { MoveWish } from '../../src/table/public-moves.ts';
import type { TableState } from '../../src/table/table-state.ts';

/** Lets every page of a context be played by hand alone: two taps a move, and nothing goes home by itself. */
export async function playByHand(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('baize', JSON.stringify({ auto: 'off', tap: 'select' }));
  });
}

/** Waits until the page's table can be played. */
export async function tableReady(page: Page): Promise<void> {
  await page.locator('solitaire-table').evaluate((table: SolitaireTable) => table.ready);
}

/** What lies on the page's table. */
export async function stateOf(page: Page): Promise<TableState> {
  const state = await page.locator('solitaire-table').evaluate((table: SolitaireTable) => table.state);
  if (!state) throw new Error('There is no deal on the table');
  return state;
}

/** Turns a stock with the mouse, at whatever table, in a frame too. */
export async function clickStock(page: Page, table: Locator): Promise<void> {
  const stock = table.locator('#s');
  await stock.scrollIntoViewIfNeeded();
  const box = await stock.boundingBox();
  if (!box) throw new Error('The stock cannot be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What lies on the table before a move, and where a finger touches the screen to play it. */
interface Aim {
  readonly piles: TableState['piles'] | undefined;
  readonly spots: readonly { x: number; y: number }[];
}

/** Plays a move by hand, and gives what lay on the table before. */
export type PlayMove = (page: Page, move: MoveWish) => Promise<TableState['piles'] | undefined>;

/**
 * Plays a move as a finger does where a tap selects: a tap on the card, a tap on the place where it goes. Nothing follows
 * by itself.
 *
 * @returns what lay on the table before
 */
export async function tapMove(page: Page, move: MoveWish): Promise<TableState['piles'] | undefined> {
  const { piles, spots } = await page.locator('solitaire-table').evaluate(aim, move);
  // Sent in this order without waiting in between: the browser answers a tap only with its next frame.
  await Promise.all(spots.map(({ x, y }) => page.touchscreen.tap(x, y)));
  return piles;
}

/**
 * Plays a move with the mouse: drags the card to the place where it goes, and clicks only on the stock. Nothing follows
 * by itself.
 *
 * @returns what lay on the table before
 */
export async function dragMove(page: Page, move: MoveWish): Promise<TableState['piles'] | undefined> {
  const { piles, spots } = await page.locator('solitaire-table').evaluate(aim, move);
  const [from, to] = spots;
  if (!from) throw new Error('A move begins somewhere');
  const { mouse } = page;
  const way = [mouse.move(from.x, from.y), mouse.down()];
  if (to) way.push(mouse.move(to.x, to.y, { steps: 2 }));
  await Promise.all([...way, mouse.up()]);
  return piles;
}

/** Runs in the page, so everything that it needs is in it. */
function aim(table: SolitaireTable, move: MoveWish): Aim {
  Object.assign(table, { tap: 'select', auto: 'off' });
  const root = table.shadowRoot;
  const find = (id: string): Element => {
    const found = root?.querySelector(`#${id}`);
    if (!found) throw new Error(`The table shows no ${id}`);
    return found;
  };
  const openCards = (pile: string): Element[] =>
    (find(pile).getAttribute('aria-owns') ?? '').split(' ').filter(Boolean).map(find);
  const middle = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const piles = table.state?.piles;
  if ('stock' in move) return { piles, spots: [middle(find('s'))] };

  const { count = 1 } = move;
  const cards = openCards(move.from);
  const card = cards.at(-count);
  if (!card) throw new Error(`${move.from} shows no ${count} cards`);
  const next = cards.at(1 - count);
  const from = middle(card);
  if (count > 1 && next) from.y = (card.getBoundingClientRect().top + next.getBoundingClientRect().top) / 2;
  return { piles, spots: [from, middle(openCards(move.to).at(-1) ?? find(move.to))] };
}
