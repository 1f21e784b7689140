import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sweepSlice } from '../tools/sweep.ts';
import { playByHand, stateOf, tableReady, tapMove } from './fingers.ts';
import { storedMoves } from './stored.ts';
import { visits } from './visits.ts';

describe('the deal of a page', () => {
  const visit = visits({ viewport: { width: 390, height: 844 }, hasTouch: true });
  beforeEach(() => playByHand(visit.context));

  it('is the one that the address names, and the same cards each time', async () => {
    const { site, page, complaints } = visit;
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    const { deal, piles } = await stateOf(page);
    assert.equal(deal, '42');
    assert.equal(piles.r1, 'KH QD TC 9H 8H 9D 2C');
    await page.getByText('Deal 42', { exact: true }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is named by the address when none was asked for, and again when another is dealt', async () => {
    const { site, page, complaints } = visit;
    await page.goto(`${site.url}klondike/`);
    await tableReady(page);
    const { deal } = await stateOf(page);
    assert.equal(page.url(), `${site.url}klondike/?deal=${deal}`);

    await page.getByRole('button', { name: 'New deal' }).click();
    const next = (await stateOf(page)).deal;
    assert.notEqual(next, deal);
    assert.equal(page.url(), `${site.url}klondike/?deal=${next}`);

    await page.getByRole('button', { name: `Deal number ${next}` }).click();
    await page.getByLabel('Which deal would you like?').fill('ms 17'.replace(' ', ''));
    await page.getByRole('button', { name: 'Deal it' }).click();
    await page.waitForURL(`${site.url}klondike/?deal=ms17`);
    await page.getByText('Deal ms17', { exact: true }).waitFor();
    assert.deepEqual(complaints, []);
  });

  for (const [asked, fault] of sweepSlice(
    [
      ['banana', 'That is not a number.'],
      ['0', 'The deals begin with 1.'],
      ['123456789012345678901', 'That number is too long'],
      ['ms99999999999', 'Microsoft’s numbering ends at'],
      ['-7', 'That is not a number.'],
      ['', 'Type a number first.'],
    ] as const,
    3,
  )) {
    it(`is another when the address asks for “${asked}”, and the page says what is wrong with that`, async () => {
      const { site, page, complaints } = visit;
      await page.goto(`${site.url}munger/?deal=${asked}`);
      await tableReady(page);
      const notice = page.getByRole('status').filter({ hasText: `“${asked}”` });
      await notice.waitFor();
      assert.ok((await notice.textContent())?.includes(fault));
      const { deal } = await stateOf(page);
      assert.match(deal, /^[1-9][0-9]*$/);
      assert.equal(page.url(), `${site.url}munger/?deal=${deal}`);
      await notice.getByRole('button', { name: 'Close' }).click();
      await notice.waitFor({ state: 'hidden' });
      assert.deepEqual(complaints, []);
    });
  }

  it('goes on where it was when the tab was killed without a warning, a card in the air', async () => {
    const { context, site, page } = visit;
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    await tapMove(page, { stock: true });
    await tapMove(page, { from: 't3', to: 'f1', count: 1 });
    const { piles, moves } = await stateOf(page);
    assert.equal(moves, 2);
    await storedMoves(page, 'munger', '42', 2);
    const card = await page.locator('solitaire-table playing-card[face-up]').last().boundingBox();
    assert.ok(card);
    await page.mouse.move(card.x + 5, card.y + 5);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 80, { steps: 3 });
    // As the system does when memory is short: no page of the browser hears of it.
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const later = await context.newPage();
    await later.goto(`${site.url}munger/`);
    await tableReady(later);
    const state = await stateOf(later);
    assert.deepEqual(state.piles, piles);
    assert.deepEqual({ moves: state.moves, canUndo: state.canUndo }, { moves: 2, canUndo: true });
  });

  it('is offered at home once it is begun, the one played last first, and goes on from there', async () => {
    const { site, page, complaints } = visit;
    for (const game of ['munger', 'spider']) {
      await page.goto(`${site.url}${game}/?deal=42`);
      await tableReady(page);
      await tapMove(page, { stock: true });
      await storedMoves(page, game, '42', 1);
    }
    await page.goto(site.url);
    const begun = page.getByRole('region', { name: 'Continue' }).getByRole('link');
    await begun.first().waitFor();
    const told = (await begun.allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
    assert.deepEqual(told, [
      ['Spider', 'Deal 42, 1 move'],
      ['Munger', 'Deal 42, 1 move'],
    ]);
    await begun.nth(1).click();
    await tableReady(page);
    const { game, deal, moves } = await stateOf(page);
    assert.deepEqual({ game, deal, moves }, { game: 'munger', deal: '42', moves: 1 });
    assert.deepEqual(complaints, []);
  });

  it('is gone straight on with from the icon on the home screen, the one played last', async () => {
    const { browser, site, page, complaints } = visit;
    for (const game of ['munger', 'spider']) {
      await page.goto(`${site.url}${game}/?deal=42`);
      await tableReady(page);
      await tapMove(page, { stock: true });
      await storedMoves(page, game, '42', 1);
    }
    const manifest: unknown = await (await fetch(`${site.url}manifest.webmanifest`)).json();
    assert.ok(typeof manifest === 'object' && manifest && 'shortcuts' in manifest);
    const [shortcut] = manifest.shortcuts as { url: string }[];
    await page.goto(new URL(shortcut?.url ?? '', site.url).href);
    await page.waitForURL(`${site.url}spider/?deal=42`);
    await tableReady(page);
    assert.equal((await stateOf(page)).moves, 1);

    const nothingBegun = await (await browser.newContext()).newPage();
    await nothingBegun.goto(new URL(shortcut?.url ?? '', site.url).href);
    await nothingBegun.getByRole('heading', { level: 1, name: 'Baize' }).waitFor();
    await nothingBegun.context().close();
    assert.deepEqual(complaints, []);
  });

  it('may be kept by the browser for good: asked once, when a second one is begun', async () => {
    const { site, page } = visit;
    const question = page.getByText('Shall the browser keep your deals');
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    await tapMove(page, { stock: true });
    await storedMoves(page, 'munger', '42', 1);
    await page.goto(`${site.url}spider/?deal=42`);
    await tableReady(page);
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    assert.equal(await question.count(), 0);
    await tapMove(page, { stock: true });
    await question.waitFor();
    await page.evaluate(() => {
      navigator.storage.persist = () => {
        document.documentElement.dataset['asked'] = '';
        return Promise.resolve(true);
      };
    });
    await page.getByRole('button', { name: 'Yes, keep them' }).click();
    assert.equal(await page.locator('html[data-asked]').count(), 1);

    await storedMoves(page, 'spider', '42', 1);
    await page.reload();
    await tableReady(page);
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    await tapMove(page, { stock: true });
    assert.equal((await stateOf(page)).moves, 2);
    assert.equal(await question.count(), 0);
  });
});
