import { expect } from '@open-wc/testing';
import { englishWords } from '../../src/text/table-words.ts';
import { KeyMap, readOwnKeys, writeOwnKeys } from '../../src/table/key-map.ts';
import { keyName } from '../../src/table/key-name.ts';
import { CardTyping } from '../../src/table/key-search.ts';
import { root, spoken, still, tableWith } from './harness.ts';
import { enter, focused, press } from './key-harness.ts';

const queenOfSpades = 24;
const [aceOfHearts, tenOfHearts, tenOfClubs] = [26, 35, 9];

describe('a card that is typed', () => {
  const typed = (keys: string, gap = 100): unknown[] => {
    const typing = new CardTyping();
    return Array.from(keys, (key, index) => typing.hear(key, index * gap, englishWords));
  };

  it('is its rank and its suit', () => {
    expect(typed('qs')).to.deep.equal(['begun', queenOfSpades]);
  });

  it('may be a 10 in one key or in two, and an ace in letters or figures', () => {
    expect(typed('10h')).to.deep.equal(['begun', 'begun', tenOfHearts]);
    expect(typed('tc')).to.deep.equal(['begun', tenOfClubs]);
    expect(typed('1h')).to.deep.equal(['begun', aceOfHearts]);
    expect(typed('ah')).to.deep.equal(['begun', aceOfHearts]);
  });

  it('begins anew after a second, or with a key that does not go on', () => {
    expect(typed('qs', 1001)).to.deep.equal(['begun', undefined]);
    expect(typed('kqs')).to.deep.equal(['begun', 'begun', queenOfSpades]);
  });

  it('is found where it lies open', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('q', 'h');
    expect(focused(table)).to.equal('queen of hearts, 2 of 4');
    await press('1', '0', 'c');
    expect(focused(table)).to.match(/^10 of clubs, 3 of/);
  });

  it('is not found while it is hidden', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('j', 'c');
    expect(spoken(table)).to.equal('No such card lies open.');
    expect(focused(table)).to.equal('stock, 17 cards left, pass 1 of 1');
  });

  it('is found again as its next copy', async () => {
    const table = await tableWith({ game: 'waning-moon', deal: '42', auto: 'off' });
    const names = [...root(table).querySelectorAll('.card[role=button]')].map(
      (each) => `${each.getAttribute('rank')}${each.getAttribute('suit')}`,
    );
    const twin = names.find((name, index) => names.indexOf(name) !== index && !name.startsWith('T')) ?? '';
    enter(table);
    const ids: (string | undefined)[] = [];
    for (let times = 0; times < 3; times++) {
      await press(...twin.toLowerCase().split(/(?<=.)/));
      ids.push(root(table).activeElement?.id);
    }
    expect(ids[0]).not.to.equal(ids[1]);
    expect(ids[2]).to.equal(ids[0]);
  });

  it('is typed in the letters of the language', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', lang: 'de' });
    await still(table);
    enter(table);
    await press('d', 'h');
    expect(root(table).activeElement?.getAttribute('rank')).to.equal('Q');
    expect(root(table).activeElement?.getAttribute('suit')).to.equal('H');
    await press('g');
    expect(table.state?.moves).to.equal(1);
  });
});

describe('the name of a key', () => {
  const name = (key: string, code: string, shiftKey = false): string | undefined =>
    keyName(new KeyboardEvent('keydown', { key, code, shiftKey }));

  it('is what it writes, whether small or large', () => {
    const keys = ['q', 'Q', '7', '?', '-', 'Ü', ' ', 'F2'].map((key) => name(key, ''));
    expect(keys).to.deep.equal(['q', 'q', '7', '?', '-', 'ü', 'Space', 'F2']);
  });

  it('is its place where it writes another script, or a sign where others have a digit', () => {
    expect(name('й', 'KeyQ')).to.equal('q');
    expect(name('é', 'Digit2')).to.equal('2');
    expect(name('-', 'Digit6')).to.equal('6');
    expect(name('!', 'Digit1', true)).to.equal(undefined);
  });

  it('is none for keys that the table does not use', () => {
    const others = ['Tab', 'F5', 'F6', 'Dead', 'Shift'];
    expect(others.map((key) => name(key, ''))).to.deep.equal(others.map(() => undefined));
  });
});

describe('the keys that a player has chosen', () => {
  it('take the place of the usual ones, and no other deed keeps them', () => {
    const keys = new KeyMap(englishWords, 'undo=Backspace press=d column-2=x');
    expect(['Backspace', 'd', 'x', 'Enter'].map((key) => keys.deedOf(key))).to.deep.equal([
      'undo',
      'press',
      'column-2',
      undefined,
    ]);
    expect([keys.keysOf('undo'), keys.keysOf('deal'), keys.keysOf('redo')]).to.deep.equal([
      ['Backspace'],
      [],
      ['r'],
    ]);
    expect([keys.deedOf('u'), keys.deedOf('2'), keys.deedOf('3')]).to.deep.equal([
      undefined,
      undefined,
      'column-3',
    ]);
  });

  it('are read as they were written, and what makes no sense is left out', () => {
    const own = new Map([
      ['column-12', '='],
      ['undo', 'F2'],
    ]);
    expect(readOwnKeys(writeOwnKeys(own))).to.deep.equal(own);
    expect([...readOwnKeys('undo =x deal= home=y redo=y')]).to.deep.equal([['home', 'y']]);
    expect(new KeyMap(englishWords, 'dance=u').deedOf('u')).to.equal(undefined);
  });
});
