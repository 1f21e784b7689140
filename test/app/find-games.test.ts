import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../src/app/define.ts';
import { finderOf } from '../../src/app/find-games.ts';
import { firstLists } from '../../src/app/first-list.ts';
import { GameFinder } from '../../src/app/game-finder.ts';
import { games } from '../../src/games/index.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';

define('game-finder', GameFinder);

async function found(typed: string, language = 'en'): Promise<string[]> {
  return finderOf(games, await loadAllWords(language))(typed).map(({ id }) => id);
}

describe('finding a game', () => {
  it('needs a part of each word of its name, in whatever case, order and spelling', async () => {
    expect(await found('MOON wan')).to.deep.equal(['waning-moon']);
    expect((await found('  calcul '))[0]).to.equal('calculation');
    expect((await found('bakers   dozen'))[0]).to.equal('bakers-dozen');
    expect(await found('golf: nothing')).to.deep.equal(['golf-nothing-on-kings']);
    expect(await found('mönger')).to.deep.equal([]);
    expect(await found('müngér')).to.include('munger');
  });

  it('finds the games of a family by its name in the language of the page', async () => {
    expect(await found('ventagli', 'it')).to.include('fan');
    expect(await found('ventagli', 'en')).to.deep.equal([]);
  });

  it('leaves all of them while nothing is typed', async () => {
    expect((await found(' ')).length).to.equal(games.length);
  });

  it('shows at each letter what is left, and says how many or that there is none', async () => {
    const words = await loadAllWords('en');
    const root = new URL('https://host.example/');
    const first = await firstLists['en']?.();
    const finder = await fixture<GameFinder>(
      html`<game-finder .words=${words} .root=${root} .first=${first}></game-finder>`,
    );
    const said = (): string => finder.querySelector('[role=status]')?.textContent.trim() ?? '';
    expect(said()).to.equal(`${games.length} games`);
    finder.querySelector('input')?.focus();
    await sendKeys({ type: 'pysol minerv' });
    await finder.updateComplete;
    expect(Array.from(finder.querySelectorAll('a'), ({ href }) => href)).to.deep.equal([
      `${root.href}minerva-pysol/`,
    ]);
    expect(said()).to.equal('1 game');
    await sendKeys({ type: 'x' });
    await finder.updateComplete;
    expect(said()).to.equal('No game matches “pysol minervx”.');
    expect(finder.querySelectorAll('a').length).to.equal(0);
  });

  it('has the list as it was when nothing is typed any more, with families open that were opened', async () => {
    const words = await loadAllWords('en');
    const root = new URL('https://host.example/');
    const first = await firstLists['en']?.();
    const finder = await fixture<GameFinder>(
      html`<game-finder .words=${words} .root=${root} .first=${first}></game-finder>`,
    );
    finder.querySelector<HTMLElement>('[data-family=yukon] .all')?.click();
    await finder.updateComplete;
    const before = Array.from(finder.querySelectorAll('a'), ({ href }) => href);
    finder.querySelector('input')?.focus();
    await sendKeys({ type: 'a' });
    await finder.updateComplete;
    expect(finder.querySelectorAll('a').length).to.be.lessThan(before.length);
    await sendKeys({ press: 'Backspace' });
    await finder.updateComplete;
    expect(Array.from(finder.querySelectorAll('a'), ({ href }) => href)).to.deep.equal(before);
    expect(finder.querySelector('[data-family=yukon] .all')).to.equal(null);
    expect(finder.querySelector('[data-family=spider] .all')).to.not.equal(null);
  });
});
