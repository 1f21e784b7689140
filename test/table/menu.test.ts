import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { button, card, grab, letGo, playAll, root, spoken, still, tableWith, tap, until } from './harness.ts';
import { timePasses } from '../tools/until.ts';

async function openMenu(table: SolitaireTable): Promise<void> {
  button(table, 'menu').focus();
  button(table, 'menu').click();
  await until(() => root(table).activeElement?.id === 'menu-panel', 'the menu');
}

function texts(table: SolitaireTable, selector: string): string[] {
  return [...root(table).querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

describe('the menu of a table', () => {
  it('tells how far the deal is, and closes by Escape with the focus back on its button', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6.t3f1');
    await openMenu(table);
    expect(texts(table, '.score li').slice(2)).to.deep.equal(['2 moves', '1 of 52 cards home']);
    await expect(root(table).querySelector('#menu-panel')).to.be.accessible();

    await sendKeys({ press: 'Escape' });
    expect(root(table).querySelector('#menu-panel')).to.equal(null);
    expect(root(table).activeElement).to.equal(button(table, 'menu'));
  });

  it('counts what is still to be taken off, and nothing where cards only change their places', async () => {
    for (const [game, told] of [
      ['golf', ['35 cards left']],
      ['pyramid', ['52 cards left']],
      ['montana', []],
      ['accordion', []],
    ] as const) {
      const table = await tableWith({ game, deal: '42' });
      await openMenu(table);
      const score = texts(table, '.score li').filter((text) => /cards|home/.test(text));
      expect(score, game).to.deep.equal(told);
    }
  });

  it('closes by its button, too', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const panel = (): Element | null => root(table).querySelector('#menu-panel');
    for (const isThere of [true, false, true, false]) {
      await tap(button(table, 'menu'));
      await until(() => (panel() !== null) === isThere, `the menu ${isThere ? 'opens' : 'closes'}`);
      await still(table);
      expect(panel() !== null).to.equal(isThere);
    }
  });

  it('lists the moves in words, and goes back and forward to any of them', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6.t3f1.s');
    await openMenu(table);
    button(table, 'menu-moves').click();
    const rows = texts(table, '#move-list li');
    expect(rows.slice(0, 3)).to.deep.equal([
      'The beginning',
      '9 of clubs to column 6. Turned up 5 of hearts.',
      'Ace of clubs to foundation 1. Turned up jack of clubs.',
    ]);
    expect(rows).to.have.length(4);

    root(table).querySelectorAll<HTMLElement>('#move-list button')[1]?.click();
    await still(table);
    expect(table.state?.moves).to.equal(1);
    expect(spoken(table)).to.equal('Undone.');

    await openMenu(table);
    button(table, 'menu-moves').click();
    expect(root(table).querySelector('#move-list [aria-current]')?.textContent.trim()).to.equal(rows[1]);
    root(table).querySelectorAll<HTMLElement>('#move-list button')[3]?.click();
    await still(table);
    expect(table.state?.moves).to.equal(3);
  });

  it('numbers the moves as the bar counts them: what followed by itself counts, too', async () => {
    const table = await tableWith({ game: 'klondike', deal: '42', auto: 'safe' });
    playAll(table, 's');
    expect(table.state?.moves).to.equal(2);
    await openMenu(table);
    button(table, 'menu-moves').click();
    const rows = [...root(table).querySelectorAll<HTMLLIElement>('#move-list li')];
    expect(rows.map(({ value }) => value)).to.deep.equal([0, 2]);
  });

  it('holds what the page puts into it, and closes when that is chosen', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const own = Object.assign(document.createElement('button'), { slot: 'menu', textContent: 'Share' });
    let chosen = 0;
    own.addEventListener('click', () => chosen++);
    table.append(own);
    await openMenu(table);
    own.focus();
    expect(root(table).querySelector('#menu-panel')).not.to.equal(null);
    own.click();
    expect([chosen, root(table).querySelector('#menu-panel')]).to.deep.equal([1, null]);
  });

  it('asks for the number of a deal, where nothing forbids it', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await openMenu(table);
    button(table, 'menu-number').click();
    await until(() => root(table).activeElement?.id === 'deal', 'the form for a number');

    table.readonly = true;
    await still(table);
    await openMenu(table);
    expect(root(table).querySelector('#menu-number')).to.equal(null);
  });

  it('tells the rules in the language of the table, of a game that came with the page, too', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', lang: 'de' });
    await openMenu(table);
    button(table, 'menu-rules').click();
    await until(() => root(table).querySelector('#rules') !== null, 'the rules');
    expect(texts(table, '#rules h3')).to.include('Das Ziel');
    expect(texts(table, '#rules-title')).to.deep.equal(['Munger']);
  });

  it('lets the clock stand still until the player goes on', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    playAll(table, 't1t6');
    await openMenu(table);
    button(table, 'menu-pause').click();
    const before = table.record?.ms;
    await timePasses();
    expect(table.record?.ms).to.equal(before);

    await sendKeys({ press: 'Escape' });
    await until(() => (table.record?.ms ?? 0) > (before ?? 0), 'the clock');
  });

  it('prints the position in signs and boxes, whichever way the page is printed', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await until(() => root(table).querySelector('.printed') !== null, 'who prints');
    window.dispatchEvent(new Event('beforeprint'));
    const printed = texts(table, '.printed .piles:last-child > div:first-child > *');
    expect(printed).to.deep.equal(['column 1', '', '10♠\uFE0E', '', '9♣\uFE0E']);
    expect(texts(table, '.printed h1')).to.deep.equal(['Munger, deal 42']);
    expect(getComputedStyle(root(table).querySelector('.printed') ?? table).display).to.equal('none');
    window.dispatchEvent(new Event('afterprint'));
    expect(texts(table, '.printed h1')).to.deep.equal([]);
  });

  it('leads to the keys from every screen, and shows no time to those who want none', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', clock: 'off' });
    await openMenu(table);
    expect(texts(table, '.score li')[1]).to.equal('0 moves');
    button(table, 'menu-keys').click();
    await until(() => root(table).activeElement?.id === 'keys', 'the list');
  });
});

describe('the score in the bar', () => {
  it('counts moves, and time while the clock runs', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await until(() => texts(table, '#score .time')[0] === '0:00', 'the score');
    playAll(table, 't1t6');
    await until(() => !['0:00', undefined].includes(texts(table, '#score .time')[0]), 'a second');
    expect(texts(table, '#score .moves')).to.deep.equal(['1 move']);
  });

  it('leaves the time as it is while cards follow the hand, and catches up then', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    await until(() => texts(table, '#score .time')[0] === '0:00', 'the score');
    playAll(table, 't1t6');
    await still(table);
    const top = card(table, 'AC');
    await grab(top, { x: 40, y: 60 });
    const began = performance.now();
    await until(() => performance.now() - began > 1100, 'more than a second');
    expect(texts(table, '#score .time')[0]).to.equal('0:00');
    await letGo();
    await until(() => texts(table, '#score .time')[0] !== '0:00', 'the time that has passed');
  });
});
