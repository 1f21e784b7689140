import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { box, button, card, resetMouse, resize, root, still, tableWith, tap, until } from './harness.ts';
import { enter, focused, press, tabStops } from './key-harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

describe('the focus on the board', () => {
  afterEach(() => resetMouse());

  it('has one tab stop, which Tab comes to and leaves', async () => {
    const place = await box();
    const before = document.createElement('button');
    place.append(before);
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' }, place);
    before.focus();

    await sendKeys({ press: 'Tab' });
    expect(tabStops(table)).to.have.length(1);
    expect(root(table).activeElement).to.equal(tabStops(table)[0]);
    expect(focused(table)).to.equal('stock, 17 cards left, pass 1 of 1');

    await sendKeys({ press: 'Tab' });
    expect(root(table).activeElement).to.equal(button(table, 'undo'));
  });

  it('is seen by whoever has come by a key, and not by whoever has pressed a card', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', tap: 'select' });
    const ring = (): string => {
      const { activeElement } = root(table);
      return activeElement ? getComputedStyle(activeElement).outlineStyle : '';
    };
    enter(table);
    await press('PageDown');
    expect(ring()).to.equal('solid');
    await tap(card(table, '9C'));
    expect(ring()).to.equal('none');
    await press('ArrowRight');
    expect(ring()).to.equal('solid');
  });

  it('goes from pile to pile of a row, to its ends, and no further', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('PageDown', 'PageDown');
    await press('Home');
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
    await press('ArrowLeft');
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
    await press('ArrowRight', 'ArrowRight');
    expect(focused(table)).to.equal('ace of clubs, 4 of 4');
    await press('End');
    expect(focused(table)).to.equal('8 of diamonds, 4 of 4');
    await press('ArrowRight');
    expect(focused(table)).to.equal('8 of diamonds, 4 of 4');
  });

  it('begins at the lowest card that can be taken up, and goes from open card to open card', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    table.play({ from: 't1', to: 't6' });
    await still(table);
    enter(table);

    await press('PageDown', 'PageDown', 'End', 'ArrowLeft');
    expect(focused(table)).to.equal('10 of diamonds, 4 of 5');
    await press('ArrowDown');
    expect(focused(table)).to.equal('9 of clubs, 5 of 5');
    await press('ArrowUp', 'ArrowUp');
    expect(focused(table), 'past a card that lies face down').to.equal('8 of spades, 2 of 5');
  });

  it('goes on into the rows above and below', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('PageDown', 'PageDown', 'Home', 'PageUp');
    const above = focused(table);
    await press('PageDown', 'ArrowUp', 'ArrowUp');
    expect(focused(table)).to.equal(above);
    await press('ArrowDown');
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
  });

  it('goes along columns on their side from left to right, and up and down from one to the next', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', sideways: 'on' });
    table.play({ from: 't1', to: 't6' });
    await still(table);
    card(table, '9C').focus();

    await press('ArrowLeft');
    expect(focused(table)).to.equal('10 of diamonds, 4 of 5');
    await press('ArrowLeft');
    expect(focused(table), 'past a card that lies face down').to.equal('8 of spades, 2 of 5');
    await press('ArrowRight', 'ArrowRight', 'ArrowUp');
    expect(focused(table)).to.match(/, 4 of 4$/);
    await press('ArrowDown', 'ArrowDown');
    expect(focused(table)).to.equal('8 of diamonds, 4 of 4');
  });

  for (const game of ['munger', 'triple-minerva', 'pyramid', 'fan', 'golf', 'sultan']) {
    it(`comes to every open card and every empty place by arrows, in ${game}`, async () => {
      const table = await tableWith({ game, deal: '42', auto: 'off' });
      enter(table);
      const seen = new Set<string>();
      const look = (): string => {
        const id = root(table).activeElement?.id ?? '';
        seen.add(id);
        return id;
      };
      const goOn = (key: string): boolean => {
        const before = look();
        send(table, key);
        return look() !== before;
      };
      // From the top of each pile up into the row above; then the next pile of the row.
      while (goOn('PageUp'));
      do {
        send(table, 'Home');
        do {
          const pile = root(table).activeElement;
          while (goOn('ArrowUp'));
          if (pile instanceof HTMLElement) pile.focus();
          while (goOn('ArrowDown'));
          if (pile instanceof HTMLElement) pile.focus();
        } while (goOn('ArrowRight'));
      } while (goOn('PageDown'));

      const all = [...root(table).querySelectorAll('.board [role=button]')].map(({ id }) => id);
      expect([...seen].sort()).to.deep.equal(all.sort());
    });
  }
});

/** Presses a key as fast as a script can. */
function send(table: SolitaireTable, key: string): void {
  root(table).activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
}

describe('the focus stays on the board', () => {
  afterEach(() => resetMouse());

  it('when its card is played by somebody else', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    card(table, 'AC').focus();
    table.play({ from: 't3', to: 'f1' });
    expect(focused(table)).to.equal('jack of clubs, 3 of 3');
  });

  it('when its card turns face down again', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    table.play({ from: 't3', to: 'f1' });
    card(table, 'JC').focus();
    table.undo();
    expect(focused(table)).to.equal('ace of clubs, 4 of 4');
    table.redo();
    expect(focused(table)).to.equal('jack of clubs, 3 of 3');
  });

  it('when another deal comes, with fewer cards', async () => {
    const table = await tableWith({ game: 'triple-minerva', deal: '1' });
    [...root(table).querySelectorAll<HTMLElement>('.card[role=button]')].at(-1)?.focus();
    table.game = 'munger';
    await still(table);
    // Names and tab stops come after the picture.
    await until(() => tabStops(table).length > 0, 'tab stops of the new deal');
    expect(root(table).activeElement).to.equal(tabStops(table)[0]);
    expect(tabStops(table)).to.have.length(1);
  });

  it('when the box changes its size', async () => {
    const place = await box();
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' }, place);
    card(table, '9S').focus();
    resize(place, 640, 330);
    await still(table);
    expect(focused(table)).to.equal('9 of spades, 4 of 4');
    await press('ArrowRight');
    expect(focused(table)).to.equal('10 of diamonds, 4 of 4');
  });

  it('when the elements are brought into the order of the piles', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    const layer = card(table, '9C').parentElement;
    table.play({ from: 't1', to: 't6' });
    card(table, '9C').focus();
    const ordered = (): boolean => {
      const ids = [...(layer?.children ?? [])].map(({ id }) => id);
      return ids.indexOf(card(table, '9C').id) === ids.indexOf(card(table, 'TD').id) + 1;
    };
    expect(ordered()).to.equal(false);
    await until(ordered, 'the order of the piles');
    expect(focused(table)).to.equal('9 of clubs, 5 of 5');
    expect(new Set(layer?.children).size).to.equal(52);
  });

  it('and comes there with the mouse, so that letters are heard', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    await tap(card(table, '6C'));
    await press('u');
    expect(root(table).querySelector('.board')?.matches(':focus-within')).to.equal(true);
  });
});

describe('the ring around what has the focus', () => {
  it('is light and dark, so that it is seen on every ground', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('PageDown');
    const ring = getComputedStyle(root(table).activeElement ?? document.body);
    expect(ring.outlineStyle).to.equal('solid');
    expect(Number.parseFloat(ring.outlineWidth)).to.be.at.least(2);
    expect(ring.outlineColor).to.equal('rgb(255, 213, 74)');
    expect(ring.boxShadow).to.contain('rgb(16, 20, 26)');
  });
});
