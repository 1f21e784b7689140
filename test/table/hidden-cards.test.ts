import { expect } from '@open-wc/testing';
import { parseFace } from '../../src/cards/card.ts';
import { cardName } from '../../src/text/card-words.ts';
import { englishWords } from '../../src/text/table-words.ts';
import { cards, everything, root, still, tableWith } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** Every attribute and every text of the composed tree, and of the styles that scripts wrote. */
function written(table: SolitaireTable): string {
  return [table, ...everything(root(table))]
    .map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ');
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return `<${element.localName} ${attributes}>${text.map((node) => node.textContent).join('')}`;
    })
    .join('\n');
}

const NAMES = Array.from({ length: 52 }, (_, face) => cardName(englishWords, face));

/** Names of the cards that lie face up, as often as they lie there. */
function openNames(table: SolitaireTable): string[] {
  return Object.values(table.state?.piles ?? {})
    .flatMap((pile = '') => pile.split(' '))
    .flatMap((name) => {
      const face = parseFace(name);
      return face === undefined ? [] : [cardName(englishWords, face)];
    });
}

describe('a hidden card', () => {
  it('is named nowhere in the composed tree', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const text = written(table);
    const open = openNames(table);

    expect(open).to.have.length(21);
    for (const name of NAMES) {
      expect(text.includes(`"${name},`), `${name} is written`).to.equal(open.includes(name));
    }
  });

  it('has no rank, no suit, no label and no place on the sheet, and an id that tells only where it was dealt', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const hidden = cards(table).filter((card) => !card.hasAttribute('face-up'));

    expect(hidden).to.have.length(31);
    for (const card of hidden) {
      const names = [...card.attributes].map(({ name }) => name);
      expect(names).to.have.members(['class', 'id', 'part', 'style']);
      expect(card.style.cssText).not.to.match(/--[xy]:/);
      expect(card.face).to.equal(undefined);
    }
    expect(cards(table).map(({ id }) => id)).to.deep.equal(Array.from({ length: 52 }, (_, n) => `n${n}`));
  });

  it('is forgotten again when it turns down', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const before = written(table);

    table.play({ from: 't3', to: 'f1' });
    await still(table);
    expect(written(table)).to.contain('"jack of clubs,');
    table.undo();
    await still(table);

    expect(written(table)).not.to.contain('jack of clubs');
    expect(written(table).match(/rank="/g)).to.have.length(before.match(/rank="/g)?.length ?? 0);
  });

  it('of a stock that went through the waste is forgotten when it is turned over', async () => {
    const table = await tableWith({ game: 'klondike', deal: '1' });
    for (let taps = 0; taps < 24; taps++) table.tapStock();
    const top = table.state?.piles.w?.split(' ').at(-1) ?? '';
    table.tapStock();
    await still(table);

    const face = parseFace(top);
    expect(written(table)).not.to.contain(`"${face === undefined ? '' : cardName(englishWords, face)},`);
    expect(table.state?.piles.s).to.equal(Array(24).fill('##').join(' '));
  });

  it('is not given to those who listen: a pile owns its open cards, and tells the number of the others', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const column = root(table).querySelector('#t1');

    expect(column?.getAttribute('aria-label')).to.equal('column 1, 4 cards, 2 face down');
    const owned = column?.getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned.map((id) => root(table).getElementById(id)?.getAttribute('aria-label'))).to.deep.equal([
      '10 of spades, 2 of 4',
      '9 of clubs, 4 of 4',
    ]);
  });
});
