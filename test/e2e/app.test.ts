import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { gameIds } from '../../src/games/index.ts';
import { dailyDeal } from '../../src/session/daily.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { stateOf, tableReady } from './fingers.ts';
import { visits } from './visits.ts';

const german = await loadAllWords('de');

/** Waits until the list at home is that of what was looked for: a link of the list before is taken away under a press. */
function found(page: Page): Promise<void> {
  return page.locator('main[data-searching]').waitFor();
}

/** At the root of a host and two folders deep: in turns, since the same is tried in both. */
for (const basePath of sweepSlice(['/', '/a/b/'], 2)) {
  describe(`the app, served at ${basePath}`, () => {
    const visit = visits({ basePath, viewport: { width: 360, height: 640 } });

    it('lists every game at home, each with a page of its own', async () => {
      const { site, page, complaints } = visit;
      await page.goto(site.url);
      await page.getByRole('heading', { level: 1, name: 'Baize' }).waitFor();
      const others = page.getByRole('button', { name: /^All \d+ games$/ });
      while ((await others.count()) > 0) await others.first().click();
      const links = page.locator('.found').getByRole('link');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
      assert.deepEqual(addresses.toSorted(), gameIds.map((id) => `${site.url}${id}/`).toSorted());
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);

      await page.getByRole('link', { name: 'Waning Moon' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Waning Moon' }).waitFor();
      await tableReady(page);
      assert.equal((await stateOf(page)).game, 'waning-moon');
      assert.deepEqual(complaints, []);
    });

    it('shows the games at home where they stay when its script has come', async () => {
      const { site, page, complaints } = visit;
      let letCome = (): void => undefined;
      const held = new Promise<void>((resolve) => (letCome = resolve));
      await page.route('**/assets/*-home-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site.url, { waitUntil: 'commit' });
      const game = page.locator('.found').getByRole('link', { name: 'Klondike' }).first();
      const before = await game.boundingBox();
      assert.equal(await page.locator('[data-way]:visible').count(), 0);
      letCome();
      await page.getByRole('button', { name: 'Deal of the day' }).waitFor();
      assert.deepEqual(await game.boundingBox(), before);
      assert.deepEqual(complaints, []);
    });

    it('leads from home to the deal of the day, and to any game', async () => {
      const { site, page, complaints } = visit;
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      const deal = dailyDeal('klondike', today);
      await page.goto(`${site.url}de/`);
      await page.getByRole('button', { name: 'Partie des Tages' }).click();
      await tableReady(page);
      assert.deepEqual(
        [page.url(), (await stateOf(page)).deal],
        [`${site.url}de/klondike/?deal=${deal}`, deal],
      );

      await page.goto(`${site.url}de/`);
      await page.getByRole('button', { name: 'Irgendein Spiel' }).click();
      await page.waitForURL((url) => url.pathname !== new URL(`${site.url}de/`).pathname);
      await tableReady(page);
      assert.ok(
        gameIds.some((id) => page.url().startsWith(`${site.url}de/${id}/`)),
        page.url(),
      );
      assert.deepEqual(complaints, []);
    });

    it('leads to every game from home where no script runs, in the language of the path', async () => {
      const { browser, site } = visit;
      const unscripted = await browser.newContext({ javaScriptEnabled: false });
      const home = await unscripted.newPage();
      await home.goto(`${site.url}fr/`);
      const addresses = await home
        .locator('.found')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
      assert.deepEqual(addresses.toSorted(), gameIds.map((id) => `${site.url}fr/${id}/`).toSorted());
      await unscripted.close();
    });

    it('says what a game is called and what kind of game it is until its table has come', async () => {
      const { site, page, complaints } = visit;
      let letCome = (): void => undefined;
      const held = new Promise<void>((resolve) => (letCome = resolve));
      await page.route('**/assets/show-game-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${site.url}de/munger/`, { waitUntil: 'commit' });
      const pitch = page.getByText(german.format('munger-pitch'));
      await pitch.waitFor();
      assert.equal(await page.getByText('JavaScript').isVisible(), false);
      const name = page.getByRole('heading', { level: 1, name: 'Munger' });
      // Its style sheet is there by then, too.
      await page.waitForLoadState('domcontentloaded');
      const before = await name.boundingBox();
      letCome();
      await tableReady(page);
      await page
        .locator('.game-bar')
        .getByText(/Partie \S/)
        .waitFor();
      assert.equal(await pitch.isVisible(), false);
      const after = await name.boundingBox();
      assert.ok(before && after);
      assert.equal(after.x, before.x);
      assert.ok(Math.abs(after.y - before.y) < 1, `${before.y} became ${after.y}`);
      assert.deepEqual(complaints, []);
    });

    it('says what kind of game it is, and leads to its rules, where no script runs', async () => {
      const { browser, site } = visit;
      const unscripted = await browser.newContext({ javaScriptEnabled: false });
      const game = await unscripted.newPage();
      await game.goto(`${site.url}de/munger/`);
      await game.getByRole('heading', { level: 1, name: 'Munger' }).waitFor();
      const told = await game.locator('main').innerText();
      for (const id of ['munger-pitch', 'page-unscripted'])
        assert.ok(told.includes(german.format(id, { name: 'Munger' })), told);
      assert.equal(await game.getByRole('link', { name: german.format('nav-home') }).count(), 1);
      // What stands in noscript has no role for the test, whoever runs scripts or not.
      await game.locator('main a', { hasText: german.format('rules') }).click();
      await game.waitForURL(`${site.url}de/munger/rules/`);
      await unscripted.close();
    });

    it('has a way from home to a game, its rules and back for those who use keys alone', async () => {
      const { site, page } = visit;
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Munger' }).first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Rules' }).press('Enter');
      const rules = page.getByRole('dialog', { name: 'Munger Solitaire' });
      await rules.getByRole('heading', { name: 'How to play' }).waitFor();
      await page.keyboard.press('Escape');
      await rules.waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.activeElement?.textContent.trim()), 'Rules');
      await page.getByRole('link', { name: 'All games' }).press('Enter');
      await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();
      assert.equal(page.url(), site.url);
    });

    it('leads from a game back to home as it was left', async () => {
      const { site, page, complaints } = visit;
      await page.goto(site.url);
      const search = page.getByRole('searchbox');
      await search.fill('munger');
      await found(page);
      await page.getByRole('link', { name: 'Munger' }).first().click();
      await tableReady(page);
      await page.getByRole('link', { name: 'All games' }).click();
      await page.waitForURL(`${site.url}?q=munger`);
      assert.equal(await search.inputValue(), 'munger');
      await page.goForward();
      await tableReady(page);
      assert.deepEqual(complaints, []);
    });

    it('leads from a game back to home however often that is pressed', async () => {
      const { site, page } = visit;
      await page.goto(`${site.url}record/`);
      await page.goto(`${site.url}?q=munger`);
      await found(page);
      await page.getByRole('link', { name: 'Munger' }).first().click();
      await tableReady(page);
      await page.getByRole('link', { name: 'All games' }).dblclick();
      await page.waitForURL(`${site.url}?q=munger`);
      await page.getByRole('searchbox').waitFor();
      assert.equal(page.url(), `${site.url}?q=munger`);
    });

    it('leads from a game that was opened by its address to home', async () => {
      const { site, page } = visit;
      await page.goto(`${site.url}record/`);
      await page.goto(`${site.url}munger/`);
      await tableReady(page);
      await page.getByRole('link', { name: 'All games' }).click();
      await page.waitForURL(site.url);
    });

    it('has a plain file for every address, in its language', async () => {
      const { site } = visit;
      for (const language of locales) {
        const folder = language === 'en' ? '' : `${language}/`;
        for (const name of ['', ...sweepSlice(gameIds, 12).map((id) => `${id}/`)]) {
          const response = await fetch(site.url + folder + name);
          assert.equal(response.status, 200, folder + name);
          assert.match(await response.text(), new RegExp(`<html lang="${language}"`), folder + name);
        }
      }
    });

    it('has a static page for a game, with a title and a description of its own', async () => {
      const { site, page, complaints } = visit;
      const html = await (await fetch(`${site.url}munger/`)).text();
      assert.match(html, /<title>Munger Solitaire: play online, free, without registration · Baize<\/title>/);
      assert.match(html, /content="Minerva’s tighter cousin:/);
      await page.goto(`${site.url}munger/?deal=42`);
      await tableReady(page);
      await page.getByRole('button', { name: 'Rules' }).waitFor();
      assert.equal(await page.title(), 'Munger Solitaire: play online, free, without registration · Baize');
      assert.deepEqual(complaints, []);
    });

    it('speaks the language that the path names, and at home the one of the browser', async () => {
      const { browser, site, page, complaints } = visit;
      await page.goto(`${site.url}fr/munger/?deal=42`);
      await tableReady(page);
      await page.getByRole('button', { name: 'Règles' }).click();
      const rules = page.getByRole('dialog', { name: 'Munger' });
      await rules.getByRole('heading', { name: 'La réserve' }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
      const relative = rules.getByRole('link', { name: 'Minerva', exact: true }).first();
      assert.equal(await relative.getAttribute('href'), `${site.url}fr/minerva/`);
      const german = rules.getByRole('link', { name: 'Deutsch' });
      assert.equal(await german.getAttribute('href'), `${site.url}de/munger/`);

      const abroad = await browser.newContext({ locale: 'de-CH' });
      const home = await abroad.newPage();
      await home.goto(site.url);
      await home.getByRole('link', { name: 'Munger' }).first().click();
      await home.waitForURL(new RegExp(`^${site.url}de/munger/`));
      await abroad.close();
      assert.deepEqual(complaints, []);
    });

    it('leads to the game that an address writes in another way, and looks for what it nearly names', async () => {
      const { site, page } = visit;
      for (const [written, game] of [
        ['KLONDIKE/?deal=42', 'klondike/?deal=42'],
        ['fr/Baker%E2%80%99s%20D%C3%B6zen', 'fr/bakers-dozen'],
        ['Free Cell/rules/', 'freecell/rules/'],
      ] as const) {
        await page.goto(site.url + written);
        await page.waitForURL((address) => address.href.startsWith(site.url + game));
      }
      await page.goto(`${site.url}bakers-dozn/`);
      const guess = page.locator('.found').getByRole('button', { name: /Baker.s Dozen/ });
      await guess.waitFor();
      assert.equal(await page.getByRole('searchbox').inputValue(), 'bakers dozn');
      await guess.click();
      await page
        .locator('.found')
        .getByRole('link', { name: /^Baker.s Dozen/ })
        .first()
        .waitFor();
    });

    it('comes back to the place on home that was left, with what was unfolded, and the deals begun meanwhile above', async () => {
      const { site, page } = visit;
      await page.goto(site.url);
      await page.locator('section[data-family=spider] .all').click();
      const game = page.locator('.found a[href$="/chinese-spider/"]');
      await game.scrollIntoViewIfNeeded();
      const top = (): Promise<number> =>
        game.evaluate((link) => Math.round(link.getBoundingClientRect().top));
      const before = await top();
      await game.click();
      await tableReady(page);
      await page.locator('solitaire-table').evaluate((table: SolitaireTable) => table.tapStock());
      await page.goBack();
      await page.locator('.begun').waitFor({ state: 'attached' });
      await page.waitForFunction(
        ([wanted]) => {
          const link = document.querySelector('.found a[href$="/chinese-spider/"]');
          return link && Math.abs(link.getBoundingClientRect().top - Number(wanted)) <= 2;
        },
        [before],
      );
    });

    it('says honestly where there is nothing, and helps', async () => {
      const { site, page } = visit;
      for (const nowhere of ['mungr/', 'munger/nothing', 'a/b/c/']) {
        const response = await page.goto(site.url + nowhere);
        assert.equal(response?.status(), 404);
        await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
        const home = page.getByRole('link', { name: 'All games' });
        assert.equal(await home.getAttribute('href'), site.url);
        assert.ok(await page.getByRole('link', { name: 'Munger' }).first().isVisible());
      }
    });
  });
}
