import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { button, listen, makeTable, playAll, quietTable, root, until } from './harness.ts';
import { questionsAsked } from './worker-spy.ts';

const asked = questionsAsked();

beforeEach(() => (asked.length = 0));

describe('the verdict on a deal', () => {
  it('is a line of moves that wins when they are played', async () => {
    const table = await quietTable('bakers-game', '2');
    const verdict = await table.verdict();
    expect(JSON.parse(JSON.stringify(verdict))).to.deep.equal(verdict);
    expect(verdict).to.include({ verdict: 'won' });
    if (verdict.verdict !== 'won') return;
    for (const move of verdict.moves) expect(table.play(move)).to.include({ ok: true });
    expect(table.state?.won).to.equal(true);
  });

  it('is that nothing wins, when everything was looked at', async () => {
    const table = await quietTable('bakers-game', '14');
    const verdict = await table.verdict();
    expect(verdict.verdict).to.equal('lost');
    expect(verdict.states).to.be.greaterThan(1000);
  });

  it('is not decided before there is a deal', async () => {
    const table = makeTable({ game: 'bakers-game', deal: '2' });
    expect(await table.verdict()).to.include({ verdict: 'undecided', because: 'not-ready' });
    expect(await table.hint()).to.deep.equal({ ok: false, reason: 'not-ready' });
  });

  it('is told by one event for each position', async () => {
    const table = await quietTable('bakers-game', '2');
    const told = listen(table, 'solitaire-verdict');
    const [first] = await Promise.all([table.verdict(), table.verdict()]);
    await table.verdict();
    expect(told.map(({ verdict, states, ms }) => ({ verdict, states, ms }))).to.deep.equal([
      { verdict: 'won', states: first.states, ms: first.ms },
    ]);
  });

  it('is searched for once, however often and however quickly it is asked for', async () => {
    const table = await quietTable('bakers-game', '2');
    await Promise.all([table.verdict(), table.verdict(), table.hint()]);
    await table.verdict();
    expect(asked).to.have.length(1);
  });

  it('needs no search for whoever follows the line, goes back, or is lost already', async () => {
    const table = await quietTable('bakers-game', '2');
    const verdict = await table.verdict();
    if (verdict.verdict !== 'won') throw new Error('deal 2 can be won');
    const [first, second] = verdict.moves;
    if (first && second) [first, second].forEach((move) => table.play(move));
    expect(await table.verdict()).to.deep.include({ verdict: 'won', moves: verdict.moves.slice(2) });
    table.undo();
    expect(await table.verdict()).to.deep.include({ verdict: 'won', moves: verdict.moves.slice(1) });
    table.newDeal('14');
    await table.verdict();
    table.play(table.legalMoves[0] ?? { stock: true });
    expect(await table.verdict()).to.include({ verdict: 'lost', ms: 0 });
    expect(asked).to.have.length(2);
  });

  it('knows that an earlier position is won when a later one is', async () => {
    const table = await quietTable('freecell', '1');
    const first = await table.verdict();
    if (first.verdict !== 'won') throw new Error('deal 1 can be won');
    table.newDeal('1');
    asked.length = 0;
    for (const move of first.moves.slice(0, 12)) table.play(move);
    await table.verdict();
    for (let i = 0; i < 5; i++) table.undo();
    expect(await table.verdict()).to.include({ verdict: 'won', ms: 0 });
    expect(asked).to.have.length(1);
  });

  it('is given up when a move is played meanwhile', async () => {
    const table = await quietTable('forty-thieves', '7');
    const told = listen(table, 'solitaire-verdict');
    const verdict = table.verdict();
    await until(() => asked.length > 0, 'the question');
    table.play(table.legalMoves.find((move) => 'stock' in move) ?? { stock: true });
    expect(await verdict).to.include({ verdict: 'undecided', because: 'cancelled' });
    expect(told).to.have.length(0);
  });
});

describe('a hint', () => {
  it('is the first move of a line that wins, and is remembered', async () => {
    const table = await quietTable('bakers-game', '2');
    expect(table.record?.used.hint).to.equal(false);
    const verdict = await table.verdict();
    const hint = await table.hint();
    expect(hint).to.deep.equal({
      ok: true,
      move: verdict.verdict === 'won' ? verdict.moves[0] : undefined,
      kind: 'fair',
      samples: 1,
      wins: 1,
    });
    expect(table.record?.used.hint).to.equal(true);
  });

  it('leads to a win, hint by hint', async () => {
    const table = await quietTable('klondike', '5', { hints: 'all-seeing' });
    for (let moves = 0; moves < 400 && !table.state?.won; moves++) {
      const hint = await table.hint();
      if (!hint.ok) throw new Error(hint.reason);
      expect(table.play(hint.move)).to.include({ ok: true });
    }
    expect(table.state?.won).to.equal(true);
    expect(asked).to.have.length(1);
  });

  it('that is fair knows nothing of the cards that were never seen', async () => {
    const table = await quietTable('munger', '42');
    playAll(table, 't1t6');
    const places = Object.entries(table.state?.piles ?? {}).flatMap(([, cards]) =>
      (cards ?? '').split(' ').filter(Boolean),
    );
    const unseen = places.filter((card) => card === '##').length;
    const hint = await table.hint();
    expect(hint).to.include({ ok: true, kind: 'fair' });
    expect(asked.length).to.be.greaterThan(1);
    for (const { imagined } of asked) expect(imagined?.unseen).to.have.length(unseen);
    expect(new Set(asked.map(({ imagined }) => imagined?.seed)).size).to.equal(asked.length);
  });

  it('that is all-seeing knows every card', async () => {
    const table = await quietTable('munger', '5', { hints: 'all-seeing' });
    expect(await table.hint()).to.include({ ok: true, kind: 'all-seeing', samples: 1, wins: 1 });
    expect(asked.map(({ imagined }) => imagined)).to.deep.equal([undefined]);
  });

  it('is none where the game is proved lost, or won', async () => {
    const table = await quietTable('bakers-game', '14');
    expect(await table.hint()).to.deep.equal({ ok: false, reason: 'lost' });
    table.newDeal('2');
    const verdict = await table.verdict();
    if (verdict.verdict === 'won') for (const move of verdict.moves) table.play(move);
    expect(await table.hint()).to.deep.equal({ ok: false, reason: 'won' });
  });

  it('is legal for whoever follows it where all is lost', async () => {
    const table = await quietTable('munger', '4434274030', { auto: 'safe' });
    playAll(table, 't7t6.t5t4.s.s.wt1.t3t1.t6t3x2.s.s.s.s.s.s');
    for (let followed = 0; followed < 2; followed++) {
      const hint = await table.hint();
      expect(hint.ok && table.play(hint.move)).to.include({ ok: true });
    }
  });

  it('is a legal guess where nobody knows', async () => {
    const table = await quietTable('munger', '42');
    const hint = await table.hint();
    if (!hint.ok) throw new Error(hint.reason);
    expect(table.legalMoves).to.deep.include(hint.move);
  });
});

describe('a deal that can be won', () => {
  const wish = async (table: SolitaireTable): Promise<void> => {
    button(table, 'menu').click();
    await until(() => root(table).querySelector('#menu-sure') !== null, 'the menu');
    button(table, 'menu-sure').click();
  };

  it('is dealt for whoever wishes for it, with a line that wins and a way back', async () => {
    const table = await quietTable('bakers-game', '14');
    table.play(table.legalMoves[0] ?? { stock: true });
    await wish(table);
    await until(() => table.state?.deal !== '14', 'another deal');
    const deal = table.state?.deal;
    const asks = (): number => asked.filter((question) => question.deal === deal).length;
    const before = asks();
    expect(before).to.be.above(0);
    expect(await table.verdict()).to.include({ verdict: 'won' });
    expect(asks(), 'what was found is known').to.equal(before);
    root(table).querySelector<HTMLElement>('.notice button')?.click();
    expect(table.state?.deal).to.equal('14');
  });

  it('is not dealt any more when somebody plays on meanwhile', async () => {
    // Of four suits hardly any deal is won at the first look, before somebody can play on.
    const table = await quietTable('spider', '7');
    await wish(table);
    await until(() => asked.length > 0, 'a question about some deal');
    table.play({ stock: true });
    // The worker has heard of it when it answers something else.
    await quietTable('bakers-game', '2').then((other) => other.verdict());
    expect(table.state).to.include({ deal: '7', moves: 1 });
  });
});
