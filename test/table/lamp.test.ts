import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { cards, finger, freeFingers, holdFingers, quietTable, root, until } from './harness.ts';

/** What is lit: cards by their names, and other things by their ids. */
function lit(table: SolitaireTable): string[] {
  return [...root(table).querySelectorAll('.lit')]
    .map((each) => (cards(table).some((card) => card === each) ? nameOf(each) : each.id))
    .sort();
}

function nameOf(card: Element): string {
  return `${card.getAttribute('rank')}${card.getAttribute('suit')}`;
}

/** The cards that the rules let go somewhere, each the lowest of those that go together; and the stock. */
function movable(table: SolitaireTable): string[] {
  const { legalMoves, state } = table;
  const names = legalMoves.map((move) =>
    'stock' in move ? 's' : (state?.piles[move.from]?.split(' ').at(-move.count) ?? ''),
  );
  return [...new Set(names)].sort();
}

function ringOf(element: Element | null): string {
  return element ? getComputedStyle(element).outlineStyle : 'nothing';
}

describe('the beginner’s light', () => {
  before(() => freeFingers());
  after(() => holdFingers());

  it('shines on all that can move and on nothing else, from move to move', async () => {
    const table = await quietTable('munger', '42', { light: 'on' });
    await until(() => lit(table).length > 0, 'the light');
    for (let moves = 0; moves < 12; moves++) {
      expect(lit(table)).to.deep.equal(movable(table));
      // Not to a foundation: off those, cards may go too, but it is not what a beginner is shown.
      const next = table.legalMoves.find((move) => 'stock' in move || move.to.startsWith('t'));
      expect(table.play(next ?? expect.fail()).ok).to.equal(true);
    }
  });

  it('makes room for the places that a card may go to, and is put out by its setting', async () => {
    const table = await quietTable('munger', '42', { light: 'on', tap: 'select' });
    await until(() => lit(table).length > 0, 'the light');
    const lights = [...root(table).querySelectorAll('.lit')];
    expect(lights.map(ringOf)).to.deep.equal(lights.map(() => 'solid'));

    const card = cards(table).find((each) => nameOf(each) === '9C') ?? expect.fail();
    const { x, y, width, height } = card.getBoundingClientRect();
    finger(table, { x: x + width / 2, y: y + height / 2 }, 1000);
    expect(root(table).querySelectorAll('.target').length).to.be.above(0);
    const others = lights.filter((each) => !each.matches('.selected, .target'));
    expect(others.map(ringOf)).to.deep.equal(others.map(() => 'none'));

    table.light = 'off';
    await table.updateComplete;
    expect(lit(table)).to.deep.equal([]);
  });
});
