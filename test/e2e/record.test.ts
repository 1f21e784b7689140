import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { WINNING } from '../session/golf-won.ts';
import { stateOf, tableReady } from './fingers.ts';
import { DESK, dealOn, playOn, visits } from './visits.ts';

describe('the record of a life', () => {
  const visit = visits(DESK);
  const { open } = visit;
  const line = (text: string, page = visit.page) =>
    page.getByRole('button', { name: `Your record: ${text}` });

  /** The rows of a table, cell by cell. */
  async function rows(name: string): Promise<string[][]> {
    const found = visit.page.getByRole('region', { name }).getByRole('row');
    return (await found.all()).reduce<Promise<string[][]>>(async (before, row) => {
      const cells = await row.getByRole('cell').or(row.getByRole('rowheader')).allInnerTexts();
      return [...(await before), cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())];
    }, Promise.resolve([]));
  }

  it('holds what was won and left, plays a deal again, is reset and put back', async () => {
    const { page, site, complaints } = visit;
    await open('golf/?deal=35');
    await line('Nothing counted yet').waitFor();
    await playOn(page, WINNING);
    await line('1 played, 1 won').waitFor();
    await page.locator('.win-told').getByText('1 played, 1 won').waitFor();

    await dealOn(page, '36');
    await playOn(page, 's');
    await dealOn(page, '37');
    await line('2 played, 1 won').waitFor();

    await line('2 played, 1 won').click();
    const sheet = page.getByRole('dialog', { name: 'Your record in Golf' });
    await sheet.getByRole('link', { name: 'Play again: deal 35 of Golf' }).click();
    await page.waitForURL(`${site.url}golf/?deal=35`);
    await tableReady(page);
    assert.equal((await stateOf(page)).moves, 0);
    await line('2 played, 1 won').waitFor();
    await playOn(page, WINNING);
    await page.locator('.win-told').getByText('3 played, 2 won').waitFor();

    await line('3 played, 2 won').click();
    await sheet.getByRole('link', { name: 'Months, all deals, all games' }).click();
    await page.waitForURL(`${site.url}record/?game=golf&from=golf`);
    await page.getByRole('heading', { level: 1, name: 'Your record in Golf' }).waitFor();
    await page.getByRole('region', { name: 'Your deals' }).waitFor();
    const deals = (await rows('Your deals'))
      .slice(1)
      .map(([deal = '', how = '']) => [
        deal.split(' ').slice(0, 2).join(' '),
        /^(Won|Not finished)/.exec(how)?.[0],
      ]);
    assert.deepEqual(deals, [
      ['Deal 35', 'Won'],
      ['Deal 36', 'Not finished'],
      ['Deal 35', 'Won'],
    ]);

    await page.getByRole('button', { name: 'Reset Golf' }).click();
    await page.getByText('There is nothing here yet.').waitFor();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByRole('region', { name: 'Your deals' }).waitFor();
    assert.equal((await rows('Your deals')).length, 4);

    await page.getByRole('link', { name: 'All games' }).click();
    await page.waitForURL(`${site.url}record/`);
    await page.getByRole('region', { name: 'Game by game' }).waitFor();
    assert.deepEqual((await rows('Game by game'))[1]?.slice(0, 4), ['Golf', '3', '2', '67%']);
    assert.deepEqual(complaints, []);
  });

  it('is the same from two tabs: a win counts once, undone or not, and what is left counts when it is left', async () => {
    const { page, context, site, complaints } = visit;
    await open('golf/?deal=35');
    const other = await context.newPage();
    await other.goto(`${site.url}golf/?deal=36`);
    await tableReady(other);
    await playOn(other, 's');
    await playOn(page, WINNING);
    // The other deal was begun in the other tab, and is what its game would go on with there.
    await line('1 played, 1 won').or(line('2 played, 1 won')).waitFor();
    await page.locator('solitaire-table').evaluate((table: SolitaireTable) => void table.undo());
    await page.locator('solitaire-table').evaluate((table: SolitaireTable) => void table.redo());
    await page.locator('.win-told').waitFor();
    await dealOn(other, '37');
    await line('2 played, 1 won', other).waitFor();
    await dealOn(page, '35');
    await playOn(page, WINNING);
    await page.locator('.win-told').getByText('3 played, 2 won').waitFor();

    await other.goto(`${site.url}record/?game=golf`);
    const figures = other.locator('.main-figures dd');
    await figures.first().waitFor();
    assert.deepEqual(await figures.allInnerTexts(), ['3', '2', '67%', '2', '2']);
    assert.deepEqual(complaints, []);
  });

  for (const [timezoneId, day] of [
    ['Pacific/Pago_Pago', '2026-11-30'],
    ['Pacific/Kiritimati', '2026-12-02'],
  ] as const) {
    it(`names the day on which it was in ${timezoneId}, also after a journey`, async () => {
      const { browser, site } = visit;
      const there = await browser.newContext({ timezoneId });
      const away = await there.newPage();
      await away.clock.setFixedTime('2026-12-01T10:30:00Z');
      await away.goto(`${site.url}golf/?deal=36`);
      await tableReady(away);
      await playOn(away, 's');
      await dealOn(away, '37');
      await away.getByRole('button', { name: 'Your record: 1 played' }).waitFor();
      const storageState = await there.storageState({ indexedDB: true });
      const here = await browser.newContext({ timezoneId: 'Europe/Rome', storageState });
      const home = await here.newPage();
      await home.goto(`${site.url}record/?game=golf`);
      const shown = home.getByRole('region', { name: 'Your deals' }).locator('time');
      assert.equal(await shown.getAttribute('datetime'), day);
      await Promise.all([there.close(), here.close()]);
    });
  }

  it('is a step away from home, in its language', async () => {
    const { page, site, complaints } = visit;
    await page.goto(`${site.url}it/`);
    await page.getByRole('link', { name: 'I tuoi risultati' }).click();
    await page.waitForURL(`${site.url}it/record/`);
    await page.getByText('Qui non c’è ancora niente.').waitFor();
    assert.equal(await page.title(), 'I tuoi risultati · Baize');
    assert.deepEqual(complaints, []);
  });

  it('leads to the deal of the day', async () => {
    const { page, site, complaints } = visit;
    await page.clock.setFixedTime('2026-11-30T12:00:00Z');
    await open('munger/?deal=42');
    await line('Nothing counted yet').click();
    await page.getByRole('link', { name: 'Play today’s deal' }).click();
    await page.waitForURL(`${site.url}munger/?deal=4434274030`);
    await tableReady(page);
    assert.equal((await stateOf(page)).deal, '4434274030');
    assert.deepEqual(complaints, []);
  });

  it('says so where nothing can be stored', async () => {
    const { page, site, complaints } = visit;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(`${site.url}fr/record/`);
    await page.getByText('Ce navigateur ne garde rien pour Baize').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Vos résultats' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
