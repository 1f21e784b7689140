import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankOf, type Face } from '../../src/cards/card.ts';
import { compile } from '../../src/engine/compile.ts';
import type { PileKind } from '../../src/engine/pile.ts';
import { gameById, games } from '../../src/games/index.ts';
import { cardName } from '../../src/text/card-words.ts';
import { toldFoundations } from '../../src/text/foundation-facts.ts';
import { rulesText, type RulesSectionId } from '../../src/text/rules-text.ts';
import { CheckedWords } from './checked-words.ts';

const words = new CheckedWords('en');
const FACES = Array.from({ length: 52 }, (_, face): Face => face);
const BY_NAME = new Map(FACES.map((face) => [cardName(words, face), face]));

/** "On the 8 of spades, for instance: 7 of hearts or 7 of diamonds, nothing else." */
const EXAMPLE = /On the ([^,:.]+)(?:, for instance)?: ([^.]+?)(?:, nothing else)?\./g;

interface Example {
  readonly top: Face;
  readonly fits: readonly Face[];
}

function examplesIn(text: string, deck: ReadonlySet<Face>): Example[] {
  return [...text.matchAll(EXAMPLE)].map(([, top = '', fits = '']) => ({
    top: faceOf(top),
    fits:
      fits === 'nothing at all'
        ? []
        : fits
            .split(/, | or /)
            .flatMap((name) => facesOf(name, deck))
            .sort((a, b) => a - b),
  }));
}

function facesOf(name: string, deck: ReadonlySet<Face>): Face[] {
  if (!name.startsWith('any ')) return [faceOf(name)];
  const rank = rankOf(faceOf(`${name.slice(4)} of spades`));
  return [...deck].filter((face) => rankOf(face) === rank);
}

function faceOf(name: string): Face {
  const face = BY_NAME.get(name);
  assert.ok(face !== undefined, `“${name}” is no card`);
  return face;
}

function paragraphsOf(id: string, section: RulesSectionId): readonly string[] {
  const game = gameById(id);
  assert.ok(game);
  return rulesText(game, words).sections.find((one) => one.id === section)?.paragraphs ?? [];
}

describe('a worked example', () => {
  const places: [RulesSectionId, PileKind][] = [
    ['columns', 'column'],
    ['chain', 'foundation'],
  ];
  for (const { id, rules } of games) {
    it(`in the text of ${id} is what the engine allows`, () => {
      const mechanism = compile(rules);
      const deck = new Set(mechanism.deck.faces);
      const check = (text: string, pile: number): number => {
        const examples = examplesIn(text, deck);
        for (const { top, fits } of examples) {
          assert.deepEqual(
            fits,
            mechanism.fits(pile, top).filter((face) => deck.has(face)),
            cardName(words, top),
          );
        }
        return examples.length;
      };
      let checked = 0;
      for (const [section, kind] of places) {
        const pile = mechanism.piles.findIndex((one) => one.kind === kind);
        checked += check(paragraphsOf(id, section).join('\n'), pile);
      }
      if (rules.mechanism === 'building') {
        let pile = mechanism.piles.findIndex((one) => one.kind === 'foundation');
        const built = /^(The( [\w-]+)? foundation|Foundation)s? /;
        const paragraphs = paragraphsOf(id, 'foundations').filter((text) => built.test(text));
        for (const { group } of toldFoundations(rules.foundations)) {
          if (group.takes === 'single cards') checked += check(paragraphs.shift() ?? '', pile);
          pile += group.count;
        }
      }
      if (rules.mechanism === 'building' || rules.mechanism === 'chain') assert.ok(checked > 0);
    });
  }

  it('goes around where the rules do', () => {
    assert.match(paragraphsOf('manx', 'columns').join(' '), /On the ace of spades: any king\./);
    assert.match(paragraphsOf('munger', 'columns').join(' '), /On the ace of spades: nothing at all\./);
  });

  it('is made with cards that the game has', () => {
    assert.match(
      paragraphsOf('spider-2-suits', 'columns').join(' '),
      /On the 8 of clubs, for instance: 7 of clubs or 7 of hearts,/,
    );
  });
});

describe('the rules text of the first games says', () => {
  const facts: [string, RulesSectionId, RegExp][] = [
    ['munger', 'foundations', /top card may come back into play wherever another pile takes it/],
    ['munger', 'columns', /first and third card lie face down, the second and fourth face up/],
    ['munger', 'columns', /face-down card that is uncovered turns up by itself/],
    ['munger', 'columns', /On the 8 of spades, for instance: 7 of hearts or 7 of diamonds, nothing else/],
    [
      'munger',
      'columns',
      /only a king, alone or with the cards that move along with it\. It may come from another column, from the reserve, from the waste or from a foundation/,
    ],
    ['munger', 'reserve', /seven cards\. All of them lie face up/],
    ['munger', 'reserve', /No card ever enters the reserve/],
    ['munger', 'stock', /The 17 cards .* turns one card onto the waste/],
    ['munger', 'stock', /The waste is empty at the start/],
    ['munger', 'stock', /once\. There is no redeal/],
    ['manx', 'foundations', /only complete runs: thirteen cards.*may begin at any rank/],
    ['manx', 'foundations', /A single card never goes to a foundation/],
    [
      'manx',
      'foundations',
      /last thirteen cards go\. Only an empty foundation takes a run\. When to take .* is for you to decide/,
    ],
    ['manx', 'foundations', /takes nothing at all until the other twelve are off as well/],
    ['manx', 'foundations', /Neither a tap nor an automatic move ever takes a card back/],
    ['manx', 'columns', /after the ace comes the king, so a column may hold more than thirteen/],
    ['manx', 'columns', /An empty column takes any card, and whatever may be moved along with it/],
    [
      'manx',
      'cells',
      /it takes one card.*from a column or from a foundation.*empty ones included, but never to a foundation/,
    ],
    ['manx', 'stock', /each of the four columns. That makes twelve deals/],
    ['manx', 'stock', /an empty column gets a card, too. There is no waste/],
    ['triple-minerva', 'foundations', /The twelve foundations.*at most thirteen cards/],
    [
      'triple-minerva',
      'foundations',
      /An ace that lies alone may also move to any other empty foundation.*the 2 of spades may leave one ace of spades for another/,
    ],
    ['triple-minerva', 'stock', /The 93 cards/],
    ['triple-minerva', 'stock', /twice in all.*in the same order as before, and deals no card/],
    ['waning-moon', 'columns', /one card at a time, strictly: no run moves, and there is no shortcut/],
    ['waning-moon', 'columns', /On the 8 of spades, for instance: 7 of spades, nothing else/],
    [
      'waning-moon',
      'columns',
      /An empty column takes any card\. It may come from another column, from the waste or from a foundation/,
    ],
    ['waning-moon', 'stock', /The 52 cards.*once\. There is no redeal/s],
    ['minerva', 'stock', /The thirteen cards/],
    ['double-minerva', 'stock', /The 55 cards/],
    ['athena', 'stock', /turns three cards.*as often as you like/s],
    ['canfield', 'foundations', /its rank is the base: every foundation has to begin with that rank/],
    [
      'canfield',
      'columns',
      /either the uncovered card alone or all the cards of the column, nothing in between/,
    ],
    ['canfield', 'columns', /filled again at once with the top card of the reserve, by itself/],
    ['spider', 'foundations', /from the king down to the ace, in suit/],
    [
      'spider',
      'columns',
      /built down rank by rank, whatever the suits.*lie in order, in suit, may be moved together/s,
    ],
    ['spider', 'stock', /You may not do that while a column is empty/],
    ['tabby-cat', 'cells', /a card or a whole run.*may leave all at once or in parts/],
    ['tabby-cat-whole-tail', 'cells', /leaves all at once or not at all/],
    ['klondike', 'columns', /first holds one card, and every further one a card more, up to seven/],
    ['eclipse', 'stock', /each of the thirteen columns\. That makes four deals/],
    ['thirty-nine-steps', 'stock', /The 65 cards/],
    ['golf', 'chain', /On the king of spades: any queen/],
    ['golf-nothing-on-kings', 'chain', /On the king of spades: nothing at all/],
    ['pyramid', 'pairs', /make 13.*A king makes 13 by itself/],
  ];
  for (const [id, section, pattern] of facts) {
    it(`in ${id}: ${pattern.source.replaceAll(/\\|\.\*/g, '')}`, () => {
      assert.match(paragraphsOf(id, section).join('\n'), new RegExp(pattern.source, 's'));
    });
  }
});
