import { expect, fixture, html } from '@open-wc/testing';
import { continueList, lastDeal } from '../../src/app/continue-list.ts';
import { define } from '../../src/app/define.ts';
import { unknownBody } from '../../src/pages/home-body.ts';
import { RulesSheet } from '../../src/app/rules-sheet.ts';
import { gameById, gameIds, games } from '../../src/games/index.ts';
import { rates } from '../../src/games/rates.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import type { Words } from '../../src/text/words.ts';
import { usePageStyles } from './page-styles.ts';
import { writtenPage, type WrittenPage } from './written-home.ts';

define('rules-sheet', RulesSheet);

usePageStyles();

const root = new URL('https://host.example/');

function addresses(element: Element): string[] {
  return Array.from(element.querySelectorAll('a'), ({ href }) => href);
}

/** Asks for all games of each family. */
async function showAll({ page, finder }: WrittenPage): Promise<void> {
  for (const button of page.querySelectorAll<HTMLElement>('.all')) {
    button.click();
    await finder.settled;
  }
}

describe('the deals to go on with', () => {
  it('are named in the order given, with how far they are', async () => {
    const words = await loadAllWords('en');
    const begun = [
      { game: 'spider', deal: '7', played: 2, moves: 31, ms: 0 },
      { game: 'gone-game', deal: '9', played: 1, moves: 2, ms: 0 },
      { game: 'munger', deal: '42', played: 0, moves: 1, ms: 0 },
    ];
    const section = await fixture<HTMLElement>(html`<div></div>`);
    section.innerHTML = continueList(begun, words, root);
    const told = Array.from(section.querySelectorAll('.card-text'), (card) =>
      card.textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(told).to.deep.equal(['Spider Deal 7, 31 moves', 'Munger Deal 42, 1 move']);
    expect(addresses(section)).to.deep.equal([
      'https://host.example/spider/?deal=7',
      'https://host.example/munger/?deal=42',
    ]);
    expect(lastDeal(begun.slice(1), root, 'en')).to.equal('https://host.example/munger/?deal=42');
    expect(lastDeal(begun.slice(1, 2), root, 'en')).to.equal(undefined);
  });
});

describe('the home page', () => {
  it('begins with the games that the site began with, and has them all in every language', async () => {
    for (const language of sweepSlice(locales, 4)) {
      const written = await writtenPage(language, root);
      await showAll(written);
      const main = written.page.querySelector('main');
      const folder = language === 'en' ? '' : `${language}/`;
      const links = main ? addresses(main.querySelector('.found')!) : [];
      expect(links.toSorted()).to.deep.equal(gameIds.map((id) => `${root.href}${folder}${id}/`).toSorted());
      expect(links[0]).to.equal(`${root.href}${folder}munger/`);
    }
  });

  it('leads in one step to the games that most people know', async () => {
    const { page } = await writtenPage('de', root);
    const ways = addresses(page.querySelector('.ways')!);
    expect(ways.slice(0, 3)).to.deep.equal(
      ['klondike', 'spider-1-suit', 'freecell'].map((id) => `${root.href}de/${id}/`),
    );
    const all = new Set(gameIds.map((id) => `${root.href}de/${id}/`));
    expect(ways.filter((way) => !all.has(way))).to.deep.equal([]);
  });

  it('has a link to every game without any script', async () => {
    const { page } = await writtenPage('en', root);
    const unscripted = new DOMParser().parseFromString(page.innerHTML, 'text/html');
    const links = Array.from(unscripted.querySelectorAll('.found a'), (link) => link.getAttribute('href'));
    expect(links.toSorted()).to.deep.equal(gameIds.map((id) => `${root.href}${id}/`).toSorted());
  });

  it('shows a few games of each family, and all at a press, from which one goes on with the first that came', async () => {
    const { page, finder } = await writtenPage('en', root);
    const links = (): string[] => addresses(page.querySelector('[data-family=yukon]')!);
    const few = links();
    expect(few.slice(0, 1)).to.deep.equal([`${root.href}yukon/`]);
    const button = page.querySelector<HTMLElement>('[data-family=yukon] .all');
    const yukons = games.filter(({ family }) => family === 'yukon').length;
    expect(button?.textContent.trim()).to.equal(`All ${yukons} games`);
    button?.click();
    // Whoever is impatient presses again.
    button?.click();
    await finder.settled;
    expect(links().length).to.equal(yukons);
    expect(links().slice(0, few.length)).to.deep.equal(few);
    await until(() => document.activeElement?.matches('[data-family=yukon] li a'), 'the first game');
    expect(few).to.not.include((document.activeElement as HTMLAnchorElement).href);
    expect(page.querySelector('[data-family=yukon] .all')).to.equal(null);
  });

  it('leads to itself in the other languages', async () => {
    const { page } = await writtenPage('it', root);
    const links = Array.from(page.querySelectorAll('footer a[hreflang]'), (link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links.length).to.equal(locales.length - 1);
    expect(links).to.deep.include([`${root.href}de/`, 'Questa pagina in Deutsch']);
    expect(links).to.deep.include([root.href, 'Questa pagina in English']);
  });

  for (const theme of ['light', 'dark']) {
    it(`can be used by everybody, ${theme}`, async function () {
      // All its links are looked at, which on a busy machine takes its time.
      this.timeout(60_000);
      document.documentElement.dataset['theme'] = theme;
      const { page } = await writtenPage('en', root);
      const begun = [{ game: 'munger', deal: '42', played: 0, moves: 1, ms: 0 }];
      const words = await loadAllWords('en');
      page.querySelector('main')?.insertAdjacentHTML('afterbegin', continueList(begun, words, root));
      await expect(page).to.be.accessible();
      delete document.documentElement.dataset['theme'];
    });
  }
});

describe('the page where there is nothing', () => {
  it('leads home and to every game', async function () {
    this.timeout(60_000);
    const words = await loadAllWords('fr');
    const written = await writtenPage('fr', root, unknownBody);
    const { page } = written;
    expect(page.querySelector('h1')?.textContent).to.equal(words.format('not-found-title'));
    expect(addresses(page)).to.include(`${root.href}fr/`);
    await expect(page).to.be.accessible();
    await showAll(written);
    expect(addresses(page.querySelector('.found')!).length).to.equal(games.length);
  });
});

describe('the rules of a game', () => {
  async function opened(id: string, words: Words): Promise<RulesSheet> {
    const sheet = await fixture<RulesSheet>(
      html`<rules-sheet .game=${gameById(id)} .words=${words} .root=${root}></rules-sheet>`,
    );
    await sheet.open();
    return sheet;
  }

  it('hold pitch, introduction, rules, relatives, the request and the wish, in this order', async () => {
    const words = await loadAllWords('en');
    const text = (await opened('munger', words)).querySelector('.sheet-text')?.textContent ?? '';
    const places = [
      'Minerva’s tighter cousin',
      'What makes it tick',
      'How to play',
      'The foundations',
      'The reserve',
      'You may also like',
      'please tell me',
      'may the right card lie on top',
    ].map((part) => text.indexOf(part));
    expect(places).to.not.include(-1);
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other));
  });

  it('say how many deals can be won where that was measured, and nothing elsewhere', async () => {
    const words = await loadAllWords('de');
    const rateOf = async (id: string): Promise<string | undefined> =>
      (await opened(id, words)).querySelector('.winnable')?.textContent;
    const { deals = 0, won = 0, lost = 0 } = rates['athena'] ?? {};
    const told = await rateOf('athena');
    expect(told).to.contain(`${won} der ersten ${deals} Partien`);
    expect(told).to.contain(`${lost} nicht, und ${deals - won - lost} blieben nach je 2 Sekunden`);
    expect(told).to.match(/demnach 8\d.% bis 9\d.% zu gewinnen/);
    expect(await rateOf('golf')).to.equal(undefined);
  });

  it('say in a line what kind of game it is, and who thought it up where that is known', async () => {
    const lineOf = async (id: string): Promise<string | undefined> =>
      (await opened(id, await loadAllWords('fr'))).querySelector('.sheet-text .muted')?.textContent;
    expect(await lineOf('manx')).to.equal(
      'Un jeu de cartes · partie de durée moyenne · plus d’adresse que de chance. Imaginé par Rick Holzgrafe.',
    );
    expect(await lineOf('clock')).to.equal('Un jeu de cartes · partie courte · seul le hasard décide');
  });

  it('have a way past the introduction to how the game is played', async () => {
    const sheet = await opened('munger', await loadAllWords('en'));
    const address = location.href;
    sheet.querySelector<HTMLElement>('.jump')?.click();
    expect(document.activeElement?.textContent).to.equal('How to play');
    expect(location.href).to.equal(address);
  });

  it('lead to the relatives, in the same language', async () => {
    const sheet = await opened('munger', await loadAllWords('de'));
    for (const id of ['minerva', 'double-minerva', 'athena'])
      expect(addresses(sheet)).to.include(`${root.href}de/${id}/`);
  });

  it('are there for every game, in every language', async function () {
    this.timeout(30_000);
    const words = await Promise.all(locales.map(loadAllWords));
    for (const [index, { id }] of sweepSlice([...games.entries()], 5)) {
      // What is written in them is tried in all languages where no browser is needed.
      const language = words[index % words.length]!;
      const sheet = await opened(id, language);
      expect(sheet.querySelectorAll('h4').length, `${language.locale} ${id}`).to.be.at.least(3);
      sheet.remove();
    }
  });

  it('are closed again by their button, and can be used by everybody', async () => {
    const sheet = await opened('triple-minerva', await loadAllWords('en'));
    const dialog = sheet.querySelector('dialog');
    await expect(sheet).to.be.accessible();
    sheet.querySelector('button')?.click();
    expect(dialog?.open).to.equal(false);
    await sheet.open();
    expect(dialog?.open).to.equal(true);
  });
});
