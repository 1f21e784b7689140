import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { PileId } from '../../src/engine/pile.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import type { MoveWish } from '../../src/table/public-moves.ts';
import { complaintsOf, refuseWorkers, withSite } from '../tools/e2e.ts';
import { playByHand, stateOf, tableReady } from './fingers.ts';
import { hands } from './hands.ts';
import { winningGame } from './winning-game.ts';

describe('a game played by keys alone', () => {
  const here = withSite();

  if (hands.has('keys')) {
    it('is won, with the same record as by any other hand', async () => {
      const { browser, site } = here;
      const { deal, moves } = winningGame('munger-seed');
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      await refuseWorkers(context);
      await playByHand(context);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(`${site.url}munger/?deal=${deal}`);
      await tableReady(page);
      await goToBoard(page);

      for (const { move, piles } of moves) {
        await playByKeys(page, move);
        assert.deepEqual((await stateOf(page)).piles, piles, JSON.stringify(move));
      }

      assert.equal((await stateOf(page)).won, true);
      const table = page.locator('solitaire-table');
      await table.locator('#win').waitFor();
      assert.equal(await focusedId(page), 'win');
      const record = await table.evaluate((element: SolitaireTable) => element.record);
      assert.equal(record?.moves, moves.map(({ move }) => written(move)).join('.'));
      assert.deepEqual(complaints, []);
    });
  }

  it('is heard as groups of cards, in the order in which they lie, with one tab stop', async () => {
    const { browser, site } = here;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}fr/munger/?deal=42`);
    await tableReady(page);

    const column = 'colonne 1, 4 cartes, dont 2 face cachée';
    await page.getByRole('group', { name: column }).waitFor();
    const heard = await heardOn(page);
    assert.deepEqual(heard.get(column), ['10 de pique, 2 sur 4', '9 de trèfle, 4 sur 4']);
    const table = page.locator('solitaire-table');
    assert.equal(await table.locator('.board [tabindex="0"]').count(), 1);
  });
});

/** Presses Tab until the focus is on the cards. */
async function goToBoard(page: Page): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    await page.keyboard.press('Tab');
    if (await isOnBoard(page)) return;
  }
  throw new Error('Tab does not come to the cards');
}

async function isOnBoard(page: Page): Promise<boolean> {
  return page
    .locator('solitaire-table')
    .evaluate((table) => table.shadowRoot?.querySelector('.board')?.matches(':focus-within') ?? false);
}

async function focusedId(page: Page): Promise<string> {
  return page.locator('solitaire-table').evaluate((table) => table.shadowRoot?.activeElement?.id ?? '');
}

/** Types the card, takes it up, and puts it down: on a column by its number, elsewhere by going there. */
async function playByKeys(page: Page, move: MoveWish): Promise<void> {
  if ('stock' in move) return page.keyboard.press('d');
  const { from, to, count = 1 } = move;
  const cards = (await stateOf(page)).piles[from as PileId]?.split(' ') ?? [];
  const [rank = '', suit = ''] = cards.at(-count) ?? '';
  for (const key of `${rank === 'T' ? '10' : rank}${suit}`.toLowerCase()) await page.keyboard.press(key);
  if (to.startsWith('f')) return page.keyboard.press('f');
  await page.keyboard.press('Space');
  if (!to.startsWith('t')) throw new Error(`${to} has no key of its own`);
  return page.keyboard.press(to.slice(1));
}

/** A move as records have it. */
function written(move: MoveWish): string {
  if ('stock' in move) return 's';
  const { from, to, count = 1 } = move;
  return `${from}${to}${count > 1 ? `x${count}` : ''}`;
}

/** The named groups of the accessibility tree, and the names of what they hold. */
async function heardOn(page: Page): Promise<Map<string, string[]>> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const named = (id: string): string[] => {
    const node = byId.get(id);
    if (!node) return [];
    if (node.role?.value === 'button') return [String(node.name?.value)];
    return (node.childIds ?? []).flatMap(named);
  };
  return new Map(
    nodes
      .filter(({ role }) => role?.value === 'group')
      .map(({ name, childIds = [] }) => [String(name?.value), childIds.flatMap(named)]),
  );
}
