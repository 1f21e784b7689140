import { expect } from '@open-wc/testing';
import { englishWords } from '../../src/text/table-words.ts';
import { compile } from '../../src/engine/compile.ts';
import '../../src/games/index.ts';
import { learnMechanisms, playableById } from '../../src/session/playable.ts';
import { Session } from '../../src/session/session.ts';
import { packTap } from '../../src/engine/move.ts';
import { emptyMark } from '../../src/table/pile-marks.ts';
import { stockNote } from '../../src/table/stock-note.ts';
import { pile, playAll, still, tableWith } from './harness.ts';

learnMechanisms(compile);

function session(id: string, taps = 0): Session {
  const game = playableById(id);
  if (!game) throw new Error(`there is no ${id}`);
  const made = new Session(game, '42', { now: () => 0 });
  for (let n = 0; n < taps; n++) made.play(packTap(game.mechanism.stock));
  return made;
}

function note(id: string, taps = 0): Record<string, string> | undefined {
  const noted = stockNote(session(id, taps));
  return noted && { ...noted, label: noted.label(englishWords) };
}

describe('the stock', () => {
  it('shows how many cards are left and how often it may be turned again', () => {
    expect(note('triple-minerva')).to.include({ count: '93', note: '1', mark: 'again' });
    expect(note('triple-minerva', 94)).to.include({ note: '0' });
  });

  it('shows that there is no end to the passes', () => {
    expect(note('klondike')).to.deep.include({ note: '∞', label: '24 cards left, pass 1' });
    expect(note('klondike', 25)).to.include({ count: '24', note: '∞', label: '24 cards left, pass 2' });
  });

  it('says nothing of passes where there is but one', () => {
    expect(note('munger')).to.include({ count: '17', note: '', mark: 'closed' });
  });

  it('tells how many rows it still deals', () => {
    expect(note('spider')).to.include({ count: '50', note: '', label: '50 cards left, 5 more deals' });
    expect(note('spider', 5)).to.include({ count: '', label: 'no cards left, no more deals' });
  });

  it('is not there in a game that has none', () => {
    expect(note('freecell')).to.equal(undefined);
  });

  it('shows it on the table', async () => {
    const table = await tableWith({ game: 'triple-minerva', deal: '42' });
    const badge = (): string | undefined =>
      pile(table, 's').shadowRoot?.querySelector('.badge')?.textContent.replaceAll(/\s+/g, ' ').trim();
    expect(badge()).to.equal('93 1');
    playAll(table, 's.s');
    await still(table);
    expect(badge()).to.equal('91 1');
  });
});

describe('an empty place', () => {
  const mark = (id: string, pileId: string): string => {
    const made = session(id);
    const view = made.piles.find((each) => each.id === pileId);
    if (!view) throw new Error(`there is no ${pileId}`);
    return emptyMark(made, view, englishWords);
  };

  it('shows the rank that begins it', () => {
    expect(mark('munger', 'f1')).to.equal('A');
    expect(mark('munger', 't1')).to.equal('K');
    expect(mark('spider', 'f1')).to.equal('K');
  });

  it('shows the rank that the deal has chosen', () => {
    const base = session('canfield').piles.find(({ id }) => id === 'f1')?.cards[0]?.face ?? -1;
    expect(mark('canfield', 'f2')).to.equal('A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')[base % 13]);
  });

  it('is marked as a foundation where any rank begins it, and not at all where it is no foundation', () => {
    expect(mark('manx', 'f1')).to.equal('home');
    expect(mark('manx', 'c1')).to.equal('');
  });
});
