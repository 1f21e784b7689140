import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { finderOf } from '../../src/app/find-games.ts';
import { games } from '../../src/games/index.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';
import { writtenPage } from './written-home.ts';

const root = new URL('https://host.example/');

/** The addresses of the games that a page lists. */
function listed(page: Element): string[] {
  return Array.from(page.querySelectorAll<HTMLAnchorElement>('.found a'), ({ href }) => href);
}

async function found(typed: string, language = 'en'): Promise<string[]> {
  return finderOf(games, await loadAllWords(language))(typed).map(({ id }) => id);
}

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
    await waitUntil(() => document.activeElement !== field, 'the keyboard goes');
    expect(opened).to.deep.equal([]);

    field?.focus();
    await sendKeys({ type: 'a pysol' });
    await finder.settled;
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => opened.length > 0, 'it is opened');
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
