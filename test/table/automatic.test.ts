import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { button, listen, playAll, root, shown, spoken, still, tableWith } from './harness.ts';
import { enter, press } from './key-harness.ts';
import { NEARLY_WON } from './nearly-won.ts';

describe('automatic moves', () => {
  it('follow a move, join its gesture, and are told as one sentence', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.removeAttribute('auto');
    const moves = listen(table, 'solitaire-move');
    const changes = listen(table, 'solitaire-change');

    const outcome = table.tapStock();

    expect(table.record?.moves).to.equal('s.+t3f1.+r1f1');
    expect(moves.map(({ by }) => by)).to.deep.equal(['api', 'auto', 'auto']);
    expect(changes.map(({ by }) => by)).to.deep.equal(['api', 'auto', 'auto']);
    expect(outcome.ok && outcome.steps.map(({ kind }) => kind)).to.deep.equal(
      changes.flatMap(({ steps }) => steps.map(({ kind }) => kind)),
    );
    expect(spoken(table)).to.match(
      /^Turned .*\. 2 cards went home by themselves\. Turned up jack of clubs\.$/,
    );

    table.undo();
    expect(table.state?.moves).to.equal(0);
    table.redo();
    expect(table.state?.moves).to.equal(3);
  });

  it('are those that the page asks for, at once, and after a bad value the last ones', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'safe' });
    const errors = listen(table, 'solitaire-error');

    table.auto = 'off';
    table.tapStock();
    expect(table.record?.moves).to.equal('s');
    await still(table);
    table.setAttribute('auto', 'sometimes');
    await still(table);
    table.tapStock();

    expect(table.record?.moves).to.equal('s.s');
    expect(errors.map(({ message }) => message)).to.deep.equal([
      'auto "sometimes" is none of safe, off, all',
    ]);
  });

  it('can be cancelled, which nobody is told of but who did it', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'safe' });
    const refused = listen(table, 'solitaire-refused');
    table.addEventListener('solitaire-move', (event) => {
      if (event.by === 'auto') event.preventDefault();
    });

    table.tapStock();

    expect(table.record?.moves).to.equal('s');
    expect(refused.map(({ reason }) => reason)).to.deep.equal(['cancelled']);
    expect(spoken(table)).to.match(/^Turned /);
    expect(shown(table)).to.equal('');
  });

  it('do not follow when a listener has taken the move back', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'safe' });
    table.addEventListener('solitaire-change', () => table.undo(), { once: true });

    table.tapStock();

    expect(table.state?.moves).to.equal(0);
  });
});

describe('the button that finishes a game', () => {
  const finish = (table: SolitaireTable): Element | null => root(table).querySelector('#finish');

  it('is there once all cards can go home without a thought, and brings them there as one gesture', async () => {
    const table = await tableWith({ game: 'munger', deal: '102' });
    playAll(table, NEARLY_WON.slice(0, NEARLY_WON.lastIndexOf('.')));
    await still(table);
    expect(finish(table)).to.equal(null);
    playAll(table, NEARLY_WON.slice(NEARLY_WON.lastIndexOf('.') + 1));
    await still(table);
    const moves = listen(table, 'solitaire-move');
    const wins = listen(table, 'solitaire-win');

    button(table, 'finish').click();
    await still(table);

    expect(table.state).to.include({ won: true });
    expect(wins).to.have.length(1);
    expect(moves.map(({ by }) => by)).to.deep.equal([
      'hand',
      ...Array<string>(moves.length - 1).fill('auto'),
    ]);
    expect(spoken(table)).to.match(/ cards went home by themselves\. You have won, in \d+ moves/);
    expect(finish(table)).to.equal(null);
    table.undo();
    expect(table.state?.moves).to.equal(NEARLY_WON.split('.').length);
  });

  it('has a key as well, which begins an ace until then', async () => {
    const table = await tableWith({ game: 'munger', deal: '102' });
    enter(table);
    await press('a');
    expect(table.state?.moves).to.equal(0);

    playAll(table, NEARLY_WON);
    await still(table);
    // What was typed before has been forgotten by now.
    await press('ArrowRight', 'x', 'a');
    await still(table);
    expect(table.state).to.include({ won: true });
    expect(root(table).activeElement?.id).to.equal('win');
  });

  it('is not there on a table for looking, or with fewer controls', async () => {
    const table = await tableWith({ game: 'munger', deal: '102', controls: 'bar' });
    playAll(table, NEARLY_WON);
    await still(table);
    expect(finish(table)).to.equal(null);

    table.controls = 'full';
    table.readonly = true;
    await still(table);
    expect(finish(table)).to.equal(null);
    table.readonly = false;
    await still(table);
    expect(finish(table)).not.to.equal(null);
  });
});
