import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById } from '../../src/games/index.ts';
import { rulesText, type RulesSectionId } from '../../src/text/rules-text.ts';
import { CheckedWords } from './checked-words.ts';

const english = new CheckedWords('en');

function sectionOf(id: string, section: RulesSectionId, words = english): string {
  const game = gameById(id);
  assert.ok(game, `there is no ${id}`);
  return (
    rulesText(game, words)
      .sections.find((one) => one.id === section)
      ?.paragraphs.join('\n') ?? ''
  );
}

describe('the rules text does not contradict itself:', () => {
  it('single open cards beside single hidden ones are told apart', () => {
    const columns = sectionOf('three-peaks', 'columns');
    assert.match(columns, /Columns 1 to 18 get one card each\. Each lies face down\./);
    assert.match(columns, /Columns 19 to 28 get one card each\. Each lies face up\./);
  });

  it('where foundations begin with one suit each, no card leaves one for its twin', () => {
    assert.match(sectionOf('royal-cotillion', 'foundations'), /No two of them may begin with the same suit/);
    assert.doesNotMatch(sectionOf('royal-cotillion', 'foundations'), /may leave one/);
    assert.match(sectionOf('double-klondike', 'foundations'), /may leave one/);
  });

  it('nobody is asked to deal where all cards are the stock', () => {
    assert.doesNotMatch(sectionOf('numerica', 'layout'), /real cards/);
    assert.match(sectionOf('calculation', 'layout'), /real cards\? Deal the foundations\. Before/);
    assert.match(sectionOf('fly', 'layout'), /in this order: the foundations, the reserve\./);
  });

  it('a tap brings no card to foundations that a game lacks', () => {
    assert.doesNotMatch(sectionOf('chelicera', 'hand'), /foundation/);
    assert.match(sectionOf('munger', 'hand'), /A double tap brings it to a foundation\. Or drag/);
  });

  it('cards that are left over in the end are said to be', () => {
    assert.match(
      sectionOf('doublets', 'goal'),
      /when 48 cards lie on the foundation; the others are left over\./,
    );
    assert.match(sectionOf('munger', 'goal'), /when all 52 cards lie on the foundations\./);
  });

  it('an empty column that only the stock fills is not said to stay empty', () => {
    assert.match(sectionOf('auld-lang-syne', 'columns'), /no card in an empty column; only the stock deals/);
    assert.match(sectionOf('bakers-dozen', 'columns'), /An empty column stays empty/);
  });
});

describe('an example on a foundation', () => {
  it('is made with ranks that come to lie there', () => {
    const [first = ''] = sectionOf('napoleons-tomb', 'foundations').split('\n');
    assert.match(
      first,
      /On the 6 of spades, for instance: any 5, nothing else\. On the ace of spades: any 6\./,
    );
  });

  it('goes around where more than one round is laid, though it ends with a full one', () => {
    assert.match(
      sectionOf('windmill', 'foundations'),
      /On the king of spades: any ace\. It holds at most 52/,
    );
  });
});

describe('cards that are looked for before the deal', () => {
  it('are counted where they are of one rank', () => {
    assert.match(sectionOf('good-measure', 'layout'), /two aces are looked for/i);
    const french = sectionOf('good-measure', 'layout', new CheckedWords('fr'));
    assert.match(french, /deux as sont recherchés, en partant du dessous du jeu, et placés sur le jeu/);
  });
});
