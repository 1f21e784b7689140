import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../../src/games/index.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { CheckedWords } from './checked-words.ts';

const english = new CheckedWords('en');

/** Headings and paragraphs of a game's rules, in English. */
function textOf(id: string): string {
  const game = games.find((one) => one.id === id);
  assert.ok(game, id);
  return rulesText(game, english)
    .sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n');
}

/** The game, what its text says, and what it does not say. */
const SAID: readonly (readonly [about: string, game: string, said: string, unsaid?: string])[] = [
  [
    'a row that passes over empty columns gives them no card',
    'grounds-for-a-divorce',
    'empty columns get none',
    'an empty column gets a card',
  ],
  [
    'a short row that begins at the second column ends nowhere else',
    'irmgard',
    'only seven cards, from the second column on',
    'the first seven piles',
  ],
  ['rows from which aces are taken are fewer', 'die-koenigsbergerin', 'at most ten deals'],
  [
    'foundations that take cards in the deal are empty only before it',
    'thirty-six',
    'empty before the deal',
    'empty when play begins',
  ],
  [
    'foundations that each begin with the card dealt there need no common rank',
    'stalactites',
    'whatever its rank',
    'every foundation has to begin',
  ],
  [
    'a foundation that is the only one is not spoken of as one of many',
    'doublets',
    'A card is dealt there before you begin.',
    'every foundation',
  ],
  [
    'a reserve whose cards cannot be played at first is not said to be of use from the start',
    'eagle-wing',
    'until one alone is left',
    'reserve from the first move on',
  ],
  [
    'a card that may go back to a cell is not said to stay for ever',
    'dolphin',
    'may go back to a cell',
    'never comes back',
  ],
  ['a card of the one pile stays there', 'golf', 'It never comes back.'],
  ['several piles in the middle have a heading of their own', 'take-away', 'The piles in the middle'],
  [
    'where no pairs leave, no partner is spoken of',
    'triple-alliance',
    'and it goes into a cell',
    'with a partner',
  ],
  [
    'a single pack is spoken of as one',
    'half-klondike',
    'This is no ordinary pack: it holds only the spades and the hearts.',
  ],
  ['suits that are there twice are counted', 'spider-2-suits', 'only the clubs twice and the hearts twice'],
  [
    'finished runs on the columns may be of any suits',
    'wake-robin',
    'runs of thirteen, whatever the suits, from the king',
  ],
  [
    'finished runs on the columns may have to be in suit',
    'curds-and-whey',
    'runs of thirteen in suit, from the king',
  ],
  ['of several reserve piles the highest fills a column', 'gate', 'the highest gives the card'],
  [
    'a single reserve is compared with no other',
    'canfield',
    'top card of the reserve, by itself',
    'the highest gives',
  ],
  ['a column that fills itself is yours in the end', 'whitehorse', 'it is for you to fill an empty column'],
  ['a card leaves one of several cells', 'freecell', 'From a cell a card may go', 'From there'],
  [
    'where columns take nothing, a cell gives nothing to them',
    'stalactites',
    'From a cell a card goes to a foundation, and nowhere else.',
  ],
  ['a card leaves the only cell', 'batsford', 'From the cell a card may go', 'From there'],
  ['cards leave the tail', 'miss-milligan', 'From the tail a card may go', 'From there'],
  [
    'the only column is spoken of as one',
    'alhambra',
    'The column is built up or down',
    'The columns are built',
  ],
  ['the only column gets its card in no order', 'alhambra', 'the reserve, the column.', 'The columns get'],
  ['the only column is turned over alone', 'alhambra', 'turns the column over', 'deals a row at once'],
  ['the only foundation is spoken of as one', 'doublets', 'may go to the foundation', 'to a foundation'],
  ['the only cell is spoken of as one', 'batsford', 'It takes nothing but kings', 'A cell takes'],
  ['the only tail is spoken of as one', 'tabby-cat', 'of a column or of the tail', 'a tail takes'],
  [
    'foundations that each begin with their own card have no common rank in the layout either',
    'stalactites',
    'each beginning with the card that is dealt there',
    'the first card that is dealt',
  ],
  [
    'foundations for single cards that differ in nothing but the rank are told as one',
    'betsy-ross',
    'Foundations 1 to 4 hold one card each',
    'Foundation 2',
  ],
  [
    'what is the same for several groups of foundations is told once',
    'betsy-ross',
    'The rest is the same for foundations 5 to 8. A card may come from the waste',
    'Foundation 6 is built up in steps of two ranks, whatever the suits. A card may come',
  ],
  [
    'what is not the same for all groups of foundations is told of each',
    'floradora',
    'a queen comes last.\nThey are empty when play begins.',
    'The rest is the same',
  ],
  [
    'a foundation for one rank is shown with a card of that rank',
    'floradora',
    'On the king of spades, for instance: any king, nothing else.',
    'On the 8 of spades, for instance: any 8',
  ],
  [
    'no example shows a card that never comes to lie there',
    'floradora',
    'a queen comes last',
    'nothing at all. Each',
  ],
  ['ranks without a pair are listed', 'elevens', 'Jacks, queens and kings make no pair.'],
  ['cards of one rank are not called a run', 'pileon', 'all of them or as many as you like', 'the whole run'],
  [
    'a redeal of rows is asked for at the empty stock',
    'montana',
    'dealt again, with a tap on the empty stock.',
  ],
  ['columns of one card are told by size', 'elevens', 'Nine columns of one card.', 'nine cards in all'],
  ['a short last row lies on columns', 'spiderette', 'for the first three columns.', 'three piles'],
  [
    'in suit no run of one pack is longer than its suit',
    'storehouse',
    'after the ace comes the king.',
    'more than thirteen',
  ],
  [
    'single columns of different sizes are counted in one sentence',
    'yukon',
    'Columns 2 to 7 get this many cards, in order: 6, 7, 8, 9, 10 and 11. The top five',
    'Column 3 gets',
  ],
  ['a double tap takes no run off', 'spider', 'goes to the next one. Or drag it', 'double tap'],
  [
    'how to play by hand is told of single games, too',
    'accordion',
    'Tap a card, and it goes to the best place',
  ],
  [
    'a help that gathers nothing is not called a new deal',
    'crescent',
    'have a card moved in every column',
    'dealt again',
  ],
];

describe('the sentences of the rules do not contradict each other:', () => {
  for (const [about, game, said, unsaid] of SAID) {
    it(about, () => {
      const text = textOf(game);
      assert.ok(text.includes(said), text);
      if (unsaid !== undefined) assert.ok(!text.includes(unsaid), text);
    });
  }
});
