import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { button, playAll, quietTable, root, shown, spoken, tableWith, tap, until } from './harness.ts';
import { enter, press } from './key-harness.ts';

/** The ids of the elements that are lit: those that go, and where they go. */
function lit(table: SolitaireTable): [cards: string[], places: string[]] {
  const ids = (selector: string): string[] => [...root(table).querySelectorAll(selector)].map(({ id }) => id);
  return [ids('.hinted'), ids('.hinted-place')];
}

/** The ids of the top cards of a pile, or of the pile where it is empty. */
function topOf(table: SolitaireTable, id: string, count: number): string[] {
  const owned =
    root(table).querySelector(`#${id}`)?.getAttribute('aria-owns')?.split(' ').filter(Boolean) ?? [];
  return owned.length > 0 ? owned.slice(-count) : [id];
}

/** Moves of Baker's Game 3: it can be won until the last of them is played. */
const LOST_BY_THE_LAST = 't3c1.t8c2.t5t6.t3c3.t8t2.t7c4';

/** What can be done about what is shown. */
function choices(table: SolitaireTable): HTMLElement[] {
  return [...root(table).querySelectorAll<HTMLElement>('.notice button')];
}

describe('the button for hints', () => {
  it('lights up the cards and their place, and says the move', async () => {
    const table = await quietTable('bakers-game', '2');
    button(table, 'hint').click();
    await until(() => lit(table)[0].length > 0, 'a hint');

    const hint = await table.hint();
    if (!hint.ok || 'stock' in hint.move) throw new Error('deal 2 can be won');
    const { from, to, count } = hint.move;
    expect(lit(table)).to.deep.equal([topOf(table, from, count), topOf(table, to, 1)]);
    expect(spoken(table)).to.match(/^Hint: .+ to .+\. It leads to a win\.$/);
    expect(shown(table).startsWith(spoken(table))).to.equal(true);
    expect(table.record?.used.hint).to.equal(true);
  });

  it('has its light put out by the next press, and by the next move', async () => {
    const table = await quietTable('bakers-game', '2');
    const playOn = (): Promise<void> => {
      table.play(table.legalMoves[0] ?? { stock: true });
      return Promise.resolve();
    };
    for (const go of [() => tap(root(table).querySelector('.board') ?? table), playOn]) {
      button(table, 'hint').click();
      await until(() => lit(table)[0].length > 0, 'a hint');
      await go();
      expect(lit(table)).to.deep.equal([[], []]);
    }
  });

  it('is pressed by a key of the language, too', async () => {
    for (const [lang, key, said] of [
      ['en', 'h', 'Hint: '],
      ['de', 't', 'Tipp: '],
      ['fr', 'i', 'Indice'],
      ['it', 'c', 'Consiglio: '],
      ['nl', 't', 'Tip: '],
      ['es', 'p', 'Pista: '],
      ['pt', 'i', 'Dica: '],
    ] as const) {
      const table = await quietTable('bakers-game', '2', { lang });
      enter(table);
      await press(key);
      await until(() => shown(table).startsWith(said), `a hint in ${lang}`);
      table.remove();
    }
  });

  it('says how far a fair hint can be trusted, and that an all-seeing one knows every card', async () => {
    const table = await quietTable('klondike', '5');
    button(table, 'hint').click();
    await until(() => shown(table).startsWith('Hint:'), 'a hint');
    expect(shown(table)).to.match(/wins in \d of \d cases, depending on how the hidden cards lie\.$/);
    table.hints = 'all-seeing';
    button(table, 'hint').click();
    await until(() => shown(table).includes('every card'), 'another hint');
  });

  it('says so where nothing wins any more, with undo at hand', async () => {
    const table = await quietTable('bakers-game', '14');
    button(table, 'hint').click();
    await until(
      () => shown(table) === 'This deal cannot be won.',
      'the truth of a deal that nobody has touched',
    );
    playAll(table, table.legalMoves.map((m) => ('stock' in m ? 's' : m.from + m.to))[0] ?? '');
    button(table, 'hint').click();
    await until(() => shown(table).startsWith('From here this cannot be won.'), 'the truth');
    root(table).querySelector<HTMLElement>('.notice button')?.click();
    expect(table.state?.moves).to.equal(0);
  });

  it('finds where it was lost, and goes back there', async () => {
    const table = await quietTable('bakers-game', '3', { auto: 'off' });
    playAll(table, LOST_BY_THE_LAST);
    for (let more = 0; more < 2; more++) table.play(table.legalMoves[0] ?? { stock: true });
    button(table, 'hint').click();
    await until(() => choices(table).length === 2, 'the truth');
    expect(choices(table).map(({ textContent }) => textContent)).to.deep.equal([
      'Undo',
      'Where was it lost?',
    ]);
    choices(table)[1]?.click();
    await until(() => shown(table) === 'Here it could still be won: 3 moves taken back.', 'the place');
    expect(table.state?.moves).to.equal(LOST_BY_THE_LAST.split('.').length - 1);
    expect(await table.verdict()).to.include({ verdict: 'won' });
  });

  it('says so where a deal could never be won', async () => {
    const table = await quietTable('bakers-game', '14');
    table.play(table.legalMoves[0] ?? { stock: true });
    button(table, 'hint').click();
    await until(() => choices(table).length === 2, 'the truth');
    choices(table)[1]?.click();
    await until(() => shown(table) === 'This deal could never be won.', 'the whole truth');
    expect(table.state?.moves).to.equal(1);
  });

  it('plays the whole way to a win for whoever wants to see it, and faster at a press', async () => {
    const table = await quietTable('bakers-game', '2');
    button(table, 'hint').click();
    await until(() => choices(table)[0]?.textContent === 'Show me the way', 'a hint');
    choices(table)[0]?.click();
    for (let press = 0; press < 8; press++) {
      await until(() => choices(table)[0]?.textContent === 'Faster', 'the way');
      choices(table)[0]?.click();
    }
    await until(() => table.state?.won === true, 'the win');
    expect(table.record?.shown).to.equal(0);
    await until(() => root(table).querySelector('#win .title'), 'the panel');
    expect(root(table).querySelector('#win')?.textContent).to.contain('This is a way to win.');
    expect(root(table).querySelector('#win')?.textContent).to.not.contain('Well done');
  });

  it('stops showing the way at a press, and where somebody plays something else', async () => {
    const stop = (table: SolitaireTable): unknown => choices(table)[1]?.click();
    for (const end of [stop, (table: SolitaireTable) => table.undo()]) {
      const table = await quietTable('bakers-game', '2');
      button(table, 'hint').click();
      await until(() => choices(table)[0]?.textContent === 'Show me the way', 'a hint');
      choices(table)[0]?.click();
      await until(() => choices(table)[0]?.textContent === 'Faster', 'the way');
      choices(table)[0]?.click();
      end(table);
      const { moves } = table.state ?? {};
      await table.updateComplete;
      expect(shown(table)).to.equal('');
      button(table, 'hint').click();
      await until(() => shown(table).startsWith('Hint: '), 'another hint');
      expect(table.state?.moves).to.equal(moves);
      table.remove();
    }
  });

  it('shows a search that takes long, which can be stopped', async () => {
    const table = await quietTable('forty-thieves', '7', { hints: 'all-seeing' });
    button(table, 'hint').click();
    await until(() => shown(table).startsWith('Thinking'), 'progress');
    root(table).querySelector<HTMLElement>('.notice button')?.click();
    await until(() => shown(table) === '', 'the end');
    expect(lit(table)).to.deep.equal([[], []]);

    button(table, 'hint').focus();
    button(table, 'hint').click();
    await until(() => shown(table).startsWith('Thinking'), 'progress again');
    await sendKeys({ press: 'Escape' });
    await until(() => shown(table) === '', 'the end again');
  });

  it('does nothing at a table that is only for looking', async () => {
    const table = await quietTable('bakers-game', '2', { readonly: '' });
    expect(button(table, 'hint').ariaDisabled).to.equal('true');
    enter(table);
    await press('h');
    await until(() => shown(table) === 'This table is only for looking.', 'the reason');
    expect(table.record?.used.hint).to.equal(false);
  });
});

describe('the verdict in the bar', () => {
  const mark = (table: SolitaireTable): string =>
    root(table).querySelector('#verdict')?.textContent.trim() ?? '';

  it('is told by itself where no card is hidden', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2' });
    await until(() => mark(table) === 'can be won', 'the verdict');
    table.newDeal('14');
    await until(() => mark(table) === 'cannot be won', 'another verdict');
  });

  it('is not told where cards are hidden, unless it is wished for', async () => {
    const table = await tableWith({ game: 'klondike', deal: '5' });
    const open = await tableWith({ game: 'bakers-game', deal: '2' });
    await until(() => mark(open) !== '', 'the verdict beside it');
    expect(mark(table)).to.equal('');
    table.truth = 'on';
    await until(() => mark(table) === 'can be won', 'the verdict');
    table.truth = 'off';
    await until(() => mark(table) === '', 'silence');
  });

  it('says when it takes long', async () => {
    const table = await tableWith({ game: 'forty-thieves', deal: '7', truth: 'on' });
    await until(() => mark(table) === 'thinking …', 'thinking');
    table.truth = 'off';
    await until(() => mark(table) === '', 'silence');
  });

  it('has its place before there is an answer, so that the number of the deal does not move then', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2', truth: 'off' });
    const seen = new Map<string, number>();
    const look = (): void => {
      const number = root(table).querySelector('#deal-number > span');
      if (number && mark(table)) seen.set(mark(table), number.getBoundingClientRect().top);
    };
    const observer = new MutationObserver(look);
    observer.observe(root(table), { childList: true, subtree: true, characterData: true });
    table.truth = 'on';
    await until(() => mark(table) === 'can be won', 'the verdict');
    look();
    observer.disconnect();
    expect([...seen.keys()]).to.deep.equal(['thinking …', 'can be won']);
    expect(seen.get('can be won')).to.equal(seen.get('thinking …'));
  });

  it('is said aloud where it turns, and only there', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2' });
    await until(() => mark(table) === 'can be won', 'the verdict');
    expect(spoken(table)).not.to.contain('won');
    table.newDeal('14');
    await until(() => spoken(table) === 'This deal cannot be won.', 'the turn');
  });

  it('is there beside buttons alone, and gone with them', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2', controls: 'bar' });
    await until(() => mark(table) === 'can be won', 'the verdict');
    table.controls = 'none';
    await until(() => mark(table) === '', 'no bar');
  });
});
