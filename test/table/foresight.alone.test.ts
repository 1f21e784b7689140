import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { box, playAll, quietTable, resetMouse, tableWith, until } from './harness.ts';
import { questionsAsked, workersEnded } from './worker-spy.ts';

const asked = questionsAsked();

/** The questions about a deal: those about the deal of an earlier test may still come. */
function askedOf(number: string): typeof asked {
  return asked.filter(({ deal }) => deal === number);
}

/** Waits until a deal is looked into. */
async function looked(deal: string): Promise<void> {
  await until(() => askedOf(deal).length > 0, `a question about deal ${deal}`);
}

describe('a hint that nobody has asked for yet', () => {
  beforeEach(() => (asked.length = 0));
  afterEach(() => resetMouse());

  it('is looked for at a table that keeps its deals, and is there at once', async () => {
    const table = await quietTable('klondike', '7', { keep: '' });
    await looked('7');
    expect(askedOf('7').every(({ imagined }) => imagined !== undefined)).to.equal(true);
    const hint = await table.hint();
    expect(hint).to.include({ ok: true, kind: 'fair' });
    // Nothing that was found is looked for again.
    await table.hint();
    const looks = askedOf('7').map(({ imagined, limits }) => `${imagined?.seed} ${limits.ms}`);
    expect(new Set(looks).size).to.equal(looks.length);
  });

  it('is looked for on a stranger’s page only when somebody comes to the table', async () => {
    const table = await quietTable('klondike', '9');
    const other = await tableWith(
      { game: 'klondike', deal: '10', truth: 'off', keep: '' },
      await box(360, 200),
    );
    await looked('10');
    expect(askedOf('9')).to.have.length(0);
    other.remove();
    await sendMouse({ type: 'move', position: [60, 400] });
    await looked('9');
    expect(table.record?.used.hint).to.equal(false);
  });

  it('is looked for after a move only where one was asked for before', async () => {
    const table = await quietTable('klondike', '11', { keep: '' });
    await looked('11');
    playAll(table, 's');
    const other = await quietTable('klondike', '12', { keep: '' });
    await looked('12');
    expect(askedOf('11').filter(({ moves }) => moves === 's')).to.have.length(0);
    other.remove();

    await table.hint();
    playAll(table, 's');
    await until(() => asked.some(({ moves }) => moves === 's.s'), 'a question about the second card');
  });

  it('is looked for no more when the table goes, and its worker goes, too', async () => {
    const table = await quietTable('klondike', '13', { keep: '' });
    await looked('13');
    const before = workersEnded();
    table.remove();
    await until(() => workersEnded() > before, 'the end of the worker');

    document.body.append(table);
    expect(await table.hint()).to.include({ ok: true, kind: 'fair' });
    table.remove();
  });
});
