import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { button, listen, playAll, quietTable, root, spoken, tableWith, until } from './harness.ts';
import { enter, press } from './key-harness.ts';
import { NEARLY_WON } from './nearly-won.ts';

function field(table: SolitaireTable): HTMLInputElement {
  const found = root(table).querySelector<HTMLInputElement>('#typed');
  if (!found) throw new Error('the text board is not open');
  return found;
}

/** Types a line and sends it off; gives what is said to it. */
function type(table: SolitaireTable, text: string): string {
  const input = field(table);
  input.value = text;
  input.form?.requestSubmit();
  return spoken(table);
}

function lines(table: SolitaireTable): string[] {
  return [...root(table).querySelectorAll('#text-board li')].map(({ textContent }) => textContent.trim());
}

async function openByKey(table: SolitaireTable): Promise<void> {
  await until(() => root(table).querySelector('.board [tabindex="0"]') !== null, 'the board');
  enter(table);
  await press('/');
  await until(() => root(table).activeElement?.id === 'typed', 'the text board');
}

describe('the text board', () => {
  it('tells every pile by name, its cards in order, and what lies face down, at length or in short', async () => {
    const table = await quietTable('munger', '42');
    await openByKey(table);
    expect(lines(table)).to.have.length(table.state ? Object.keys(table.state.piles).length : 0);
    expect(lines(table)).to.include(
      't1, column 1, 4 cards, 2 face down: 1 face-down card, 10 of spades, 1 face-down card, 9 of clubs',
    );
    expect(lines(table)).to.include('f1, foundation 1, empty');
    await expect(root(table).querySelector('#text-board')).to.be.accessible();

    button(table, 'short').click();
    expect(lines(table)).to.include('t1: ? 10s ? 9c');
    expect(lines(table)).to.include('f1: -');
  });

  it('plays what is typed, answers in the one live region, and says why it refuses', async () => {
    const table = await quietTable('munger', '42');
    await openByKey(table);
    expect(type(table, '9c to column 6')).to.equal('9 of clubs to column 6. Turned up 5 of hearts.');
    expect(root(table).querySelector('#answer')?.textContent).to.equal(spoken(table));
    expect(lines(table)).to.include(
      't1, column 1, 3 cards, 1 face down: 1 face-down card, 10 of spades, 5 of hearts',
    );
    expect(root(table).activeElement).to.equal(field(table));
    expect(type(table, 'ac f')).to.equal('Ace of clubs to foundation 1. Turned up jack of clubs.');
    expect(type(table, '5h f1')).to.equal('This card does not fit there.');
    expect(type(table, '5h f2')).to.equal('This card may not begin an empty place.');
    expect(type(table, '9c')).to.match(/^(Goes to |No place takes)/);
    expect(type(table, 'pray')).to.equal('“pray” is no move. Type “?” to hear what can be typed.');
    expect(type(table, '?')).to.match(/^Type a move by cards or piles: /);
    expect(type(table, 'undo')).to.equal('Undone.');
    type(table, 'u');
    expect(type(table, 'u')).to.equal('There is nothing to undo.');
    expect(table.state?.moves).to.equal(0);
    expect(root(table).querySelectorAll('[role="status"], [aria-live]')).to.have.length(1);
  });

  it('deals anew, by number too, and closes with the focus back on the cards', async () => {
    const table = await quietTable('munger', '42');
    await openByKey(table);
    type(table, 'new deal 102');
    expect(table.state?.deal).to.equal('102');
    expect(type(table, 'n 0')).to.equal('The deals begin with 1.');
    type(table, 'n');
    expect(table.state?.deal).not.to.equal('102');
    await sendKeys({ press: 'Escape' });
    expect(root(table).querySelector('#text-board')).to.equal(null);
    expect(root(table).activeElement?.closest('.board')).not.to.equal(null);
  });

  it('wins a whole game, with the record that the methods give', async () => {
    const table = await tableWith({ game: 'munger', deal: '102' });
    const wins = listen(table, 'solitaire-win');
    button(table, 'menu').click();
    await until(() => root(table).activeElement?.id === 'menu-panel', 'the menu');
    button(table, 'menu-text').click();
    await until(() => root(table).activeElement?.id === 'typed', 'the text board');
    for (const move of NEARLY_WON.split('.')) type(table, move);

    const other = await tableWith({ game: 'munger', deal: '102' });
    playAll(other, NEARLY_WON);
    expect({ ...table.record, ms: 0 }).to.deep.equal({ ...other.record, ms: 0 });

    expect(type(table, 'finish')).to.include('You have won');
    expect(wins).to.have.length(1);
  });
});
