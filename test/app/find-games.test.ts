import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { addressOf, ALL, filtersIn, fitting } from '../../src/app/filters.ts';
import { beginFiltering } from '../../src/app/filtering.ts';
import { readFavourites } from '../../src/app/favourite-games.ts';
import { finderOf } from '../../src/app/find-games.ts';
import { ownLists } from '../../src/app/own-lists.ts';
import { showStars } from '../../src/app/stars.ts';
import { gameFacts } from '../../src/games/facts.ts';
import { gameById, games } from '../../src/games/index.ts';
import { localName } from '../../src/pages/local-name.ts';
import { sharedStore } from '../../src/storage/store.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';
import { usePageStyles } from './page-styles.ts';
import { still } from './still.ts';
import { writtenPage } from './written-home.ts';

usePageStyles();

const root = new URL('https://host.example/');

// Each test has the address to itself.
const address = location.href;
// Only where a test has changed it: WebKit lets no page do that a hundred times in ten seconds.
beforeEach(() => {
  if (location.href !== address) history.replaceState(null, '', address);
});

/** The addresses of the games that a page lists. */
function listed(page: Element): string[] {
  return Array.from(page.querySelectorAll<HTMLAnchorElement>('.found a'), ({ href }) => href);
}

async function found(typed: string, language = 'en'): Promise<string[]> {
  return finderOf(games, await loadAllWords(language))
    .find(typed)
    .map(({ id }) => id);
}

/** Begins to filter games on a written page as its address says. */
async function filteredBy(query: string, language = 'en') {
  history.replaceState(null, '', `${location.pathname}?${query}`);
  const written = await writtenPage(language, root);
  const place = written.page.querySelector('.finder')!;
  const open = await beginFiltering({ place, finder: written.finder, root, language });
  const chosen = (): string[] =>
    Array.from(place.querySelectorAll('.chosen .drop'), ({ textContent }) => textContent);
  const said = (): string => place.querySelector('[role=status]')?.textContent ?? '';
  const ids = (): string[] => listed(written.page).map((href) => href.split('/').at(-2) ?? '');
  return { ...written, place, open, chosen, said, ids };
}

const NOBODY = { favourites: new Set<string>(), played: new Set<string>() };

function chosenBy(query: string, own = NOBODY): string[] {
  return [...fitting(filtersIn(new URLSearchParams(query)), own)].map(({ id }) => id);
}

describe('choosing a game', () => {
  afterEach(() => document.querySelector('filter-sheet')?.remove());

  it('takes one of the values of each filter, and both of how a game lies in the hand', () => {
    const spiders = chosenBy('family=spider&packs=more');
    expect(spiders).to.include('chinese-spider');
    expect(spiders.every((id) => gameById(id)?.family === 'spider')).to.equal(true);
    expect(chosenBy('packs=one,two,more').length).to.equal(games.length);
    expect(chosenBy('hand=phone,one-hand')).to.include('golf').and.not.include('klondike');
    expect(chosenBy('hand=phone,one-hand')).to.not.include('three-peaks');
    expect(chosenBy('won=most')).to.include('waning-moon').and.not.include('munger');
    expect(chosenBy('like=munger')).to.include('minerva').and.not.include('munger');
    const own = { favourites: new Set(['golf']), played: new Set(['manx']) };
    expect(chosenBy('yours=favourite,played', own).toSorted()).to.deep.equal(['golf', 'manx']);
    expect(chosenBy('yours=new', own)).to.include('golf').and.not.include('manx');
  });

  it('understands what its own address says, and nothing else', () => {
    const query = 'family=fan&packs=one,two&length=short&skill=luck&won=half&hand=phone&yours=new&like=manx';
    const filters = filtersIn(new URLSearchParams(query));
    expect(filtersIn(new URLSearchParams(addressOf(filters)))).to.deep.equal(filters);
    expect(filtersIn(new URLSearchParams('family=none&packs=seven&like=none'))).to.deep.equal(ALL);
  });

  it('shows what is left and how many, with what is typed, and takes filters away one by one or all', async () => {
    const { page, finder, place, chosen, said, ids } = await filteredBy('family=golf&length=short&q=relaxed');
    expect(chosen()).to.deep.equal(['Short', 'Golf']);
    expect(ids()).to.deep.equal(['relaxed-golf']);
    expect(said()).to.equal('1 game');
    expect(place.querySelector('.filters')?.textContent).to.equal('Filters (2)');
    await expect(page).to.be.accessible();
    place.querySelector<HTMLElement>('.chosen .drop:nth-of-type(2)')?.click();
    await finder.settled;
    expect(chosen()).to.deep.equal(['Short']);
    expect(ids()).to.include('relaxed-pyramid');
    expect(new URL(location.href).search).to.equal('?length=short&q=relaxed');
    expect(document.activeElement).to.equal(place.querySelector('.filters'));
    place.querySelector<HTMLElement>('[data-chosen=clear]')?.click();
    await finder.settled;
    expect(new URL(location.href).search).to.equal('?q=relaxed');
    expect(place.querySelector('.chosen')).to.equal(null);
  });

  it('says that nothing is left, and the way back', async () => {
    const { said, ids, place } = await filteredBy('family=golf&packs=more');
    expect(ids()).to.deep.equal([]);
    expect(said()).to.equal('No game is left. Take one of the filters away.');
    expect(place.querySelectorAll('.chosen .drop').length).to.equal(2);
  });

  for (const language of sweepSlice(locales, 4)) {
    it(`follows each choice in its sheet, in ${language}`, async () => {
      const { finder, open, said } = await filteredBy('length=long', language);
      await open();
      const sheet = document.querySelector('filter-sheet')!;
      const dialog = sheet.querySelector('dialog')!;
      const status = (): string => sheet.querySelector('[role=status]')?.textContent.trim() ?? '';
      const long = status();
      sheet.querySelector<HTMLElement>('[name=packs][value=more]')?.click();
      await finder.settled;
      await until(() => status() !== long, 'the sheet tells what is left');
      const left = chosenBy('length=long&packs=more').length;
      expect(status()).to.contain(String(left));
      expect(said()).to.contain(String(left));
      await still();
      await expect(dialog).to.be.accessible();
      sheet.querySelector<HTMLElement>('.choose-foot .main')?.click();
      expect(dialog.open).to.equal(false);
      sheet.remove();
    });
  }

  it('keeps the favourites by their stars', async () => {
    const { page } = await writtenPage('en', root);
    const store = sharedStore();
    store.saveSetting('favourites', { manx: 1 });
    const list = page.querySelector('.found')!;
    await showStars(list, 'en');
    const star = (id: string): HTMLElement | null | undefined =>
      list.querySelector(`.card[href$="/${id}/"]`)?.parentElement?.querySelector('.star');
    expect(star('manx')?.ariaPressed).to.equal('true');
    expect(star('munger')?.ariaLabel).to.equal('Favourite: Munger');
    star('munger')?.click();
    star('manx')?.click();
    expect(star('munger')?.ariaPressed).to.equal('true');
    await until(async () => (await readFavourites(store)).join() === 'munger', 'they are kept');
    store.saveSetting('favourites', undefined);
    const words = await loadAllWords('de');
    const lists = {
      favourites: ['munger', 'gone'],
      played: ['spider-1-suit', 'munger', 'manx'],
      shown: new Set(['manx']),
    };
    const section = await fixture<HTMLElement>(html`<div></div>`);
    section.innerHTML = ownLists(lists, words, root);
    const told = Array.from(section.querySelectorAll('h2, a'), ({ textContent }) => textContent);
    expect(told).to.deep.equal(['Lieblingsspiele', 'Munger', 'Zuletzt gespielt', 'Spider (1 Farbe)']);
  });
});

describe('finding a game', () => {
  it('needs a part of each word of its name, in whatever case, order and spelling', async () => {
    expect(await found('MOON wan')).to.deep.equal(['waning-moon']);
    expect((await found('  calcul '))[0]).to.equal('calculation');
    expect((await found('bakers   dozen'))[0]).to.equal('bakers-dozen');
    expect(await found('golf: nothing')).to.deep.equal(['golf-nothing-on-kings']);
    expect(await found('müngér')).to.include('munger');
    expect(await found('waning sun')).to.deep.equal([]);
  });

  it('finds the games of a family by its name in the language of the page', async () => {
    expect(await found('ventagli', 'it')).to.include('fan');
    expect(await found('ventagli', 'en')).to.deep.equal([]);
  });

  it('does without what all these games are called, unless one has it in its name', async () => {
    expect(await found('spider solitaire')).to.deep.equal(await found('spider'));
    expect(await found('pyramid card game')).to.deep.equal(await found('pyramid'));
    expect(await found('generals patience')).to.deep.equal(['generals-patience']);
    expect((await found('patience solitaire')).length).to.equal(games.length);
  });

  it('forgives one slip in a longer word, where nothing fits exactly', async () => {
    for (const typed of ['klondkie', 'klondike', 'klndike', 'kloondike', 'klontike'])
      expect(await found(typed), typed).to.deep.equal(await found('klondike'));
    expect(await found('gplf')).to.deep.equal([]);
    expect(await found('klnodkie')).to.deep.equal([]);
  });

  it('knows variants by what their brackets say in the language of the page, and in English', async () => {
    expect(await found('spider farbe', 'de')).to.include('spider-1-suit');
    expect(await found('spider 1 suit', 'de')).to.deep.equal(['spider-1-suit']);
    const words = await loadAllWords('fr');
    expect(localName({ name: 'Manx (king to ace)' }, words)).to.equal('Manx (du roi à l’as)');
    expect(localName({ name: 'Munger (PySolFC)' }, words)).to.equal('Munger (PySolFC)');
  });

  it('guesses a name that may have been meant, where one is near', async () => {
    const { guess } = finderOf(games, await loadAllWords('en'), (game) => gameFacts(game).aliases);
    expect(guess('klnodkie')).to.equal('Klondike');
    expect(guess('waning sun')).to.equal('Waning Moon');
    expect(guess('Beleagured Castel')).to.equal('Beleaguered Castle');
    expect(guess('zzzzzzzz')).to.equal(undefined);
  });

  it('leaves all of them while nothing is typed', async () => {
    expect((await found(' ')).length).to.equal(games.length);
  });

  it('shows at each letter what is left, and says how many or that there is none', async () => {
    const { page, finder } = await writtenPage('en', root);
    const said = (): string => page.querySelector('.finder [role=status]')?.textContent.trim() ?? '';
    expect(said()).to.equal(`${games.length} games`);
    page.querySelector('input')?.focus();
    await sendKeys({ type: 'pysol minerv' });
    await finder.settled;
    expect(listed(page)).to.deep.equal([`${root.href}minerva-pysol/`]);
    expect(said()).to.equal('1 game');
    await sendKeys({ type: 'xx' });
    await finder.settled;
    expect(said()).to.equal('No game matches “pysol minervxx”.');
    expect(listed(page).length).to.equal(0);
  });

  it('shows where nothing was found what may have been meant, or all games, at a press', async () => {
    const { page, finder } = await writtenPage('en', root);
    const field = page.querySelector('input');
    field?.focus();
    await sendKeys({ type: 'klnodkie' });
    await finder.settled;
    const buttons = (): HTMLElement[] => Array.from(page.querySelectorAll<HTMLElement>('.found > p button'));
    expect(buttons().map(({ textContent }) => textContent)).to.deep.equal([
      'Did you mean “Klondike”?',
      'Show all games',
    ]);
    buttons()[0]?.click();
    await finder.settled;
    expect(field?.value).to.equal('Klondike');
    expect(document.activeElement).to.equal(field);
    expect(listed(page)[0]).to.equal(`${root.href}klondike/`);
    await sendKeys({ type: 'xyz xyz' });
    await finder.settled;
    buttons().at(-1)?.click();
    await finder.settled;
    expect(field?.value).to.equal('');
    expect(listed(page)[0]).to.equal(`${root.href}munger/`);
  });

  it('keeps what was typed in the address, for who comes back or is sent the link', async () => {
    const { page, finder } = await writtenPage('en', root);
    page.querySelector('input')?.focus();
    await sendKeys({ type: 'manx' });
    await finder.settled;
    page.querySelector('input')?.blur();
    expect(new URL(location.href).searchParams.get('q')).to.equal('manx');
    const again = await writtenPage('en', root);
    await again.finder.settled;
    expect(listed(again.page)[0]).to.equal(`${root.href}manx/`);
    again.page.querySelector('input')?.focus();
    again.page.querySelector('input')?.select();
    await sendKeys({ press: 'Backspace' });
    again.page.querySelector('input')?.blur();
    expect(new URL(location.href).searchParams.has('q')).to.equal(false);
  });

  it('has the place to itself while something is typed, and opens by Enter what alone is found', async () => {
    const { page, finder } = await writtenPage('en', root);
    const opened: string[] = [];
    page.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) opened.push(event.target.href);
    });
    const main = page.querySelector('main');
    const field = page.querySelector('input');
    field?.focus();
    await sendKeys({ type: 'minerv' });
    await finder.settled;
    expect(main?.hasAttribute('data-searching')).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await until(() => document.activeElement !== field, 'the keyboard goes');
    expect(opened).to.deep.equal([]);

    field?.focus();
    await sendKeys({ type: 'a pysol' });
    await finder.settled;
    await sendKeys({ press: 'Enter' });
    await until(() => opened.length > 0, 'it is opened');
    expect(opened).to.deep.equal([`${root.href}minerva-pysol/`]);

    field?.select();
    await sendKeys({ press: 'Backspace' });
    await finder.settled;
    expect(main?.hasAttribute('data-searching')).to.equal(false);
  });

  it('has the list as it was when nothing is typed any more, with families open that were opened', async () => {
    const { page, finder } = await writtenPage('en', root);
    page.querySelector<HTMLElement>('[data-family=yukon] .all')?.click();
    await finder.settled;
    const before = listed(page);
    page.querySelector('input')?.focus();
    await sendKeys({ type: 'a' });
    await finder.settled;
    expect(listed(page).length).to.be.lessThan(before.length);
    await sendKeys({ press: 'Backspace' });
    await finder.settled;
    expect(listed(page)).to.deep.equal(before);
    expect(page.querySelector('[data-family=yukon] .all')).to.equal(null);
    expect(page.querySelector('[data-family=spider] .all')).to.not.equal(null);
  });
});
