import { expect } from '@open-wc/testing';
import type { GameRules } from '../../src/rules/game-rules.ts';
import { gameById } from '../../src/games/index.ts';
import {
  box,
  cards,
  listen,
  makeTable,
  pile,
  root,
  sheetOf,
  shown,
  spoken,
  still,
  tableWith,
  until,
} from './harness.ts';

function rulesOf(id: string): GameRules {
  const game = gameById(id);
  if (!game) throw new Error(`there is no ${id}`);
  return game.rules;
}

describe('the attributes of a table', () => {
  it('choose game and deal, and change them', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const heard = listen(table, 'solitaire-deal');

    table.setAttribute('deal', '7');
    await still(table);
    expect(table.state).to.include({ game: 'munger', deal: '7' });
    table.game = 'manx';
    await still(table);
    expect(table.state).to.include({ game: 'manx', deal: '7' });

    expect(heard.map(({ game, deal }) => [game, deal])).to.deep.equal([
      ['munger', '7'],
      ['manx', '7'],
    ]);
  });

  it('draw a deal where none is asked for, another one each time', async () => {
    const [one, other] = [await tableWith({ game: 'munger' }), await tableWith({ game: 'munger' })];
    expect(Number(one.state?.deal)).to.be.within(32_000, 9_999_999_999);
    expect(one.state?.deal).not.to.equal(other.state?.deal);
  });

  it('leave a deal alone that lies there already', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    const heard = listen(table, 'solitaire-deal');

    table.newDeal('9');
    table.tapStock();
    table.setAttribute('deal', '9');
    await still(table);
    expect(table.state).to.include({ deal: '9', moves: 1 });
    table.removeAttribute('deal');
    await still(table);
    expect(table.state).to.include({ deal: '9', moves: 1 });
    expect(heard).to.have.length(1);
  });

  it('ask for a deal again by the same number, when another one lies there', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.newDeal('9');
    table.setAttribute('deal', '42');
    await still(table);
    expect(table.state?.deal).to.equal('42');
  });

  for (const [attribute, value, message, line] of [
    ['game', 'no-such-game', 'there is no game "no-such-game"', 'There is no game called “no-such-game”.'],
    ['deal', 'x', 'deal "x" is no deal number: not a number', '“x” is not a deal number.'],
  ] as const) {
    it(`keep the last good deal when ${attribute} is bad, and say so`, async () => {
      const table = await tableWith({ game: 'munger', deal: '42' });
      table.tapStock();
      const before = table.state;
      const errors = listen(table, 'solitaire-error');

      table.setAttribute(attribute, value);
      await still(table);

      expect(table.state).to.deep.equal(before);
      expect(errors.map((error) => [error.attribute, error.message])).to.deep.equal([[attribute, message]]);
      expect(shown(table)).to.equal(`${line} The last deal stays.`);
    });
  }

  it('show what the page puts there while there is no good deal, and are ready with the first one', async () => {
    const table = makeTable({ game: 'no-such-game' });
    const own = document.createElement('p');
    own.slot = 'fallback';
    own.textContent = 'Wait a moment';
    table.append(own);
    let ready = false;
    void table.ready.then(() => (ready = true));
    (await box()).append(table);
    await still(table);
    expect([ready, table.state]).to.deep.equal([false, null]);
    expect(shown(table)).to.equal('There is no game called “no-such-game”.');
    expect(own.getBoundingClientRect().height).to.be.greaterThan(0);

    table.setAttribute('game', 'munger');
    await table.ready;
    const piles = Array.from(table.shadowRoot?.querySelectorAll('card-pile') ?? [], ({ id }) => id);
    expect(piles).to.have.members(Object.keys(table.state?.piles ?? {}));
    await still(table);

    expect(own.getBoundingClientRect().height).to.equal(0);
    expect(cards(table)).to.have.length(52);
  });

  it('take the last good value for one that there is not, and say so', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const errors = listen(table, 'solitaire-error');

    table.setAttribute('controls', 'many');
    await still(table);

    expect(errors.map(({ attribute, message }) => [attribute, message])).to.deep.equal([
      ['controls', 'controls "many" is none of full, bar, none'],
    ]);
    expect(root(table).querySelectorAll('.bar button')).to.have.length(7);
  });

  it('change the colours of table and cards at once', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', theme: 'light' });
    const colour = (): string =>
      getComputedStyle(root(table).querySelector('.table') ?? table).backgroundColor;
    expect(colour()).to.equal('rgb(31, 92, 70)');
    await until(() => sheetOf(table) !== '', 'light cards');
    const light = sheetOf(table);

    table.theme = 'dark';
    table.table = 'plain';
    await still(table);

    expect(colour()).to.equal('rgb(18, 22, 28)');
    await until(() => sheetOf(table) !== light, 'dark cards');
  });
});

describe('rules instead of a game', () => {
  it('are played', async () => {
    const table = makeTable({ deal: '42' });
    table.rules = rulesOf('munger');
    (await box()).append(table);
    await table.ready;
    await still(table);

    expect(table.state).to.deep.include({ game: null, deal: '42' });
    expect(table.play({ from: 't1', to: 't6' }).ok).to.equal(true);
    expect(table.record).to.deep.include({ rules: rulesOf('munger') });
    expect(root(table).querySelector('.table')?.getAttribute('aria-label')).to.equal('Deal 42');
  });

  it('with a fault keep the last good deal, and the error names the field', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const errors = listen(table, 'solitaire-error');
    const rules = { ...rulesOf('munger'), columns: { dealt: { piles: 0, each: 'dudu' } } };

    table.rules = rules as never;
    await still(table);

    expect(errors.map(({ attribute }) => attribute)).to.deep.equal(['rules']);
    expect(errors[0]?.message).to.contain('columns.dealt');
    expect(table.state).to.include({ game: 'munger', deal: '42' });
  });

  it('that cannot even be written keep the last good deal, too', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const errors = listen(table, 'solitaire-error');

    table.rules = Object.create(null) as never;
    await still(table);

    expect(errors.map(({ attribute }) => attribute)).to.deep.equal(['rules']);
    expect(table.state).to.include({ game: 'munger', deal: '42' });
  });

  it('that deal more cards than there are keep the last good deal, too', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const errors = listen(table, 'solitaire-error');

    const rules = rulesOf('munger');
    if (rules.mechanism !== 'building' || !rules.columns) throw new Error('Munger has columns');
    table.rules = { ...rules, columns: { ...rules.columns, dealt: { piles: 20, each: 'uuuu' } } };
    await still(table);

    expect(errors.at(-1)?.message).to.contain('87 cards');
    expect(table.state).to.include({ game: 'munger', deal: '42' });
  });
});

describe('the language of a table', () => {
  const title = (table: Element): string | undefined =>
    table.shadowRoot?.querySelector('#undo')?.getAttribute('title') ?? undefined;

  it('is the one of the page around it, and names cards, piles and moves', async () => {
    const place = await box();
    place.lang = 'fr-CA';
    const table = await tableWith({ game: 'munger', deal: '42' }, place);
    expect(title(table)).to.equal('Annuler');
    table.tapStock();
    expect(spoken(table)).to.contain('7 de carreau');
    expect(pile(table, 'w').getAttribute('aria-label')).to.match(/^défausse/);
  });

  it('is English where it is one that we lack', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', lang: 'tlh' });
    expect(title(table)).to.equal('Undo');
  });

  it('names piles by their kind, and is spoken anew when it changes', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    expect(pile(table, 'w').getAttribute('aria-label')).to.equal('waste, empty');
    table.lang = 'en-GB';
    await still(table);
    expect(pile(table, 'r1').getAttribute('aria-label')).to.equal('reserve, 7 cards');
  });
});
