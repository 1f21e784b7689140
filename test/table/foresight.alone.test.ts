import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { box, playAll, quietTable, resetMouse, tableWith, until } from './harness.ts';
import { questionsAsked } from './worker-spy.ts';

const asked = questionsAsked();

/** Waits until whatever was looked for has been found. */
async function looked(questions: number): Promise<void> {
  await until(() => asked.length >= questions, `${questions} questions`);
}

describe('a hint that nobody has asked for yet', () => {
  beforeEach(() => (asked.length = 0));
  afterEach(() => resetMouse());

  it('is looked for at a table that keeps its deals, and is there at once', async () => {
    const table = await quietTable('klondike', '7', { keep: '' });
    await looked(2);
    expect(asked.every(({ imagined }) => imagined !== undefined)).to.equal(true);
    const hint = await table.hint();
    const known = asked.length;
    expect(hint).to.include({ ok: true, kind: 'fair' });
    expect(await table.hint()).to.deep.equal(hint);
    expect(asked.length).to.equal(known);
  });

  it('is looked for on a stranger’s page only when somebody comes to the table', async () => {
    const table = await quietTable('klondike', '9');
    const other = await tableWith(
      { game: 'klondike', deal: '10', truth: 'off', keep: '' },
      await box(360, 200),
    );
    await until(() => asked.some(({ deal }) => deal === '10'), 'a question about the other deal');
    expect(asked.map(({ deal }) => deal)).to.not.include('9');
    other.remove();
    await sendMouse({ type: 'move', position: [60, 400] });
    await until(() => asked.some(({ deal }) => deal === '9'), 'a question about the deal');
    expect(table.record?.used.hint).to.equal(false);
  });

  it('is looked for after a move only where one was asked for before', async () => {
    const table = await quietTable('klondike', '11', { keep: '' });
    await looked(1);
    playAll(table, 's');
    const other = await quietTable('klondike', '12', { keep: '' });
    await until(() => asked.some(({ deal }) => deal === '12'), 'a question about another deal');
    expect(asked.filter(({ moves }) => moves === 's')).to.have.length(0);
    other.remove();

    await table.hint();
    playAll(table, 's');
    await until(() => asked.some(({ moves }) => moves === 's.s'), 'a question about the second card');
  });
});
